// A deal that several teams play.
import { api } from '$net/api';
import { list } from '$i18n/i18n.svelte';
import { go } from '$lib/navigation/router.svelte';
import { seatName } from '../seats/seats';
import type { Made, PlayDeal, SameDeal, TableInfo, WantedSeat } from '$net/wire';

/** How all teams fared with the deal of this table. */
export const askDeal = (table: string): Promise<SameDeal> => api(`/deals/${table}`);

/** Makes a table with this deal and goes there. */
export async function playDeal(table: string, seats: WantedSeat[]): Promise<void> {
  const body: PlayDeal = { seats };
  const made = await api<Made>(`/deals/${table}`, { body, asSomeone: true });
  go(`/t/${made.table}`);
}

/** The names of these seats, each person once. */
export function namesOf({ seats }: TableInfo, at: number[]): string {
  return list([...new Set(at.flatMap((seat) => (seats[seat] ? [seatName(seats[seat])] : [])))]);
}
