import { describe, expect, test } from 'vitest';
import { aBox, aCell, aView } from '../view.fixture';
import type { Box, View } from '../types';
import { moreOf, pictureOfPhrase, seenOf } from './offered-phrases';

const seen = (box: Partial<Box>): string[] =>
  seenOf(3, aView({}, [aBox(3, box)])).map(({ phrase }) => phrase);
const more = (cell: number, view: View): string[] => moreOf(cell, view).map(({ phrase }) => phrase);

describe('what my corner sees is the first thing to say of a box', () => {
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
      { phrase: 'seal_far_side', guardian: null, wall: 'E' },
    ]);
  });

  test('no picture on the far walls: the seal is on a near side', () => {
    expect(seen({ inside: [{ wall: 'N', picture: false }] })).toEqual(['seal_near_side']);
  });

  test('a near side is not worth saying of a seal that I can name', () => {
    const inside = [{ wall: 'N', picture: false }] as Box['inside'];
    expect(seen({ inside, seal: 'owl' })).toEqual(['seal_is']);
  });

  test('nothing of the gap', () => {
    expect(seenOf(4, aView())).toEqual([]);
  });
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
  expect(pictureOfPhrase({ phrase: 'seal_far_side', guardian: null, wall: 'N' })).toBe(
    'seal-picture',
  );
  expect(pictureOfPhrase({ phrase: 'wait', guardian: null, wall: null })).toBeNull();
});
