// Claims about boxes: for each, the last phrases about whose home it is and where its seal is.
import type { Connection } from '$net/connection.svelte';
import type { Colour, Line, Phrase, Pointed } from '$net/wire';
import { standingAfter } from '../playback/box-positions';
import type { Guardian, Happened, Wall } from '../types';

/** What was said about a seal, each with the colour of the seat that said so. */
export interface Told {
  seal?: { guardian: Guardian; colour: Colour };
  side?: { wall: Wall; colour: Colour };
}

/** The box that a phrase points at, or the cell if that was the gap, or null. */
export function meantBy(
  connection: Connection,
  { point }: Line,
): { box: number } | { cell: number } | null {
  if (!point || point.cell === null) return null;
  const before = connection.historyUpTo(point.number) as Happened[];
  const dealt = before.find((event) => event.event === 'dealt');
  const box = standingAfter(before)[point.cell]!;
  return dealt?.gap === box ? { cell: point.cell } : { box };
}

/** What a bot says about the move that it is about to make. */
const ANNOUNCED = ['plan', 'undo', 'guess', 'only_left', 'leave', 'bless', 'put_right'];

/** Whether a phrase only announces a move, so that it says nothing once that turn is over. */
export const announces = ({ phrase }: Pointed): boolean =>
  ANNOUNCED.some((name) => phrase === name || phrase.startsWith(`${name}_`));

const ADVICE: string[] = ['move_this', 'put_here'] satisfies Phrase[];

/** Whether a phrase advises a move, so that it points at nothing once that turn is over. */
export const advises = ({ phrase }: Pointed): boolean => ADVICE.includes(phrase);

/** The seats that have acted since a phrase was said, once for each event. */
function actorsSince(connection: Connection, { point }: Line): number[] {
  const before = point ? connection.historyUpTo(point.number).length : 0;
  return (connection.history.slice(before) as Happened[]).flatMap((event) =>
    'seat' in event ? event.seat : [],
  );
}

/** Whether somebody has acted since, so that what was announced is under way. */
export const underWay = (connection: Connection, line: Line): boolean =>
  actorsSince(connection, line).length > 0;

/** Whether the turn in which a phrase was said is over, now that this seat has the turn. */
export function turnIsOver(connection: Connection, line: Line, turn: number | null): boolean {
  if (!line.point) return true;
  const since = actorsSince(connection, line);
  // Whoever acted first since then had that turn.
  return since.length > 0 && (since[0] !== turn || since.some((seat) => seat !== since[0]));
}

export function toldOf(connection: Connection): Map<number, Told> {
  const found = new Map<number, Told>();
  for (const line of connection.chat) {
    const claim = claimIn(connection, line);
    const meant = claim && meantBy(connection, line);
    if (meant && 'box' in meant) found.set(meant.box, { ...found.get(meant.box), ...claim });
  }
  return found;
}

function claimIn(connection: Connection, { point, seat }: Line): Told | null {
  const colour = seat === null ? undefined : connection.table?.seats[seat]?.colour;
  if (!point || !colour) return null;
  const { phrase, guardian, wall } = point;
  if (phrase === 'seal_is' && guardian) return { seal: { guardian, colour } };
  const names = phrase === 'seal_on' || phrase === 'seal_far_side';
  return names && wall ? { side: { wall, colour } } : null;
}
