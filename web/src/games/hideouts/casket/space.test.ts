import { describe, expect, test } from 'vitest';
import type { Corner, Wall } from '../types';
import { ACROSS, arrowOf, CELL, ends, FACING, middleOf, Sight, turnTo, WALLS } from './space';

const CORNERS: [Corner, number][] = [
  ['SW', 0],
  ['SE', 1],
  ['NE', 2],
  ['NW', 3],
];

describe('where things are', () => {
  test('cells go from the north-west to the south-east, row by row', () => {
    expect(middleOf(0)).toEqual([0.5, 2.5]);
    expect(middleOf(2)).toEqual([2.5, 2.5]);
    expect(middleOf(4)).toEqual([1.5, 1.5]);
    expect(middleOf(8)).toEqual([2.5, 0.5]);
  });

  test('the middle of the casket is the middle of the picture from every corner', () => {
    for (const [, turns] of CORNERS) {
      const [x, y] = new Sight(turns).at(1.5, 1.5);
      expect([x, y].map((one) => Math.abs(one))).toEqual([0, 0]);
    }
  });

  test('from the south-west, east is right and up, north is left and up', () => {
    const sight = new Sight(0);
    const [east, north] = [sight.at(2.5, 1.5), sight.at(1.5, 2.5)];
    expect(east[0]).toBeCloseTo(ACROSS * CELL);
    expect(east[1]).toBeLessThan(0);
    expect(north[0]).toBeCloseTo(-ACROSS * CELL);
    expect(north[1]).toBeCloseTo(east[1]);
  });

  test('what is higher is drawn higher', () => {
    const sight = new Sight(0);
    expect(sight.at(1.5, 1.5, 1)[1]).toBeLessThan(sight.at(1.5, 1.5)[1]);
  });

  test.each(CORNERS)('the corner %s is the nearest to those who look from it', (corner, turns) => {
    const sight = new Sight(turns);
    const at = (name: string): [number, number] => [
      name.includes('E') ? 3 : 0,
      name.includes('N') ? 3 : 0,
    ];
    const opposite = { SW: 'NE', SE: 'NW', NE: 'SW', NW: 'SE' }[corner];
    const distances = CORNERS.map(([name]) => sight.far(...at(name)));
    expect(sight.far(...at(corner))).toBe(Math.min(...distances));
    expect(sight.far(...at(opposite))).toBe(Math.max(...distances));
  });
});

describe('walls', () => {
  test.each<[Corner, number, Wall[]]>([
    ['SW', 0, ['S', 'W']],
    ['SE', 1, ['E', 'S']],
    ['NE', 2, ['N', 'E']],
    ['NW', 3, ['N', 'W']],
  ])('from %s the outward sides of two are visible', (_, turns, seen) => {
    const sight = new Sight(turns);
    expect(WALLS.filter((wall) => sight.faces(wall))).toEqual(
      WALLS.filter((wall) => seen.includes(wall)),
    );
  });

  test('light falls from the right, and stays within bounds', () => {
    for (const [, turns] of CORNERS) {
      const lights = WALLS.map((wall) => new Sight(turns).light(wall));
      expect(Math.min(...lights)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...lights)).toBeLessThanOrEqual(1);
    }
    expect(new Sight(0).light('E')).toBeGreaterThan(new Sight(0).light('N'));
  });

  test('a wall is as far from the middle as the square reaches', () => {
    for (const wall of WALLS) {
      const [one, other] = ends(wall, [1.5, 1.5], 0.5);
      const between = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
      expect(between).toEqual([1.5 + FACING[wall][0] / 2, 1.5 + FACING[wall][1] / 2]);
      expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBe(1);
    }
  });

  test('a picture on a visible wall is not mirrored', () => {
    for (const [, turns] of CORNERS) {
      for (const wall of WALLS) {
        const across = /^matrix\((\S+) /.exec(new Sight(turns).onWall(wall, 1, 1, 0.5))![1];
        expect(Number(across)).toBeGreaterThan(0);
      }
    }
  });
});

describe('turning', () => {
  test.each<[Corner, number, number]>([
    ['SW', 0, 0],
    ['SE', 0, 1],
    ['NW', 0, -1],
    ['SW', 3, 4],
    ['SW', 7.9, 8],
    ['NE', -1, -2],
  ])('to %s from %d quarter turns goes the nearest way, to %d', (corner, from, to) => {
    expect(turnTo(corner, from)).toBe(to);
  });

  test('to a corner always ends where that corner is', () => {
    for (const [corner, turns] of CORNERS) {
      for (let from = -9; from <= 9; from++) {
        const to = turnTo(corner, from);
        expect((((to - turns) % 4) + 4) % 4).toBe(0);
        expect(Math.abs(to - from)).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('arrow keys', () => {
  test('follow the picture: a box that moves right on the screen goes by the right arrow', () => {
    const opposite = {
      ArrowRight: 'ArrowLeft',
      ArrowLeft: 'ArrowRight',
      ArrowUp: 'ArrowDown',
      ArrowDown: 'ArrowUp',
    };
    for (const [, turns] of CORNERS) {
      const sight = new Sight(turns);
      const arrows = [1, 3, 5, 7].map((cell) => arrowOf(cell, 4, sight));
      expect(new Set(arrows).size, 'each of the four goes its own way').toBe(4);
      for (const cell of [1, 3, 5, 7]) {
        expect(arrowOf(4, cell, sight)).toBe(opposite[arrowOf(cell, 4, sight)]);
      }
    }
  });

  test('from the south-west, east is right and north is up', () => {
    expect(arrowOf(3, 4, new Sight(0))).toBe('ArrowRight');
    expect(arrowOf(7, 4, new Sight(0))).toBe('ArrowUp');
    expect(arrowOf(3, 4, new Sight(1))).toBe('ArrowDown');
  });
});
