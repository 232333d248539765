// Making tables.
import { api } from '$net/api';
import { nearestBot, bots } from '$net/bots';
import { myName } from '$lib/device/name';
import { go } from '$lib/navigation/router.svelte';
import type { BeginLesson, Made, NewTable, WantedSeat } from '$net/wire';

/** Makes the table and goes there, to add a share to the deal before the first card. */
export async function createTable(table: NewTable): Promise<void> {
  const body: NewTable = { ...table, shares: true };
  const made = await api<Made>('/tables', { body, asSomeone: true });
  go(`/t/${made.table}`);
}

/** Makes a table for the game's lesson and goes there. */
export async function startLesson(game: string): Promise<void> {
  const body: BeginLesson = { name: myName() };
  const made = await api<Made>(`/lessons/${game}`, { body, asSomeone: true });
  go(`/t/${made.table}`);
}

/** Me and bots of these strengths. */
export async function withBots(game: string, strengths: number[]): Promise<WantedSeat[]> {
  const offered = await bots(game);
  return [
    { kind: 'me', name: myName() },
    ...strengths.map((strength) => ({ kind: 'bot' as const, bot: nearestBot(strength, offered) })),
  ];
}
