// The HTTP side of the server: tables, records, people.
import { person, somebody } from './person';

/** What the server would not do, with the code it gave. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly reason: string,
  ) {
    super(reason);
  }
}

interface Ask {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Whether I have to be someone for this; a key is asked for if there is none. */
  asSomeone?: boolean;
  /** Someone else's key than this device's: one that is about to be taken over. */
  key?: string;
}

/** The answer to a request under /api; throws a Refusal, or a TypeError without a network. */
export async function api<Answer>(path: string, ask: Ask = {}): Promise<Answer> {
  const me = ask.asSomeone ? await somebody() : person();
  const headers: Record<string, string> = {};
  const key = ask.key ?? me?.key;
  if (key) headers.authorization = `Bearer ${key}`;
  if (ask.body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch('/api' + path, {
    method: ask.method ?? (ask.body === undefined ? 'GET' : 'POST'),
    headers,
    body: ask.body === undefined ? null : JSON.stringify(ask.body),
  });
  const text = await answer.text();
  let said: unknown;
  try {
    said = text ? JSON.parse(text) : null;
  } catch {
    said = null;
  }
  if (answer.ok) return said as Answer;
  const { code, reason } = (said ?? {}) as Record<string, string | undefined>;
  throw new Refusal(code ?? `http_${answer.status}`, reason ?? answer.statusText);
}
