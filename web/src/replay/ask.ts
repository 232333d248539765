import { api } from '$net/api';
import type { Replay } from '$net/wire';

/** The replay of a finished game as a seat, or by default the public, saw it. */
export const askReplay = (table: string, eyes: string | null): Promise<Replay> =>
  api(`/tables/${table}/replay?eyes=${encodeURIComponent(eyes ?? 'public')}`);
