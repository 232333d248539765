// Where a few words stand beside the thing they are about, so that nothing needed is covered.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Place {
  x: number;
  y: number;
  side: Side;
  /** How far along the edge the arrow is. */
  arrow: number;
}

const ARROW = 13;
const CORNER = 22;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The place within bounds, on the side of the target where it covers the least of `keep`. */
export function pointAt(
  target: Box,
  size: { width: number; height: number },
  bounds: Box,
  keep: Box[],
): Place {
  const { width, height } = size;
  const middle = { x: (target.left + target.right) / 2, y: (target.top + target.bottom) / 2 };
  const wishes: [Side, number, number][] = [
    ['above', middle.x - width / 2, target.top - height - ARROW],
    ['below', middle.x - width / 2, target.bottom + ARROW],
    ['right', target.right + ARROW, middle.y - height / 2],
    ['left', target.left - width - ARROW, middle.y - height / 2],
  ];
  const places = wishes.map(([side, wishedX, wishedY]) => {
    const x = clamp(wishedX, bounds.left, bounds.right - width);
    const y = clamp(wishedY, bounds.top, bounds.bottom - height);
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    const arrow =
      side === 'above' || side === 'below'
        ? clamp(middle.x - x, CORNER, width - CORNER)
        : clamp(middle.y - y, CORNER, height - CORNER);
    // Where it had to be moved, the arrow no longer reaches what it points at.
    const moved = side === 'above' || side === 'below' ? y - wishedY : x - wishedX;
    const cost = keep.reduce((all, one) => all + shared(box, one), Math.abs(moved) * width);
    return { x, y, side, arrow, cost };
  });
  const { cost: _, ...best } = places.reduce((one, other) => (other.cost < one.cost ? other : one));
  return best;
}
