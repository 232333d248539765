// The table as one wishes it, kept on this device for the next time.
import {
  EDITIONS,
  SEATS,
  editionOf,
  isEdition,
  relicsOf,
  type Edition,
} from '$games/diamant/catalogue';
import { HIDEOUTS_SEATS, LEVELS, SUPPLY } from '$games/hideouts/catalogue';
import { tongue } from '$i18n/i18n.svelte';
import { botOf } from '$net/bots';
import type { GameName } from '$games/index';
import type {
  BotInfo,
  Clock,
  DiamantRelicMode,
  HideoutsLevel,
  HideoutsMemory,
  NewTable,
  Totals,
  WantedSeat,
  Watching,
} from '$net/wire';

export type Strength = 1 | 2 | 3;
export type Sitter = 'friend' | 'device' | `bot-${Strength}`;
export interface Wish {
  sitter: Sitter;
  /** The name of who shares this device. */
  name: string;
}
export interface Wanted {
  game: GameName;
  /** Of Hideouts. */
  level: number;
  /** A level of one's own in place of that; it says itself how strict it is. */
  own: HideoutsLevel | null;
  advanced: boolean;
  supply: number;
  memory: HideoutsMemory;
  edition: Edition;
  relics: DiamantRelicMode;
  /** Those beside me. */
  others: Wish[];
  clock: Clock;
  totals: Totals;
  listed: boolean;
  /** Of Hideouts: whether who watches may borrow a seat's eyes, and who begins. */
  watching: Watching;
  first: number | null;
}

const KEPT = 'gemkeep.wanted';
export const SITTERS: Sitter[] = ['friend', 'device', 'bot-1', 'bot-2', 'bot-3'];
export const CLOCKS: Clock[] = ['none', 'relaxed', 'brisk'];
export const MEMORIES: HideoutsMemory[] = ['team', 'own', 'none'];

/** How many may sit beside me. */
export const OTHERS: Record<GameName, { fewest: number; most: number }> = {
  diamant: { fewest: SEATS.fewest - 1, most: SEATS.most - 1 },
  hideouts: { fewest: HIDEOUTS_SEATS.fewest - 1, most: HIDEOUTS_SEATS.most - 1 },
};

/** Who begins: a seat that there is, or null where chance says. */
export function beginner({ first, others }: Wanted): number | null {
  return first !== null && first <= others.length ? first : null;
}

/** Whether all who play do so on this device. */
export const onOneDevice = ({ others }: Wanted): boolean =>
  others.every(({ sitter }) => sitter === 'device');

function fresh(): Wanted {
  const edition = editionOf(tongue.language);
  return {
    game: 'diamant',
    level: 1,
    own: null,
    advanced: false,
    supply: SUPPLY.most,
    memory: 'team',
    edition,
    relics: EDITIONS[edition].relics[0]!,
    others: (['friend', 'bot-2', 'bot-1'] as const).map((sitter) => ({ sitter, name: '' })),
    clock: 'none',
    totals: 'open',
    listed: false,
    watching: 'public',
    first: null,
  };
}

/** What the address asks for, else what was wished the last time, as far as it still makes sense. */
export function remembered(asked: URLSearchParams): Wanted {
  const standard = fresh();
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Wanted>;
    const wished = asked.get('edition') ?? kept.edition;
    const edition = isEdition(wished) ? wished : standard.edition;
    const game = (asked.get('game') ?? 'diamant') === 'hideouts' ? 'hideouts' : 'diamant';
    const level = Number(asked.get('level') ?? kept.level);
    const { fewest, most } = OTHERS[game];
    const others = (kept.others ?? [])
      .filter((other) => SITTERS.includes(other.sitter))
      .slice(0, most)
      .map(({ sitter, name }) => ({ sitter, name: typeof name === 'string' ? name : '' }));
    return {
      game,
      level: LEVELS[level - 1] ? level : 1,
      own: null,
      advanced: asked.has('level') ? asked.has('advanced') : kept.advanced === true,
      supply: SUPPLY.most,
      memory: MEMORIES.includes(kept.memory!) ? kept.memory! : 'team',
      edition,
      relics: relicsOf(edition, asked.get('relics') ?? kept.relics),
      others: others.length < fewest ? standard.others.slice(0, most) : others,
      clock: CLOCKS.includes(kept.clock!) ? kept.clock! : 'none',
      totals: kept.totals === 'hidden' ? 'hidden' : 'open',
      listed: kept.listed === true,
      watching: kept.watching === 'seats' ? 'seats' : 'public',
      first: null,
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
  const { game, edition, relics, level, own, advanced, supply, memory } = wanted;
  const { clock, totals, listed, watching, first } = wanted;
  const casket = own ? { level: own, memory } : { level, advanced, supply, memory };
  return {
    game,
    rules: game === 'diamant' ? { edition, relics } : casket,
    seats: [{ kind: 'me', name: me }, ...seats],
    clock,
    totals,
    listed,
    ...(game === 'hideouts' && { watching, first }),
    start: !seats.some((seat) => seat.kind === 'open'),
  };
}
