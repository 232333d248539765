import { describe, expect, test } from 'vitest';
import type { Action, Guardian } from '../types';
import { aBox, aCell, aView } from '../view.fixture';
import { doubtOf } from './doubts';

const view = aView(
  { phase: 'place' },
  [aBox(8, { guardians: ['fox'] })],
  [aCell(4, { guardian: 'snail', guardian_lies: 'up' })],
);
const why = (action: Action, signs: [number, Guardian][]): string | undefined =>
  doubtOf(action, view, new Map(signs))?.why;

describe('putting the snail into a box', () => {
  test('is doubted if the sign over it shows another', () => {
    expect(why(['place', 3], [[3, 'fox']])).toBe('other');
    expect(doubtOf(['place', 3], view, new Map([[3, 'fox']]))).toMatchObject({
      guardian: 'snail',
      sign: 'fox',
      cell: 3,
    });
  });

  test('is doubted if its own sign is elsewhere', () => {
    expect(why(['place', 3], [[7, 'snail']])).toBe('elsewhere');
  });

  test('is not if nothing is known, or it is right', () => {
    expect(why(['place', 3], [])).toBeUndefined();
    expect(why(['place', 3], [[7, 'owl']])).toBeUndefined();
    expect(why(['place', 3], [[3, 'snail']])).toBeUndefined();
    expect(why(['place', null], [[3, 'snail']])).toBeUndefined();
  });
});

describe('a correction', () => {
  test('is doubted like that, and if it takes a guardian out of its own box', () => {
    expect(why(['correct', ['fox', 3]], [[3, 'owl']])).toBe('other');
    expect(why(['correct', ['fox', 3]], [[8, 'fox']])).toBe('home');
    expect(why(['correct', ['fox', 3]], [[8, 'owl']])).toBeUndefined();
  });
});

test('a slide is never doubted', () => {
  expect(why(['slide', 3], [[3, 'fox']])).toBeUndefined();
});
