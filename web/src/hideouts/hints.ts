// A line for what happens for the first time on this device, so that nobody needs the rules first.
import type { Happened } from './types';

const KEPT = 'gemkeep.hideouts.hints';

export type Hint =
  'rune' | 'mechanism' | 'lock' | 'rotation' | 'action' | 'number' | 'guardian' | 'charged';

function of(event: Happened): Hint | null {
  if (event.event === 'turned_up') return event.hideout.split(':')[0] as Hint;
  if (event.event === 'uncovered') return 'guardian';
  return event.event === 'charged' ? 'charged' : null;
}

function seen(): Hint[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Hint[];
  } catch {
    return [];
  }
}

/** The line that is due at this event, once; null if it was said before. */
export function hintAt(event: Happened): Hint | null {
  const hint = of(event);
  const known = seen();
  if (!hint || known.includes(hint)) return null;
  try {
    localStorage.setItem(KEPT, JSON.stringify([...known, hint]));
  } catch {
    // Then it is said again the next time.
  }
  return hint;
}
