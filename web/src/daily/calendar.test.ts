import { expect, test } from 'vitest';
import { calendarWeeks } from './calendar';

test('the calendar has whole weeks from its first day to this week', () => {
  const weeks = calendarWeeks({ first: '2026-10-05', today: '2026-11-15' });
  expect(weeks).toHaveLength(6);
  expect(weeks[0]![0]).toBe('2026-10-05');
  expect(weeks.at(-1)!.at(-1)).toBe('2026-11-15');
  expect(new Set(weeks.flat()).size).toBe(42);
});

test('a week that has just begun is there as a whole, also when clocks change', () => {
  const weeks = calendarWeeks({ first: '2026-10-19', today: '2026-10-26' });
  expect(weeks).toHaveLength(2);
  expect(weeks[1]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
});
