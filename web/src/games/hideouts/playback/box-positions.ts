// The positions of the boxes. A box is identified by the cell it was dealt to.
import type { Happened } from '../types';

const CELLS = 9;

export const asDealt = (): number[] => Array.from({ length: CELLS }, (_, cell) => cell);

/** The positions after a box slid from its cell into the gap. */
export function slide(standing: number[], from: number, gap: number): number[] {
  const after = [...standing];
  [after[from], after[gap]] = [standing[gap]!, standing[from]!];
  return after;
}

/** The box on each cell after these events; the gap has one that is not in the game. */
export const standingAfter = (events: Happened[]): number[] =>
  events.reduce(
    (standing, event) =>
      event.event === 'slid' ? slide(standing, event.cell, event.gap) : standing,
    asDealt(),
  );
