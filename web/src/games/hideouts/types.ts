import type { Guardian } from '$net/wire';

// The values of Hideouts as they come over the wire, by the names this folder uses.
export type {
  Corner,
  Guardian,
  HideoutsBox as Box,
  HideoutsCell as Cell,
  HideoutsEvent as Happened,
  HideoutsView as View,
  Wall,
} from '$net/wire';

/** A legal action: its verb and its argument. */
export type Action =
  | ['correct', [Guardian, number]]
  | ['slide' | 'place' | 'bless' | 'finish' | 'pass', number | null];
