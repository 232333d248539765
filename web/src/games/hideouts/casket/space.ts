// The casket in space: how a point of it is drawn by whoever looks from a corner, or from between two.
import type { Corner, Wall } from '../types';

export type Point = [number, number];

/** How far a step goes sideways and up on the screen, the size of a cell, the height of a box. */
export const ACROSS = 0.85;
/** How steeply one looks down: the more there is room for it, the steeper. */
export const [FLATTEST, STEEPEST] = [0.54, 0.8];
export const CELL = 100;
const HEIGHT = 36;
const MIDDLE = 1.5;

/** Quarter turns clockwise from the south-west, whose east is right and up. */
const TURNS: Record<Corner, number> = { SW: 0, SE: 1, NE: 2, NW: 3 };

/** The nearest way to a corner from however far the casket has turned already. */
export function turnTo(corner: Corner, from: number): number {
  const wanted = TURNS[corner];
  return wanted + 4 * Math.round((from - wanted) / 4);
}

/** The middle of a cell, in cells to the east and to the north. */
export const middleOf = (cell: number): Point => [(cell % 3) + 0.5, 2.5 - Math.floor(cell / 3)];

/** What the outward side of a wall faces. */
export const FACING: Record<Wall, Point> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
export const WALLS: Wall[] = ['N', 'E', 'S', 'W'];

/** The casket as seen after so many quarter turns. */
export class Sight {
  readonly #cos: number;
  readonly #sin: number;

  constructor(
    turns: number,
    readonly rise = FLATTEST,
  ) {
    this.#cos = Math.cos((turns * Math.PI) / 2);
    this.#sin = Math.sin((turns * Math.PI) / 2);
  }

  /** How far to the right and up, and to the left and up, a direction of the casket leads. */
  turned([east, north]: Point): Point {
    return [east * this.#cos + north * this.#sin, north * this.#cos - east * this.#sin];
  }

  at(east: number, north: number, up = 0): Point {
    const [right, left] = this.turned([east - MIDDLE, north - MIDDLE]);
    return [(right - left) * ACROSS * CELL, -(right + left) * this.rise * CELL - up * HEIGHT];
  }

  /** How far from the eye: what is farther is drawn first. */
  far(east: number, north: number): number {
    const [right, left] = this.turned([east - MIDDLE, north - MIDDLE]);
    return right + left;
  }

  /** Whether one sees the outward side of this wall; else one sees its inner face. */
  faces(wall: Wall): boolean {
    const [right, left] = this.turned(FACING[wall]);
    return right + left < 0;
  }

  /** How much a wall lies in the light, which falls from the right. */
  light(wall: Wall): number {
    const [right, left] = this.turned(FACING[wall]);
    return (right - left + 1.5) / 3;
  }

  /** What puts a flat picture upright on a wall, in the middle of it at this height. */
  onWall(wall: Wall, east: number, north: number, up: number): string {
    const [e, n] = FACING[wall];
    // Along the wall, left to right for whoever sees it: its outward side, or its inner face.
    const along: Point = this.faces(wall) ? [-n, e] : [n, -e];
    const [right, left] = this.turned(along);
    const [x, y] = this.at(east, north, up);
    const across = (right - left) * ACROSS;
    const slope = -(right + left) * this.rise;
    return `matrix(${across.toFixed(3)} ${slope.toFixed(3)} 0 1 ${x.toFixed(1)} ${y.toFixed(1)})`;
  }
}

export const outline = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** The two ends of a wall of a square that reaches so far from its middle. */
export function ends(wall: Wall, [east, north]: Point, reach: number): [Point, Point] {
  const [e, n] = FACING[wall];
  const [x, y] = [east + e * reach, north + n * reach];
  return [
    [x - n * reach, y + e * reach],
    [x + n * reach, y - e * reach],
  ];
}

export type Arrow = 'ArrowRight' | 'ArrowUp' | 'ArrowLeft' | 'ArrowDown';

/** The arrow that points, on the screen, from a cell to the one beside it. */
export function arrowOf(from: number, to: number, sight: Sight): Arrow {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [right, left] = sight.turned([b[0] - a[0], b[1] - a[1]]);
  if (Math.abs(right) > Math.abs(left)) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
  return left > 0 ? 'ArrowUp' : 'ArrowDown';
}
