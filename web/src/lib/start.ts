// Making a table: with one press from home, or as it was set up.
import type { BotInfo, Made, NewTable, WantedSeat } from '../wire';
import { api } from './api';
import { editionOf, relicsOf } from './games';
import { tongue } from './i18n.svelte';
import { go } from './router.svelte';

let known: Promise<BotInfo[]> | null = null;

/** The bots one may sit at a table, from the weakest; asked for once. */
export function bots(): Promise<BotInfo[]> {
  known ??= api<BotInfo[]>('/bots?game=diamant').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** A bot of this strength, or of the nearest that there is; of several, the best. */
export function botOf(strength: number, all: BotInfo[]): string {
  const apart = (bot: BotInfo): number => Math.abs(bot.strength - strength);
  const nearest = Math.min(...all.map(apart));
  return all.findLast((bot) => apart(bot) === nearest)!.name;
}

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
    { kind: 'me' },
    ...strengths.map((strength) => ({ kind: 'bot' as const, bot: botOf(strength, all) })),
  ];
  const rules = { edition, relics: relicsOf(edition, null) };
  await sitDown({ game: 'diamant', rules, seats, guided, start: true });
}
