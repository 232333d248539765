import { expect, test } from 'vitest';
import { around, pointAt } from './popover-position';

const BOUNDS = { left: 0, top: 0, right: 360, bottom: 640 };
const SIZE = { width: 344, height: 110 };

test('a bubble points at its target and covers nothing of it', () => {
  const target = { left: 80, top: 300, right: 160, bottom: 380 };
  const place = pointAt(target, SIZE, BOUNDS, []);
  expect(place.reaches).toBe(true);
  expect(place.y >= target.bottom || place.y + SIZE.height <= target.top).toBe(true);
});

test('a bubble keeps away from what must stay in sight, even if it cannot point then', () => {
  const target = { left: 300, top: 60, right: 340, bottom: 76 };
  const seats = { left: 0, top: 50, right: 360, bottom: 130 };
  const place = pointAt(target, SIZE, BOUNDS, [seats]);
  expect(place.y).toBeGreaterThanOrEqual(seats.bottom);
  expect(place.reaches).toBe(false);
});

test('a frame around a small target leaves all of it in sight', () => {
  const number = { left: 80, top: 75, right: 112, bottom: 91 };
  expect(around(number, 6)).toEqual({ left: 74, top: 69, right: 118, bottom: 97 });
});
