// A quick match: a seat at a table with anyone who waits.
import { myName } from '$lib/device/name';
import { go } from '$lib/navigation/router.svelte';
import { api } from '$net/api';
import type { Matched } from '$net/wire';

/** Takes a seat and goes there. */
export async function findMatch(game: string): Promise<void> {
  const { table } = await api<Matched>(`/matches/${game}`, {
    body: { name: myName() },
    asSomeone: true,
  });
  go(`/t/${table}`);
}
