// Claims about boxes: for each, the last phrase about whose home it is.
import type { Connection } from '$net/connection.svelte';
import type { Colour, Line } from '$net/wire';
import { standingAfter } from '../playback/box-positions';
import type { Guardian, Happened } from '../types';

export interface Told {
  guardian: Guardian;
  /** The colour of the seat that said so. */
  colour: Colour;
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

export function toldOf(connection: Connection): Map<number, Told> {
  const found = new Map<number, Told>();
  for (const line of connection.chat) {
    const { point, seat } = line;
    if (point?.phrase !== 'seal_is' || !point.guardian || seat === null) continue;
    const meant = meantBy(connection, line);
    const colour = connection.table?.seats[seat]?.colour;
    if (meant && 'box' in meant && colour) {
      found.set(meant.box, { guardian: point.guardian, colour });
    }
  }
  return found;
}
