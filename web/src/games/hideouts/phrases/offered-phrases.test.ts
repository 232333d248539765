import { describe, expect, test } from 'vitest';
import { aBox, aCell, aView } from '../view.fixture';
import { GUARDIANS } from '../names';
import type { Box, View, Wall } from '../types';
import type { Told } from './claims';
import { liftable, moreOf, pictureOfPhrase, seenOf, untoldIn } from './offered-phrases';

const seen = (box: Partial<Box>): string[] =>
  seenOf(3, aView({}, [aBox(3, box)])).map(({ phrase }) => phrase);
const more = (cell: number, view: View): string[] => moreOf(cell, view).map(({ phrase }) => phrase);

describe('what my corner sees is the first thing to say about a box', () => {
  test('nothing, if it sees nothing', () => {
    expect(seen({})).toEqual([]);
  });

  test('a seal on an outer wall', () => {
    const view = aView({}, [aBox(3, { outside: [{ wall: 'S', seal: 'owl' }] })]);
    expect(seenOf(3, view)).toEqual([{ phrase: 'seal_is', guardian: 'owl', wall: null }]);
  });

  test('a seal that I know though it is not in sight', () => {
    expect(seenOf(3, aView({}, [aBox(3, { seal: 'fox' })]))[0]).toMatchObject({
      phrase: 'seal_is',
      guardian: 'fox',
    });
  });

  test('the far wall that bears the picture', () => {
    const inside = [
      { wall: 'N', picture: false },
      { wall: 'E', picture: true },
    ] as const;
    expect(seenOf(3, aView({}, [aBox(3, { inside: [...inside] })]))).toEqual([
      { phrase: 'seal_on', guardian: null, wall: 'E' },
    ]);
  });

  const bareInside = (...walls: Wall[]): Box['inside'] =>
    walls.map((wall) => ({ wall, picture: false }));

  test.each([
    [['N', 'E'], 'S'],
    [['E', 'S'], 'W'],
    [['S', 'W'], 'N'],
    [['N', 'W'], 'E'],
  ] as [Wall[], Wall][])('no picture on %s: one of two walls, the first is %s', (far, first) => {
    const view = aView({}, [aBox(3, { inside: bareInside(...far) })]);
    expect(seenOf(3, view)).toEqual([{ phrase: 'seal_on_either', guardian: null, wall: first }]);
  });

  test('if one of the two was seen to be bare, it is the other', () => {
    const view = aView({}, [aBox(3, { inside: bareInside('N', 'E'), bare: ['S'] })]);
    expect(seenOf(3, view)).toEqual([{ phrase: 'seal_on', guardian: null, wall: 'W' }]);
  });

  test('two walls are not worth mentioning for a seal that I can name', () => {
    expect(seen({ inside: bareInside('N', 'E'), seal: 'owl' })).toEqual(['seal_is']);
  });

  test('nothing of the gap', () => {
    expect(seenOf(4, aView())).toEqual([]);
  });
});

describe('what only I know', () => {
  const mine = aBox(3, { seal: 'owl', read: true });
  const side = aBox(5, { inside: [{ wall: 'N', picture: true }] });
  const untold = (told: Map<number, Told> = new Map(), memory: View['memory'] = 'own') =>
    untoldIn(aView({ memory }, [mine, side]), STANDING, told).map(({ phrase, cell }) => [
      phrase,
      cell,
    ]);
  const STANDING = [0, 1, 2, 7, 4, 5, 6, 3, 8];

  test('is the seals and sides that nobody has named', () => {
    expect(untold()).toEqual([
      ['seal_is', 3],
      ['seal_on', 5],
    ]);
  });

  test('is not what was said about the box, wherever it stood then', () => {
    const told = new Map<number, Told>([
      [7, { seal: { guardian: 'owl', colour: 'red' } }],
      [5, { side: { wall: 'N', colour: 'red' } }],
    ]);
    expect(untold(told)).toEqual([]);
  });

  test('is what contradicts what was said', () => {
    const told = new Map<number, Told>([[7, { seal: { guardian: 'bat', colour: 'red' } }]]);
    expect(untold(told)).toContainEqual(['seal_is', 3]);
  });

  test('is nothing where the team’s memory shows it to all', () => {
    expect(untold(new Map(), 'team')).toEqual([]);
  });
});

test('boxes can be lifted when all are in boxes and the start token is open', () => {
  const all = [
    aBox(0, { guardians: GUARDIANS.slice(0, 5) }),
    aBox(1, { guardians: GUARDIANS.slice(5) }),
  ];
  const open = [aCell(4, { start: true })];
  expect(liftable(aView({}, all, open))).toBe(true);
  expect(liftable(aView({}, all))).toBe(false);
  expect(liftable(aView({}, all.slice(1), open))).toBe(false);
});

describe('what else may be said', () => {
  test('of a box: to move it, to keep it, to look, and whose it is', () => {
    expect(more(3, aView())).toEqual(['move_this', 'keep_this', 'look_here', 'whose']);
  });

  test('of a box, first, that the guardian in the gap goes there', () => {
    const open = aView({}, [], [aCell(4, { guardian: 'owl', guardian_lies: 'up' })]);
    expect(moreOf(3, open)[0]).toEqual({ phrase: 'put_here', guardian: 'owl', wall: null });
  });

  test('of the gap: to look there', () => {
    expect(more(4, aView())).toEqual(['look_here']);
  });
});

test('a phrase is drawn as its guardian, or as the mark of a seal', () => {
  expect(pictureOfPhrase({ phrase: 'seal_is', guardian: 'owl', wall: null })).toBe('guardian-owl');
  expect(pictureOfPhrase({ phrase: 'seal_on', guardian: null, wall: 'N' })).toBe('seal-picture');
  expect(pictureOfPhrase({ phrase: 'wait', guardian: null, wall: null })).toBeNull();
});
