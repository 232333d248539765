// What is known to be under a box, as pictures.
import { pictureOf } from '../names';
import type { Cell } from '../types';

/** What was seen there and stayed: the start token, a hideout, a guardian. */
export function seenUnder({ start, hideout, hideout_lies, guardian, guardian_lies }: Cell): string[] {
  if (start) return ['start-token'];
  if (hideout_lies === 'up' && hideout) return [pictureOf(hideout)];
  if (hideout_lies === 'gone' && guardian_lies === 'up' && guardian) return [`guardian-${guardian}`];
  return [];
}

/** All that is still there, once everything is open. */
export function leftUnder({ start, hideout, hideout_lies, guardian, guardian_lies }: Cell): string[] {
  const found = start ? ['start-token'] : [];
  if (hideout && hideout_lies !== 'gone') found.push(pictureOf(hideout));
  if (guardian && guardian_lies !== 'gone') found.push(`guardian-${guardian}`);
  return found;
}

/** The cell with everything turned up. */
export const turnedUp = (cell: Cell): Cell => ({
  ...cell,
  hideout_lies: cell.hideout_lies === 'down' ? 'up' : cell.hideout_lies,
  guardian_lies: cell.guardian_lies === 'down' ? 'up' : cell.guardian_lies,
});
