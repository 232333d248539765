// Boxes and cells for pictures outside a game: each with only what the picture is about.
import type { Box, Cell } from './types';

export const aBox = (cell: number, more: Partial<Box> = {}): Box => ({
  cell,
  guardians: [],
  tokens: 0,
  symbol: false,
  outside: [],
  inside: [],
  seal: null,
  side: null,
  bare: [],
  read: true,
  ...more,
});

/** An uncovered cell whose hideout has left. */
export const openCell = (cell: number, more: Partial<Cell> = {}): Cell => ({
  cell,
  start: false,
  hideout: null,
  hideout_lies: 'gone',
  guardian: null,
  guardian_lies: 'gone',
  tokens: 0,
  ...more,
});
