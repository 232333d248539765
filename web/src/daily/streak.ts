// Which daily puzzles were solved on this device, and for how many days in a row.
import { dayBefore } from './day';

/** The days that are remembered. */
const MOST = 400;

/** By day, such as 2026-11-16: whether the first answer was right. */
export type Answers = Record<string, boolean>;

/** What was noted under this name. */
export function answers(kept: string): Answers {
  try {
    return (JSON.parse(localStorage.getItem(kept) ?? '{}') as Answers | null) ?? {};
  } catch {
    return {};
  }
}

/** Remembers an answer; only the first of a day counts. */
export function note(kept: string, day: string, right: boolean): Answers {
  const noted = { [day]: right, ...answers(kept) };
  const latest = Object.keys(noted).sort().slice(-MOST);
  const found = Object.fromEntries(latest.map((one) => [one, noted[one]!]));
  try {
    localStorage.setItem(kept, JSON.stringify(found));
  } catch {
    // Without storage, the streak lasts as long as the page.
  }
  return found;
}

/** The days in a row with a right answer, up to today; today's may still come. */
export function streak(noted: Answers, day: string): number {
  let at = day in noted ? day : dayBefore(day);
  let count = 0;
  for (; noted[at]; at = dayBefore(at)) count += 1;
  return count;
}
