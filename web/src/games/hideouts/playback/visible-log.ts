// What may be read again during a game: without memory aids, only what is visible now.
import type { Connection } from '$net/connection.svelte';
import type { Line } from '$net/wire';
import type { Happened, View } from '../types';

const forgets = ({ memory, phase }: View): boolean => memory === 'none' && phase !== 'over';
const slid = ({ event }: { event: string }): boolean => event === 'slid';

/** The log: without memory aids, the events since the last slide. */
export function recalled(history: Happened[], view: View): Happened[] {
  return forgets(view) ? history.slice(Math.max(0, history.findLastIndex(slid))) : history;
}

/** The chat: without memory aids, no phrases about seals and guardians from before the last slide.
 */
export function remembered(connection: Connection, view: View): Line[] {
  const { chat, history } = connection;
  if (!forgets(view)) return chat;
  const last = history.findLastIndex(slid);
  return chat.filter(
    ({ point }) =>
      !(point?.guardian || point?.wall || point?.phrase === 'seal_near_side') ||
      connection.historyUpTo(point.number).length > last,
  );
}
