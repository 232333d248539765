// The casket of Hideouts as the south-western corner sees it: points, faces, boxes.

export type Point = [number, number];

const EAST = 0.84;
const RISE = 0.56;
const CELL = 100;
const HEIGHT = 38;

/** Where a point of the casket is drawn: cells to the east and the north, and how high. */
export const at = (east: number, north: number, up = 0): Point => [
  (east - north) * EAST * CELL,
  -(east + north) * RISE * CELL - up * HEIGHT,
];

export const outline = (...points: Point[]): string =>
  `M${points.map((point) => point.map((n) => n.toFixed(1)).join(' ')).join('L')}Z`;

/** How far a thing is drawn from where it was when it slides by so many cells. */
export const slide = (east: number, north: number): string => {
  const [x, y] = at(east, north);
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
};

/** A picture put on a wall that faces south, on one that faces west, on the floor. */
export const onSouth = (east: number, north: number, up: number): string =>
  `matrix(${EAST} ${-RISE} 0 1 ${at(east, north, up).join(' ')})`;
export const onWest = (east: number, north: number, up: number): string =>
  `matrix(${EAST} ${RISE} 0 1 ${at(east, north, up).join(' ')})`;

export interface Face {
  d: string;
  fill: string;
}

const GAP = 0.05;
const WALL = 0.075;

/** The faces of a box in this cell, in the order in which they hide each other. */
export function box(east: number, north: number): Face[] {
  const [w, e, s, n] = [east + GAP, east + 1 - GAP, north + GAP, north + 1 - GAP];
  const upright = (from: Point, to: Point, low: number): string =>
    outline(at(...from, low), at(...to, low), at(...to, 1), at(...from, 1));
  const rim = (west: number, right: number, south: number, top: number): string =>
    outline(at(west, south, 1), at(right, south, 1), at(right, top, 1), at(west, top, 1));
  return [
    { d: outline(at(w, s, 0.1), at(e, s, 0.1), at(e, n, 0.1), at(w, n, 0.1)), fill: '#4b3523' },
    { d: upright([w, n], [e, n], 0.1), fill: '#7a5a3c' },
    { d: upright([e, s], [e, n], 0.1), fill: '#634830' },
    { d: upright([w, s], [e, s], 0), fill: 'url(#casket-south)' },
    { d: upright([w, s], [w, n], 0), fill: 'url(#casket-west)' },
    { d: rim(w, e, s, s + WALL), fill: '#c79662' },
    { d: rim(w, w + WALL, s, n), fill: '#bb8b58' },
    { d: rim(w, e, n - WALL, n), fill: '#b08250' },
    { d: rim(e - WALL, e, s, n), fill: '#a87a49' },
  ];
}

const RIM = 0.3;
const [LOW, HIGH] = [-RIM, 3 + RIM];

/** What lies behind and under the boxes: the floor, its lines, the far walls and their rims. */
export const BACK: Face[] = [
  { d: outline(at(LOW, LOW), at(HIGH, LOW), at(HIGH, HIGH), at(LOW, HIGH)), fill: '#1d2b2a' },
  { d: outline(at(0, 0), at(3, 0), at(3, 3), at(0, 3)), fill: '#16201f' },
  { d: outline(at(LOW, 3), at(3, 3), at(3, 3, 1), at(LOW, 3, 1)), fill: '#24403b' },
  { d: outline(at(3, LOW), at(3, 3), at(3, 3, 1), at(3, LOW, 1)), fill: '#1f3833' },
  {
    d: outline(at(LOW, 3, 1), at(HIGH, 3, 1), at(HIGH, HIGH, 1), at(LOW, HIGH, 1)),
    fill: '#43756a',
  },
  {
    d: outline(at(3, LOW, 1), at(HIGH, LOW, 1), at(HIGH, HIGH, 1), at(3, HIGH, 1)),
    fill: '#3b685d',
  },
];

/** The near walls, which hide the feet of the boxes. */
export const FRONT: Face[] = [
  { d: outline(at(LOW, LOW), at(HIGH, LOW), at(HIGH, LOW, 1), at(LOW, LOW, 1)), fill: '#2e544c' },
  { d: outline(at(LOW, LOW), at(LOW, HIGH), at(LOW, HIGH, 1), at(LOW, LOW, 1)), fill: '#274841' },
  { d: outline(at(LOW, LOW, 1), at(HIGH, LOW, 1), at(HIGH, 0, 1), at(LOW, 0, 1)), fill: '#58917f' },
  { d: outline(at(LOW, LOW, 1), at(0, LOW, 1), at(0, HIGH, 1), at(LOW, HIGH, 1)), fill: '#4d8173' },
];
