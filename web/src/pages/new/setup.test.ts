import { describe, expect, test } from 'vitest';
import { SETUPS } from '$games/setups';
import type { TableInfo } from '$net/wire';
import { changeOf, mayBeOpen, requestOf, wantedOf, type Sitter, type Wanted } from './setup';

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
    totals: game === 'diamant' ? 'hidden' : 'open',
    watching: game === 'hideouts' ? 'seats' : 'public',
    first: game === 'hideouts' ? 2 : null,
  }) as unknown as TableInfo;

describe.each(SETUPS)('a table of $game.name', (setup) => {
  test('that is opened to be changed and left as it is stays the same', () => {
    const before = table(setup.game.name);
    const { rules, clock, listed, totals, watching, first } = before;
    expect(changeOf(wantedOf(before, setup), setup)).toEqual({
      type: 'change',
      rules,
      clock,
      listed,
      totals,
      watching,
      first,
    });
  });
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
