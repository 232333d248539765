// The position of a bubble next to its target, so that nothing important is covered.

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
  /** The arrow's offset along the edge. */
  arrow: number;
  /** Whether the arrow touches the target. */
  reaches: boolean;
}

const ARROW = 13;
const CORNER = 22;
const CLEAR = 4;
/** The cost of covering what must stay visible, relative to distance; the target above all. */
const DEAR = 40;
const NEVER = 1000;
/** The largest distance of the arrow from the target. */
const NEAR = 12;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

const outside = (value: number, low: number, high: number): number =>
  Math.abs(value - clamp(value, low, high));

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The position within bounds next to the target that covers the least of `keep`. */
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
  // Positions next to what must stay visible are tried too.
  const besideX = keep.flatMap((one) => [one.left - width - CLEAR, one.right + CLEAR]);
  const besideY = keep.flatMap((one) => [one.top - height - CLEAR, one.bottom + CLEAR]);
  const places = wishes.flatMap(([side, wishedX, wishedY]) => {
    const upright = side === 'above' || side === 'below';
    const at = (wantedX: number, wantedY: number): Place & { cost: number } => {
      const x = clamp(wantedX, bounds.left, bounds.right - width);
      const y = clamp(wantedY, bounds.top, bounds.bottom - height);
      const box = { left: x, top: y, right: x + width, bottom: y + height };
      const arrow = upright
        ? clamp(middle.x - x, CORNER, width - CORNER)
        : clamp(middle.y - y, CORNER, height - CORNER);
      // If it was moved, the arrow does not reach the target.
      const apart = Math.abs(upright ? y - wishedY : x - wishedX);
      const aside = upright
        ? outside(x + arrow, target.left, target.right)
        : outside(y + arrow, target.top, target.bottom);
      const covered = keep.reduce((all, one) => all + shared(box, one), 0);
      const cost = covered * DEAR + shared(box, target) * NEVER + (apart + aside) * width;
      return { x, y, side, arrow, reaches: apart + aside < NEAR, cost };
    };
    return [
      at(wishedX, wishedY),
      ...besideX.map((x) => at(x, wishedY)),
      ...besideY.map((y) => at(wishedX, y)),
    ];
  });
  const { cost: _, ...best } = places.reduce((one, other) => (other.cost < one.cost ? other : one));
  return best;
}

/** A box with space on all sides of it. */
export const around = ({ left, top, right, bottom }: Box, space: number): Box => ({
  left: left - space,
  top: top - space,
  right: right + space,
  bottom: bottom + space,
});

/** The position in the middle, for what points at nothing. */
export function centred(size: { width: number; height: number }, bounds: Box): Place {
  const x = (bounds.left + bounds.right - size.width) / 2;
  const y = Math.max(bounds.top, (bounds.top + bounds.bottom - size.height) / 2);
  return { x, y, side: 'above', arrow: 0, reaches: false };
}
