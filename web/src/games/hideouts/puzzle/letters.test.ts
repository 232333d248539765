import { expect, test } from 'vitest';
import { letterOf } from './letters';

test('eight boxes have the letters from A to H, whichever cell has none', () => {
  for (const start of [0, 4, 8]) {
    const boxes = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((box) => box !== start);
    expect(boxes.map((box) => letterOf(box, start)).join('')).toBe('ABCDEFGH');
  }
});
