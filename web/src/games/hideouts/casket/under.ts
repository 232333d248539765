// What is under a box: `start`, the names of hideouts and of guardians.
import type { Cell } from '../types';

/** What was seen there and stayed: the start token, a hideout, a guardian. */
export function seenUnder(cell: Cell): string[] {
  const { start, hideout, hideout_lies, guardian, guardian_lies } = cell;
  if (start) return ['start'];
  if (hideout_lies === 'up' && hideout) return [hideout];
  return hideout_lies === 'gone' && guardian_lies === 'up' && guardian ? [guardian] : [];
}

/** What lies there that nobody has seen: only a view with everything open names it. */
export function unseenUnder(cell: Cell): string[] {
  const { hideout, hideout_lies, guardian, guardian_lies } = cell;
  const covered = hideout !== null && hideout_lies !== 'gone';
  const found = hideout && hideout_lies === 'down' ? [hideout] : [];
  const asleep = guardian_lies === 'down' || (covered && guardian_lies !== 'gone');
  return guardian && asleep ? [...found, guardian] : found;
}

/** All that is still there, once everything is open. */
export function leftUnder(cell: Cell): string[] {
  const { start, hideout, hideout_lies, guardian, guardian_lies } = cell;
  const found = start ? ['start'] : [];
  if (hideout && hideout_lies !== 'gone') found.push(hideout);
  if (guardian && guardian_lies !== 'gone') found.push(guardian);
  return found;
}

/** The cell with everything turned up. */
export const turnedUp = (cell: Cell): Cell => ({
  ...cell,
  hideout_lies: cell.hideout_lies === 'down' ? 'up' : cell.hideout_lies,
  guardian_lies: cell.guardian_lies === 'down' ? 'up' : cell.guardian_lies,
});
