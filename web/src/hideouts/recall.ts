// What may be read again while a game goes on: without memory aids, only of what is in sight now.
import type { Connection } from '$lib/connection.svelte';
import { since } from '$lib/since';
import type { Line, Phrase } from '../wire';
import type { Happened, View } from './types';

const MOVES: Happened['event'][] = ['slid', 'corrected', 'passed'];
const OF_SEALS: Phrase[] = ['seal_is', 'seal_far_side', 'seal_near_side'];

const forgets = ({ memory, phase }: View): boolean => memory === 'none' && phase !== 'over';

/** The log: without memory aids, what the last move led to. */
export function recalled(told: Happened[], view: View): Happened[] {
  if (!forgets(view)) return told;
  return since(told, ({ event }) => MOVES.includes(event));
}

/** The talk: without memory aids, nothing of seals from before the last move. */
export function remembered(connection: Connection, view: View): Line[] {
  const { chat, told } = connection;
  if (!forgets(view)) return chat;
  const last = told.findLastIndex(({ event }) => event === 'slid');
  return chat.filter(
    ({ point }) =>
      !point || !OF_SEALS.includes(point.phrase) || connection.upTo(point.number).length > last,
  );
}
