// Actions that contradict the signs over the boxes: they are asked about before they are done.
import type { Action, Guardian, View } from '../types';
import { lying } from './press-actions';

export interface Doubt {
  action: Action;
  cell: number;
  guardian: Guardian;
  /** The sign over this box shows another, one elsewhere shows this one, or it is home already. */
  why: 'other' | 'elsewhere' | 'home';
  /** The guardian on the sign. */
  sign: Guardian;
}

/** Why an action seems wrong, given the guardian on the sign over each cell; null if it does not. */
export function doubtOf(action: Action, view: View, signs: Map<number, Guardian>): Doubt | null {
  const moved = movedBy(action, view);
  if (!moved) return null;
  const { cell, guardian } = moved;
  const doubt = (why: Doubt['why'], sign: Guardian): Doubt => ({ ...moved, action, why, sign });
  const sign = signs.get(cell);
  if (sign === guardian) return null;
  if (moved.from !== undefined && signs.get(moved.from) === guardian)
    return doubt('home', guardian);
  if (sign) return doubt('other', sign);
  return [...signs.values()].includes(guardian) ? doubt('elsewhere', guardian) : null;
}

/** The guardian that an action puts into a box, the cell of that box, and of the one it leaves. */
function movedBy(
  [verb, argument]: Action,
  view: View,
): { guardian: Guardian; cell: number; from?: number } | null {
  if (verb === 'correct') {
    const [guardian, cell] = argument;
    const from = view.boxes.find(({ guardians }) => guardians.includes(guardian))?.cell;
    return { guardian, cell, from };
  }
  const guardian = lying(view);
  return verb === 'place' && argument !== null && guardian ? { guardian, cell: argument } : null;
}
