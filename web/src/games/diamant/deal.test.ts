import { expect, test } from 'vitest';
import type { GameEvent } from '$net/wire';
import type { Move } from '../game';
import { movesOf } from './deal';

test('the moves of a running game are read from its events', () => {
  const history = [
    { event: 'revealed', card: 'hazard:ram', share: 0, left: 0 },
    { event: 'chose', seat: 1 },
    { event: 'decided', on: [0, 2], back: [1] },
    { event: 'returned', seats: [1], share: 0, left: 0, banked: [0] },
  ] as GameEvent[];
  const expected: Move[] = [
    ['*', 'reveal', 'hazard:ram'],
    [0, 'choose', 'on'],
    [2, 'choose', 'on'],
    [1, 'choose', 'back'],
  ];
  expect(movesOf(history)).toEqual(expected);
});
