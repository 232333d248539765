// Connects to a table before its page is shown.
import { gameOf } from '$games/index';
import { Connection } from '$net/connection.svelte';
import { loadPart, partOf, type Part } from './part';

/** In ms: how long the page before stays while a table does not answer. */
const PATIENCE = 1_500;

const passed = (ms: number): Promise<null> =>
  new Promise((done) => setTimeout(() => done(null), ms));

interface Connected {
  connection: Connection;
  /** What the table shows; null if it has not answered yet. */
  part: Part | null;
  /** Called if the page is not shown after all. */
  drop: () => void;
}

export async function connect(id: string, invite: string | null): Promise<Connected> {
  const connection = new Connection(id, invite);
  connection.withChoice = (view, seat) => gameOf(view.game).withChoice?.(view, seat) ?? view;
  const answered = connection.ready.then(
    () => loadPart(partOf(connection)!),
    () => null, // the page says so, and when it is back
  );
  const part = await Promise.race([answered, passed(PATIENCE)]);
  return { connection, part, drop: () => connection.close() };
}
