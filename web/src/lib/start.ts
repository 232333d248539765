// Making a table: with one press from home, or as it was set up.
import type { Made, NewTable, WantedSeat } from '../wire';
import { api } from './api';
import { botOf, bots } from './bots';
import { editionOf, relicsOf } from './games';
import { tongue } from './i18n.svelte';
import { myName } from './name';
import { go } from './router.svelte';

/** Makes the table and goes there. */
export async function sitDown(table: NewTable): Promise<void> {
  const made = await api<Made>('/tables', { body: table, asSomeone: true });
  go(`/t/${made.table}`);
}

/** Me and three bots, in the edition of my language, at once. */
export async function quickGame(strengths: number[], guided: boolean): Promise<void> {
  const all = await bots();
  const edition = editionOf(tongue.language);
  const seats: WantedSeat[] = [
    { kind: 'me', name: myName() },
    ...strengths.map((strength) => ({ kind: 'bot' as const, bot: botOf(strength, all) })),
  ];
  const rules = { edition, relics: relicsOf(edition, null) };
  await sitDown({ game: 'diamant', rules, seats, guided, start: true });
}
