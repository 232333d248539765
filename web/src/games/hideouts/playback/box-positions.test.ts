import { expect, test } from 'vitest';
import type { Happened } from '../types';
import { asDealt, slide, standingAfter } from './box-positions';

const slid = (cell: number, gap: number): Happened => ({
  event: 'slid',
  seat: 0,
  cell,
  gap,
  paid: false,
});

test('a box is called by the cell it was dealt to', () => {
  expect(asDealt()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a box that slides changes places with the gap', () => {
  const before = asDealt();
  expect(slide(before, 1, 4)).toEqual([0, 4, 2, 3, 1, 5, 6, 7, 8]);
  expect(before).toEqual(asDealt());
});

test('boxes are followed through all slides, and through nothing else', () => {
  const passed = { event: 'passed', seat: 0 } as Happened;
  expect(standingAfter([slid(1, 4), passed, slid(0, 1)])).toEqual([4, 0, 2, 3, 1, 5, 6, 7, 8]);
});
