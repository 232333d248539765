// Making a table: with one press from home, or as it was set up.
import type { BotInfo, Made, NewTable, TableInfo, WantedSeat } from '../wire';
import { api } from './api';
import { editionOf, relicsOf } from './games';
import { tongue } from './i18n.svelte';
import { go } from './router.svelte';

export type GameName = 'diamant' | 'hideouts';
const known: Partial<Record<GameName, Promise<BotInfo[]>>> = {};

/** The bots one may sit at a table of this game, from the weakest; asked for once. */
export function bots(game: GameName = 'diamant'): Promise<BotInfo[]> {
  return (known[game] ??= api<BotInfo[]>(`/bots?game=${game}`).catch((error: unknown) => {
    delete known[game];
    throw error;
  }));
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

/** Me and two bots around the casket, at the first level, at once. */
export async function quickCasket(): Promise<void> {
  const bot = botOf(3, await bots('hideouts'));
  const seats: WantedSeat[] = [{ kind: 'me' }, { kind: 'bot', bot }, { kind: 'bot', bot }];
  await sitDown({ game: 'hideouts', rules: { level: 1 }, seats, start: true });
}

/** The same seats at another level of Hideouts: bots stay bots, and friends come by link again. */
export async function nextLevel(table: TableInfo, level: number, me: string | null): Promise<void> {
  const first = table.seats.findIndex((seat) => seat.person !== null && seat.person === me);
  const seats = table.seats.map((seat, at): WantedSeat => {
    if (at === first) return { kind: 'me' };
    if (seat.kind === 'bot' && seat.bot) return { kind: 'bot', bot: seat.bot };
    if (seat.person === me && seat.name) return { kind: 'device', name: seat.name };
    return { kind: 'open' };
  });
  await sitDown({
    game: 'hideouts',
    rules: { ...table.rules, level },
    seats,
    clock: table.clock,
    start: !seats.some((seat) => seat.kind === 'open'),
  });
}
