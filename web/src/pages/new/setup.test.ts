import { describe, expect, test } from 'vitest';
import { SETUPS } from '$games/setups';
import type { TableInfo } from '$net/wire';
import { changeOf, wantedOf } from './setup';

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
