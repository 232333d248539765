import { describe, expect, test } from 'vitest';
import { CARD, columnsOf, lay, LIT, stand } from './layout';

const ROOMS: [string, number, number][] = [
  ['a phone', 360, 420],
  ['a small phone', 348, 250],
  ['a small phone with many players', 348, 190],
  ['a phone on its side', 640, 240],
  ['a desk', 1400, 640],
  ['a large screen', 2100, 1180],
];

describe('the path', () => {
  for (const [name, width, height] of ROOMS) {
    test.each([0, 1, 5, 12, 30])(`of %i cards fits ${name}`, (count) => {
      const way = lay(count, width, height);
      expect(way.cards).toHaveLength(count);
      for (const { x, y } of [way.entrance, ...way.cards]) {
        expect(x - (CARD.width / 2) * way.scale).toBeGreaterThanOrEqual(0);
        expect(x + (CARD.width / 2) * way.scale).toBeLessThanOrEqual(width);
        expect(y - (CARD.height / 2) * way.scale).toBeGreaterThanOrEqual(0);
        expect(y + (CARD.height / 2) * way.scale).toBeLessThanOrEqual(height);
      }
    });

    test.each([1, 5, 9, 15, 23])(`no card of %i covers the door in ${name}`, (count) => {
      const { cards, entrance, scale } = lay(count, width, height);
      const door = { width: 96, height: 115.2 };
      for (const [at, card] of cards.entries()) {
        const grown = at === count - 1 ? LIT : 1;
        const apart =
          Math.abs(card.x - entrance.x) >= ((door.width + CARD.width * grown) / 2) * scale ||
          Math.abs(card.y - entrance.y) >= ((door.height + CARD.height * grown) / 2) * scale;
        expect(apart, `card ${at + 1}`).toBe(true);
      }
    });

    test(`cards do not lie on each other in ${name}`, () => {
      const { cards, scale } = lay(14, width, height);
      for (const [at, one] of cards.entries()) {
        for (const other of cards.slice(at + 1)) {
          const apart =
            Math.abs(one.x - other.x) >= CARD.width * scale ||
            Math.abs(one.y - other.y) >= CARD.height * scale * 0.9;
          expect(apart, `cards ${at} and ${cards.indexOf(other)}`).toBe(true);
        }
      }
    });
  }

  test('winds: each card lies next to the one before', () => {
    const { cards, entrance, width, rows } = lay(18, 700, 500);
    expect(rows).toBeGreaterThan(1);
    const spots = [entrance, ...cards];
    const steps = spots.slice(1).map((spot, at) => Math.abs(spot.x - spots[at]!.x));
    expect(Math.max(...steps)).toBeLessThan(width / 3);
  });

  test('grows in steps, so that not every card moves the others', () => {
    const scales = [6, 7, 8].map((count) => lay(count, 700, 400).scale);
    expect(new Set(scales).size).toBe(1);
    expect(lay(9, 700, 400).scale).toBeLessThanOrEqual(scales[0]!);
  });

  test('of few cards grows with a large screen, up to twice the size', () => {
    expect(lay(1, 1200, 560).scale).toBeCloseTo(1.15);
    expect(lay(1, 1900, 800).scale).toBeCloseTo(1.64, 1);
    expect(lay(1, 5000, 5000).scale).toBe(2);
  });
});

describe('explorers', () => {
  const card = { x: 300, y: 200 };

  test.each([1, 2, 4, 5, 8])('%i of them stand before the card, all inside the cave', (count) => {
    const spots = stand(count, card, 1, 50, 600);
    expect(spots).toHaveLength(count);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(25);
      expect(x).toBeLessThanOrEqual(575);
      expect(y).toBeGreaterThan(card.y + (CARD.height / 2) * LIT);
    }
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });

  test('stand in one row up to four, in two from five on', () => {
    const rows = (count: number): number =>
      new Set(stand(count, card, 1, 50, 600).map(({ y }) => y)).size;
    expect([1, 4, 5, 8].map(rows)).toEqual([1, 1, 2, 2]);
  });

  test('stay inside at the edge of the cave', () => {
    for (const x of [0, 600]) {
      for (const spot of stand(8, { x, y: 200 }, 1, 50, 600)) {
        expect(spot.x).toBeGreaterThanOrEqual(25);
        expect(spot.x).toBeLessThanOrEqual(575);
      }
    }
  });
});

test('the seats of a small camp stand in one row up to four, else in two even ones', () => {
  expect([3, 4, 5, 6, 7, 8].map(columnsOf)).toEqual([3, 4, 3, 3, 4, 4]);
});
