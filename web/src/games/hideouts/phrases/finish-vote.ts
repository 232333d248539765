// The vote on lifting the boxes: who asked, and what the others answered.
import type { Connection } from '$net/connection.svelte';
import { isTableEvent } from '$net/table-events';
import type { Phrase } from '$net/wire';

export interface Question {
  by: number;
  /** The number of the chat line. */
  line: number;
}

export const ANSWERS: Phrase[] = ['agreed', 'not_sure', 'wait'];

/** The last question, if nothing has happened since. */
export function asked(connection: Connection): Question | null {
  const line = connection.chat.findLast(({ point }) => point?.phrase === 'finish');
  if (!line?.point || line.seat === null) return null;
  const heard = connection.historyUpTo(line.point.number).length;
  const since = connection.history.slice(heard).some((event) => !isTableEvent(event));
  return since ? null : { by: line.seat, line: line.number };
}

/** The last answer of each seat. */
export function answersTo(connection: Connection, question: Question | null): Map<number, Phrase> {
  const found = new Map<number, Phrase>();
  for (const { number, seat, point } of connection.chat) {
    if (!question || number <= question.line || seat === null || !point) continue;
    if (ANSWERS.includes(point.phrase)) found.set(seat, point.phrase);
  }
  return found;
}
