// The table as one wishes it, kept on this device for the next time.
import { EDITIONS, SEATS, editionOf, isEdition, relicsOf, type Edition } from '$lib/games';
import { tongue } from '$lib/i18n.svelte';
import { botOf } from '$lib/bots';
import type { BotInfo, Clock, DiamantRelicMode, NewTable, Totals, WantedSeat } from '../wire';

export type Strength = 1 | 2 | 3;
export type Sitter = 'friend' | 'device' | `bot-${Strength}`;
export interface Wish {
  sitter: Sitter;
  /** The name of who shares this device. */
  name: string;
}
export interface Wanted {
  edition: Edition;
  relics: DiamantRelicMode;
  /** Those beside me. */
  others: Wish[];
  clock: Clock;
  totals: Totals;
  listed: boolean;
}

const KEPT = 'gemkeep.wanted';
export const SITTERS: Sitter[] = ['friend', 'device', 'bot-1', 'bot-2', 'bot-3'];
export const CLOCKS: Clock[] = ['none', 'relaxed', 'brisk'];
export const FEWEST_OTHERS = SEATS.fewest - 1;
export const MOST_OTHERS = SEATS.most - 1;

function fresh(): Wanted {
  const edition = editionOf(tongue.language);
  return {
    edition,
    relics: EDITIONS[edition].relics[0]!,
    others: (['friend', 'bot-2', 'bot-1'] as const).map((sitter) => ({ sitter, name: '' })),
    clock: 'none',
    totals: 'open',
    listed: false,
  };
}

/** What the address asks for, else what was wished the last time, as far as it still makes sense. */
export function remembered(asked: URLSearchParams): Wanted {
  const standard = fresh();
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Wanted>;
    const wished = asked.get('edition') ?? kept.edition;
    const edition = isEdition(wished) ? wished : standard.edition;
    const others = (kept.others ?? [])
      .filter((other) => SITTERS.includes(other.sitter))
      .slice(0, MOST_OTHERS)
      .map(({ sitter, name }) => ({ sitter, name: String(name ?? '') }));
    return {
      edition,
      relics: relicsOf(edition, asked.get('relics') ?? kept.relics),
      others: others.length < FEWEST_OTHERS ? standard.others : others,
      clock: CLOCKS.includes(kept.clock!) ? kept.clock! : 'none',
      totals: kept.totals === 'hidden' ? 'hidden' : 'open',
      listed: kept.listed === true,
    };
  } catch {
    return standard;
  }
}

export function remember(wanted: Wanted): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(wanted));
  } catch {
    // Then the next table is set up anew.
  }
}

/** The table to ask for; `nameless` says what a person without a name is called, by seat. */
export function asked(
  wanted: Wanted,
  me: string,
  bots: BotInfo[],
  nameless: (seat: number) => string,
): NewTable {
  const seats: WantedSeat[] = wanted.others.map(({ sitter, name }, at) => {
    if (sitter === 'friend') return { kind: 'open' };
    if (sitter === 'device') return { kind: 'device', name: name.trim() || nameless(at + 2) };
    return { kind: 'bot', bot: botOf(Number(sitter.at(-1)), bots) };
  });
  const { edition, relics, clock, totals, listed } = wanted;
  return {
    game: 'diamant',
    rules: { edition, relics },
    seats: [{ kind: 'me', name: me }, ...seats],
    clock,
    totals,
    listed,
    start: !seats.some((seat) => seat.kind === 'open'),
  };
}
