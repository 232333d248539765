/** What was told since the last time that this began; all of it if it never did. */
export function since<Told>(told: Told[], began: (one: Told) => boolean): Told[] {
  return told.slice(Math.max(0, told.findLastIndex(began)));
}
