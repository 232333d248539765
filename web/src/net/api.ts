// The HTTP API of the server: tables, records, people.
import { ensurePerson, person } from './person';
import { RequestError } from './request-error';

interface Options {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Makes a key for this device first if it has none. */
  asSomeone?: boolean;
  /** Another key than this device's: one that is about to replace it. */
  key?: string;
}

/** The answer to a request under /api; throws a RequestError, or a TypeError without a network. */
export async function api<Answer>(path: string, options: Options = {}): Promise<Answer> {
  const me = options.asSomeone ? await ensurePerson() : person();
  const headers: Record<string, string> = {};
  const key = options.key ?? me?.key;
  if (key) headers.authorization = `Bearer ${key}`;
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch('/api' + path, {
    method: options.method ?? (options.body === undefined ? 'GET' : 'POST'),
    headers,
    body: options.body === undefined ? null : JSON.stringify(options.body),
  });
  const answer = parsed(await response.text());
  if (response.ok) return answer as Answer;
  const { code, reason } = (answer ?? {}) as Record<string, string | undefined>;
  throw new RequestError(code ?? `http_${response.status}`, reason ?? response.statusText);
}

/** Null for a body that is no JSON, such as a proxy's error page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
