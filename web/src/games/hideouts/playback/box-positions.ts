// Which box stands where. A box is called by the cell it was dealt to, for as long as the game goes.
import type { Happened } from '../types';

const CELLS = 9;

export const asDealt = (): number[] => Array.from({ length: CELLS }, (_, cell) => cell);

/** The boxes after one of them slid from its cell into the gap. */
export function slide(standing: number[], from: number, gap: number): number[] {
  const after = [...standing];
  [after[from], after[gap]] = [standing[gap]!, standing[from]!];
  return after;
}

/** By cell, the box that stands there after all of this; at the gap, none that is. */
export const standingAfter = (events: Happened[]): number[] =>
  events.reduce(
    (standing, event) =>
      event.event === 'slid' ? slide(standing, event.cell, event.gap) : standing,
    asDealt(),
  );
