import { beforeAll, expect, test, vi } from 'vitest';
import { locale, t } from '$i18n/i18n.svelte';
import type { DiamantDay, MyTable, SeatInfo } from '$net/wire';
import { rounds } from '$games/diamant/index';
import { moreOf, stateOf } from './card-texts';
import { seatName } from '../seats/seats';

beforeAll(() => locale.choose('en'));

const NOW = new Date(2026, 10, 16, 9).getTime() / 1000;
const table = { game: 'diamant', phase: 'playing', seats: [{}, {}, {}, {}] };
const mine = (some: object): MyTable =>
  ({ table, my_turn: false, progress: null, seen: NOW, ...some }) as unknown as MyTable;

test('a running game says its round and what I have', () => {
  const progress = { game: 'diamant', round: 2, rounds: 5, score: 14 };
  expect(stateOf(mine({ progress }))).toBe('Round 2, you have 14');
});

test('a finished game says my place, my score and when it was', () => {
  vi.setSystemTime(NOW * 1000);
  const over = { table: { ...table, phase: 'over' }, place: 2, score: 27, result: {} };
  expect(stateOf(mine(over))).toBe('Place 2 of 4 · 27 points');
  expect(moreOf(mine(over))).toBe('today');
  expect(moreOf(mine({ ...over, seen: NOW - 86_400 }))).toBe('yesterday');
  expect(moreOf(mine({ ...over, seen: NOW + 5 }))).toBe('today');
  vi.useRealTimers();
});

test('a game without words of its own says whose turn it is', () => {
  const other = { ...table, game: 'chess' };
  expect(stateOf(mine({ table: other, my_turn: true }))).toBe(t('table-your-turn'));
});

test('the rounds of a day are in order, and a bust is no empty hand', () => {
  const day = { rounds: [0, 13, 0, 19, 7], busts: [false, false, true, false, false] };
  expect(rounds(day as DiamantDay)).toBe('◇ ◆13 💥 ◆19 ◆7');
});

test('a bot has one name, and a second one of its kind a number', () => {
  const bot = (bot: string, nth = 1): string =>
    seatName({ kind: 'bot', name: null, bot, nth } as SeatInfo);
  expect(bot('ev')).toBe('Reckoner');
  expect(bot('ev', 2)).toBe('Reckoner\u00a02');
  expect(bot('homemade')).toBe('homemade');
});
