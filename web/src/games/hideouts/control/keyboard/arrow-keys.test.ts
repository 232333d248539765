import { describe, expect, test } from 'vitest';
import { Sight } from '../../casket/space';
import { arrowed, type Answer } from './arrow-keys';

// From the south-west corner the right arrow points east, and the up arrow north.
const SOUTH_WEST = new Sight(0);
const press = (
  key: string,
  from: number,
  aimed: number | null = null,
  slides = [1, 3, 5, 7],
): Answer => arrowed({ key, from, gap: 4, slides, aimed, sight: SOUTH_WEST });

describe('an arrow key', () => {
  test('never slides a box at the first press', () => {
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) {
      for (const from of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
        expect(press(key, from)?.does).not.toBe('slide');
      }
    }
  });

  test('aims at the box that goes that way, and slides it when pressed again', () => {
    expect(press('ArrowRight', 4)).toEqual({ does: 'aim', cell: 3 });
    expect(press('ArrowRight', 3)).toEqual({ does: 'aim', cell: 3 });
    expect(press('ArrowRight', 3, 3)).toEqual({ does: 'slide', cell: 3 });
    expect(press('ArrowUp', 3, 3)).toEqual({ does: 'walk', cell: 0 });
  });

  test('leads from box to box elsewhere, and when nothing slides', () => {
    expect(press('ArrowRight', 0)).toEqual({ does: 'walk', cell: 1 });
    expect(press('ArrowDown', 4, null, [])).toEqual({ does: 'walk', cell: 7 });
    expect(press('ArrowLeft', 0)).toEqual({ does: 'nothing' });
  });

  test('is none of the other keys', () => {
    expect(press('Enter', 4)).toBeNull();
  });
});
