// The days of the calendar.
import type { Calendar } from '$net/wire';

const A_DAY = 86_400_000;
const DAYS = 7;

/** The days from the calendar's first to the end of this week, in weeks, as 2026-11-15. */
export function calendarWeeks({ first, today }: Pick<Calendar, 'first' | 'today'>): string[][] {
  const start = Date.parse(first);
  const weeks = Math.floor((Date.parse(today) - start) / A_DAY / DAYS) + 1;
  const day = (number: number): string =>
    new Date(start + number * A_DAY).toISOString().slice(0, 10);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS }, (_, at) => day(week * DAYS + at)),
  );
}
