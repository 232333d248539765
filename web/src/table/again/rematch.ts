// Where a finished table stands on playing again, for one of those who are at it.
import type { Me, TableInfo } from '$net/wire';

export type Rematch =
  /** Nobody has asked yet. */
  | 'ask'
  /** Somebody asks me. */
  | 'asked'
  /** I have asked, or said yes: there is a way to the new table. */
  | 'joined'
  /** I said that I don't want to now. */
  | 'declined'
  /** I only watch, and there is something to watch. */
  | 'watch'
  | 'none';

export function rematchOf(table: TableInfo, me: Me, declined: boolean): Rematch {
  if (table.daily) return 'none';
  if (!me.seats.length) return table.again ? 'watch' : 'none';
  if (!table.again) return 'ask';
  // Tables from before invitations name nobody who asked: everyone was seated at once.
  if (!table.again_by || table.again_by === me.person) return 'joined';
  return declined ? 'declined' : 'asked';
}
