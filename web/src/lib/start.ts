// Making a table: with one press from home, or as it was set up.
import type { HideoutsLevel, Made, NewTable, TableInfo, WantedSeat } from '$net/wire';
import { api } from '$net/api';
import { botOf, bots } from '$net/bots';
import { editionOf, relicsOf } from '$games/diamant/catalogue';
import { tongue } from '$i18n/i18n.svelte';
import { myName } from './name';
import { go } from './router.svelte';

/** What a table of Hideouts is played by. */
export interface Rules {
  level: number | HideoutsLevel;
  advanced?: boolean;
}

/** Makes the table and goes there. */
export async function sitDown(table: NewTable): Promise<void> {
  const made = await api<Made>('/tables', { body: table, asSomeone: true });
  go(`/t/${made.table}`);
}

/** Me and three bots, in the edition of my language, at once. */
export async function quickGame(strengths: number[], guided: boolean): Promise<void> {
  const all = await bots('diamant');
  const edition = editionOf(tongue.language);
  const seats: WantedSeat[] = [
    { kind: 'me', name: myName() },
    ...strengths.map((strength) => ({ kind: 'bot' as const, bot: botOf(strength, all) })),
  ];
  const rules = { edition, relics: relicsOf(edition, null) };
  await sitDown({ game: 'diamant', rules, seats, guided, start: true });
}

/** Me and two bots around the casket, at once; at the first level if no other is named. */
export async function quickCasket(rules: Rules = { level: 1 }): Promise<void> {
  await sitAround(rules, 2, false);
}

/** Me and one patient bot, at the first level, with a word for everything that happens. */
export const learnCasket = (): Promise<void> => sitAround({ level: 1 }, 1, true);

async function sitAround(rules: Rules, mates: number, guided: boolean): Promise<void> {
  const bot = botOf(3, await bots('hideouts'));
  const seats: WantedSeat[] = [
    { kind: 'me', name: myName() },
    ...Array.from({ length: mates }, () => ({ kind: 'bot' as const, bot })),
  ];
  await sitDown({ game: 'hideouts', rules, seats, guided, start: true });
}

/** The same seats at another level of Hideouts: bots stay bots, and friends come by link again. */
export async function nextLevel(table: TableInfo, level: number, me: string | null): Promise<void> {
  const first = table.seats.findIndex((seat) => seat.person !== null && seat.person === me);
  const seats = table.seats.map((seat, at): WantedSeat => {
    if (at === first) return { kind: 'me', name: myName() };
    if (seat.kind === 'bot' && seat.bot) return { kind: 'bot', bot: seat.bot };
    if (seat.person === me && seat.name) return { kind: 'device', name: seat.name };
    return { kind: 'open' };
  });
  await sitDown({
    game: 'hideouts',
    rules: { ...table.rules, level },
    seats,
    clock: table.clock,
    watching: table.watching,
    start: !seats.some((seat) => seat.kind === 'open'),
  });
}
