import { beforeEach, expect, test } from 'vitest';
import { today } from './day';
import { answers, note, streak } from './streak';

const KEPT = 'gemkeep.puzzles';

beforeEach(() => localStorage.clear());

test('right answers on days in a row make a streak', () => {
  const noted = { '2026-11-13': true, '2026-11-14': false, '2026-11-15': true, '2026-11-16': true };
  expect(streak(noted, '2026-11-16')).toBe(2);
  expect(streak(noted, '2026-11-17'), 'today’s may still come').toBe(2);
  expect(streak(noted, '2026-11-18'), 'a day was missed').toBe(0);
  expect(streak(noted, '2026-11-14'), 'a wrong answer ends it').toBe(0);
});

test('only the first answer of a day counts, and it is remembered', () => {
  note(KEPT, '2026-11-16', false);
  expect(note(KEPT, '2026-11-16', true)).toEqual({ '2026-11-16': false });
  expect(answers(KEPT)).toEqual({ '2026-11-16': false });
});

test('what is kept is bounded, and damage is forgotten', () => {
  const days = Array.from({ length: 450 }, (_, at) => [String(1000 + at), true]);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(days)));
  expect(note(KEPT, '2026-11-16', true)).toHaveProperty('2026-11-16');
  expect(Object.keys(answers(KEPT))).toHaveLength(400);
  localStorage.setItem(KEPT, '{');
  expect(answers(KEPT)).toEqual({});
});

test('a day begins at midnight where I am', () => {
  expect(today(new Date(2026, 10, 16, 0, 5))).toBe('2026-11-16');
  expect(today(new Date(2026, 10, 16, 23, 55))).toBe('2026-11-16');
});
