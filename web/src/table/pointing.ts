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
const CLEAR = 4;
/** How much dearer it is to cover what must stay free than to stand apart. */
const DEAR = 8;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The place within bounds beside the target where it covers nothing of `keep`, or the least. */
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
  // Where what must stay free is in the way, above or below that may do.
  const beyond = keep.flatMap((one) => [one.top - height - CLEAR, one.bottom + CLEAR]);
  const places = wishes.flatMap(([side, wishedX, wishedY]) => {
    const upright = side === 'above' || side === 'below';
    return (upright ? [wishedY, ...beyond] : [wishedY]).map((wanted) => {
      const x = clamp(wishedX, bounds.left, bounds.right - width);
      const y = clamp(wanted, bounds.top, bounds.bottom - height);
      const box = { left: x, top: y, right: x + width, bottom: y + height };
      const arrow = upright
        ? clamp(middle.x - x, CORNER, width - CORNER)
        : clamp(middle.y - y, CORNER, height - CORNER);
      // Where it had to be moved, the arrow no longer reaches what it points at.
      const moved = Math.abs(upright ? y - wishedY : x - wishedX);
      const covered = keep.reduce((all, one) => all + shared(box, one), 0);
      const cost = covered * DEAR + shared(box, target) + moved * width;
      return { x, y, side, arrow, cost };
    });
  });
  const { cost: _, ...best } = places.reduce((one, other) => (other.cost < one.cost ? other : one));
  return best;
}
