import { describe, expect, test } from 'vitest';
import { SETUPS } from '$games/setups';
import type { BotInfo, TableInfo } from '$net/wire';
import {
  botOf,
  changeOf,
  mayBeOpen,
  ordinaryBots,
  requestOf,
  wantedOf,
  type Sitter,
  type Wanted,
} from './setup';

const RULES: Record<string, object> = {
  diamant: { edition: 'uk', relics: 'ascending' },
  hideouts: { level: 4, advanced: true, supply: 20, memory: 'own' },
};
const table = (game: string): TableInfo =>
  ({
    game,
    rules: RULES[game],
    seats: [{}, {}, {}],
    clock: 'brisk',
    listed: true,
    totals: 'open',
    live_analysis: game === 'diamant',
    watching: game === 'hideouts' ? 'seats' : 'public',
    hints: game === 'hideouts',
    first: game === 'hideouts' ? 2 : null,
  }) as unknown as TableInfo;

describe.each(SETUPS)('a table of $game.name', (setup) => {
  test('that is opened to be changed and left as it is stays the same', () => {
    const before = table(setup.game.name);
    const { rules, clock, listed, totals, watching, live_analysis, hints, first } = before;
    expect(changeOf(wantedOf(before, setup), setup)).toEqual({
      type: 'change',
      rules,
      clock,
      listed,
      totals,
      watching,
      live_analysis,
      hints,
      first,
    });
  });
});

test('closed chests leave no live analysis', () => {
  const setup = SETUPS.find(({ game }) => game.name === 'diamant')!;
  const hidden: TableInfo = { ...table('diamant'), totals: 'hidden' };
  const { totals, live_analysis } = changeOf(wantedOf(hidden, setup), setup);
  expect({ totals, live_analysis }).toEqual({ totals: 'hidden', live_analysis: false });
});

describe('a table on one device', () => {
  const [diamant, hideouts] = SETUPS;
  const wanted = (...sitters: Sitter[]): Wanted => ({
    ...wantedOf(table('diamant'), diamant!),
    others: sitters.map((sitter, at) => ({ sitter, name: at ? ' Ben ' : ' ' })),
  });

  test('sends no name for those who gave none: everyone reads one in their own language', () => {
    const { seats } = requestOf(wanted('device', 'device'), 'Ana', []);
    expect(seats).toEqual([
      { kind: 'me', name: 'Ana' },
      { kind: 'device', name: null },
      { kind: 'device', name: 'Ben' },
    ]);
  });

  test('may do without a curtain where the game offers that', () => {
    expect(mayBeOpen(diamant!, wanted('device', 'bot-1'))).toBe(true);
    expect(mayBeOpen(diamant!, wanted('friend', 'bot-1'))).toBe(false);
    expect(mayBeOpen(hideouts!, wanted('device', 'bot-1'))).toBe(false);
    expect(mayBeOpen(hideouts!, wanted('device', 'device'))).toBe(true);
  });
});

describe('a bot', () => {
  const offered = [
    { name: 'timid', strength: 1 },
    { name: 'steady', strength: 2 },
    { name: 'bold', strength: 2 },
    { name: 'strong', strength: 3 },
  ] as BotInfo[];

  test('chosen by its strength is the best of that strength', () => {
    expect(botOf('bot-2', offered)).toBe('bold');
    expect(botOf('bot-3', offered)).toBe('strong');
  });
  test('chosen by its name is that one', () => {
    expect(botOf('bot:timid', offered)).toBe('timid');
  });
  test('of another game is replaced by an ordinary one', () => {
    expect(botOf('bot:nobody', offered)).toBe('bold');
  });
  test('is another one in each seat, as long as there are some of ordinary strength', () => {
    expect(ordinaryBots(offered)).toEqual(['bot-2', 'bot:steady']);
    expect(ordinaryBots([])).toEqual(['bot-2']);
  });
});
