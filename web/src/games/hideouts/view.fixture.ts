// Views of Hideouts for unit tests: a fresh deal with the gap in the middle, and what is changed.
import type { Box, Cell, View } from './types';

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const aBox = (cell: number, changes: Partial<Box> = {}): Box => ({
  cell,
  guardians: [],
  tokens: 0,
  symbol: false,
  outside: [],
  inside: [],
  seal: null,
  read: false,
  side: null,
  bare: [],
  ...changes,
});

export const aCell = (cell: number, changes: Partial<Cell> = {}): Cell => ({
  cell,
  start: false,
  hideout: null,
  hideout_lies: 'down',
  guardian: null,
  guardian_lies: 'down',
  tokens: 0,
  ...changes,
});

/** Boxes and cells that are named replace those of the fresh deal. */
export function aView(
  changes: Omit<Partial<View>, 'boxes' | 'cells'> = {},
  boxes: Box[] = [],
  cells: Cell[] = [],
): View {
  const gap = changes.gap === undefined ? 4 : changes.gap;
  return {
    game: 'hideouts',
    level: {
      name: '',
      hideouts: [],
      supply: 20,
      advanced: false,
      advanced_charge: 'every',
      advanced_start: false,
    },
    number: 1,
    memory: 'team',
    me: 0,
    corners: ['SW', 'NE'],
    rotations: 0,
    phase: 'turn',
    turn: 0,
    lid: { hideouts: [], tokens: 0 },
    supply: 20,
    idle: 0,
    result: null,
    ...changes,
    gap,
    boxes: CELLS.filter((cell) => cell !== gap).map(
      (cell) => boxes.find((box) => box.cell === cell) ?? aBox(cell),
    ),
    cells: CELLS.map((cell) => cells.find((one) => one.cell === cell) ?? aCell(cell)),
  };
}
