// What can be chosen for a table of Hideouts.
import type { HideoutsLevel, HideoutsMemory, Watching } from '$net/wire';

export interface Options {
  level: number;
  /** An own level instead; it has its own supply and mode. */
  own: HideoutsLevel | null;
  advanced: boolean;
  supply: number;
  memory: HideoutsMemory;
  /** Whether spectators may look through a seat's eyes. */
  watching: Watching;
  /** Whether players may take hints. */
  hints: boolean;
  first: number | null;
}

export const MEMORIES: HideoutsMemory[] = ['team', 'own', 'none'];

/** The seat that begins; null if chance decides, or if there is no such seat. */
export const beginner = ({ first }: Options, seats: number): number | null =>
  first !== null && first < seats ? first : null;
