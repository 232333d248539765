import { expect, test } from 'vitest';
import type { Me, SeatInfo, TableInfo } from '$net/wire';
import { hasBegun, satDown, wasAsked } from './news';

const seat = (person: string | null): SeatInfo =>
  ({ kind: person ? 'person' : 'open', person, name: person }) as SeatInfo;
const table = (phase: TableInfo['phase'], ...people: (string | null)[]): TableInfo =>
  ({ phase, seats: people.map(seat) }) as TableInfo;

test('a friend who sits down is news, and I am not', () => {
  const before = table('gathering', 'ann', null, null);
  expect(satDown(before, table('gathering', 'ann', 'bob', null), [0])).toEqual([seat('bob')]);
  expect(satDown(before, table('gathering', 'ann', 'bob', null), [1])).toEqual([]);
  expect(satDown(before, before, [0])).toEqual([]);
});

test('someone who stands up is no news, and another one in the seat is', () => {
  const before = table('gathering', 'ann', 'bob');
  expect(satDown(before, table('gathering', 'ann', null), [0])).toEqual([]);
  expect(satDown(before, table('gathering', 'ann', 'cid'), [0])).toEqual([seat('cid')]);
});

test('a game begins once', () => {
  expect(hasBegun(table('gathering'), table('playing'))).toBe(true);
  expect(hasBegun(table('playing'), table('playing'))).toBe(false);
  expect(hasBegun(table('playing'), table('over'))).toBe(false);
});

test('a player is asked to play again once, and by someone else', () => {
  const over = { ...table('over', 'ann', 'bob'), again: null, again_by: null };
  const asked = { ...over, again: 'next', again_by: 'bob' };
  const me = (person: string, ...seats: number[]): Me => ({ person, seats }) as Me;
  expect(wasAsked(over, asked, me('ann', 0))).toBe(true);
  expect(wasAsked(asked, asked, me('ann', 0))).toBe(false);
  expect(wasAsked(over, asked, me('bob', 1))).toBe(false);
  expect(wasAsked(over, asked, me('eve'))).toBe(false);
});
