// The table someone is setting up, remembered on this device for the next time.
import { SETUPS } from '$games/setups';
import type { Setup } from '$games/game';
import { nearestBot } from '$net/bots';
import type { IconName } from '$ui/Icon.svelte';
import type { BotInfo, Change, Clock, NewTable, TableInfo, WantedSeat } from '$net/wire';

export type Strength = 1 | 2 | 3;
/** A bot is chosen by its strength or by its name. */
export type Sitter = 'friend' | 'device' | `bot-${Strength}` | `bot:${string}`;
export interface Other {
  sitter: Sitter;
  /** The name of a person who shares this device. */
  name: string;
}
export interface Wanted {
  game: string;
  /** The seats after mine. */
  others: Other[];
  clock: Clock;
  listed: boolean;
  /** Each game's own options. */
  options: Record<string, object>;
}

const KEPT = 'gemkeep.wanted';
export const SITTERS: Sitter[] = ['friend', 'device', 'bot-1', 'bot-2', 'bot-3'];
/** Who may take all other seats with one press. */
export const PRESETS: { sitter: Sitter; icon: IconName; text: string }[] = [
  { sitter: 'bot-2', icon: 'bot', text: 'preset-bots' },
  { sitter: 'friend', icon: 'share', text: 'preset-friends' },
  { sitter: 'device', icon: 'person', text: 'preset-device' },
];
export const CLOCKS: Clock[] = ['none', 'relaxed', 'brisk'];
const ORDINARY: Strength = 2;
const STANDARD: Sitter[] = ['friend', 'bot-2', 'bot-1'];

export const setupOf = (game: string): Setup =>
  SETUPS.find((setup) => setup.game.name === game) ?? SETUPS[0]!;

/** Whether everyone who plays does so on this device. */
export const onOneDevice = ({ others }: Wanted): boolean =>
  others.every(({ sitter }) => sitter === 'device');

/** Whether somebody else plays on this device. */
export const deviceShared = ({ others }: Wanted): boolean =>
  others.some(({ sitter }) => sitter === 'device');

/** Whether there may be no curtain on this device. */
export const mayBeOpen = ({ solo, openly }: Setup, wanted: Wanted): boolean =>
  (!!solo && onOneDevice(wanted)) || (!!openly && deviceShared(wanted));

function kept(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

/** A bot that was chosen by its name. */
const named = (sitter: unknown): Sitter | undefined =>
  typeof sitter === 'string' && sitter.startsWith('bot:') ? (sitter as Sitter) : undefined;

function othersOf(kept: unknown, { fewest, most }: Setup['seats']): Other[] {
  const others = (Array.isArray(kept) ? (kept as (Partial<Other> | null)[]) : [])
    .flatMap((other) => {
      const sitter = SITTERS.find((one) => one === other?.sitter) ?? named(other?.sitter);
      return sitter ? [{ sitter, name: other?.name ?? '' }] : [];
    })
    .slice(0, most - 1);
  return others.length < fewest - 1
    ? STANDARD.map((sitter) => ({ sitter, name: '' })).slice(0, most - 1)
    : others;
}

/** What the address asks for, else what was chosen the last time, if it is still valid. */
export function remembered(query: URLSearchParams): Wanted {
  const last = kept();
  const { game, seats } = setupOf(query.get('game') ?? '');
  return {
    game: game.name,
    others: othersOf(last.others, seats),
    clock: CLOCKS.find((clock) => clock === last.clock) ?? 'none',
    listed: last.listed === true,
    options: Object.fromEntries(
      SETUPS.map((setup) => [setup.game.name, setup.options(query, last)]),
    ),
  };
}

/** The options of all games are kept side by side: none shares a name with another. */
export function remember({ options, ...wanted }: Wanted): void {
  try {
    localStorage.setItem(
      KEPT,
      JSON.stringify(Object.assign({}, wanted, ...Object.values(options))),
    );
  } catch {
    // Without storage, the next table starts from the defaults.
  }
}

/** The bot that is to sit there; one of another game is replaced by an ordinary one. */
export function botOf(sitter: Sitter, offered: BotInfo[]): string {
  const asked = sitter.slice('bot-'.length);
  if (offered.some(({ name }) => name === asked)) return asked;
  return nearestBot(Number(asked) || ORDINARY, offered);
}

/** The bots of ordinary strength, the best first: rivals who all play alike are dull. */
export function ordinaryBots(offered: BotInfo[]): Sitter[] {
  const standard: Sitter = `bot-${ORDINARY}`;
  if (!offered.length) return [standard];
  const best = botOf(standard, offered);
  const { strength } = offered.find(({ name }) => name === best) ?? {};
  const others = offered.filter((bot) => bot.strength === strength && bot.name !== best);
  return [standard, ...others.reverse().map(({ name }): Sitter => `bot:${name}`)];
}

/** The request for the table. */
export function requestOf(
  { game, others, clock, listed, options }: Wanted,
  me: string,
  bots: BotInfo[],
): NewTable {
  const seats: WantedSeat[] = others.map(({ sitter, name }) => {
    if (sitter === 'friend') return { kind: 'open' };
    if (sitter === 'device') return { kind: 'device', name: name.trim() || null };
    return { kind: 'bot', bot: botOf(sitter, bots) };
  });
  return {
    game,
    seats: [{ kind: 'me', name: me }, ...seats],
    clock,
    listed,
    ...setupOf(game).request(options[game]!, seats.length + 1),
    start: !seats.some((seat) => seat.kind === 'open'),
  };
}

/** A table that is set up already, as far as it can be changed. */
export function wantedOf(table: TableInfo, { optionsOf }: Setup): Wanted {
  return {
    game: table.game,
    others: table.seats.slice(1).map(() => ({ sitter: 'friend', name: '' })),
    clock: table.clock,
    listed: table.listed,
    options: { [table.game]: optionsOf(table) as object },
  };
}

/** The request to change it. */
export function changeOf(
  { game, others, clock, listed, options }: Wanted,
  { request }: Setup,
): Omit<Change, 'ref'> {
  const { rules, totals, watching, live_analysis, hints, first } = request(
    options[game]!,
    others.length + 1,
  );
  return {
    type: 'change',
    rules,
    clock,
    listed,
    totals: totals ?? 'open',
    watching: watching ?? 'public',
    live_analysis: live_analysis ?? false,
    hints: hints ?? false,
    first: first ?? null,
  };
}
