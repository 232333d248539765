// Days as the server writes them, such as 2026-11-16.

const A_DAY = 86_400_000;

export const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - A_DAY).toISOString().slice(0, 10);

/** Today where I am. */
export function today(now = new Date()): string {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}
