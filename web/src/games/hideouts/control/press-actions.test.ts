import { beforeAll, describe, expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import { aBox, aCell, aView } from '../view.fixture';
import type { Action } from '../types';
import { corrections, find, home, lying, movable, presses } from './press-actions';

beforeAll(() => locale.choose('en'));

const PASS: Action = ['pass', null];
const FINISH: Action = ['finish', null];

describe('pressing a box', () => {
  test('does nothing where no action was sent', () => {
    expect(presses([])).toEqual(new Map());
    expect(presses([PASS, FINISH])).toEqual(new Map());
  });

  test('slides the boxes that may slide, and only those', () => {
    const legal: Action[] = [['slide', 1], ['slide', 5], FINISH];
    const found = presses(legal);
    expect([...found.keys()]).toEqual([1, 5]);
    expect(found.get(5)).toEqual({
      action: ['slide', 5],
      does: 'Slides into the gap',
      slides: true,
    });
  });

  test.each(['place', 'bless'] as const)('%ss into a box, and leaving it is no press', (verb) => {
    const found = presses([
      [verb, null],
      [verb, 2],
    ]);
    expect([...found.keys()]).toEqual([2]);
    expect(found.get(2)).toMatchObject({ action: [verb, 2], slides: false });
  });

  test('never corrects: that is thought over first', () => {
    expect(presses([['correct', ['owl', 3]]])).toEqual(new Map());
  });
});

describe('correcting', () => {
  const legal: Action[] = [
    ['correct', ['owl', 3]],
    ['correct', ['owl', 5]],
    ['correct', ['fox', 5]],
    FINISH,
  ];
  const view = aView({}, [
    aBox(0, { guardians: ['owl'] }),
    aBox(1, { guardians: ['fox', 'bat'] }),
    aBox(2, { guardians: ['hare'] }),
  ]);

  test('the guardians that may move are each named once', () => {
    expect(movable(legal)).toEqual(['owl', 'fox']);
    expect(movable([PASS])).toEqual([]);
  });

  test('begins with the boxes that hold one that may move', () => {
    const found = corrections(legal, view, null);
    expect([...found.keys()]).toEqual([0, 1]);
    expect(found.get(1)).toMatchObject({ pick: 'fox', slides: false });
    expect(found.get(1)?.action).toBeUndefined();
  });

  test('goes on with the boxes it may go to', () => {
    const found = corrections(legal, view, 'owl');
    expect([...found.keys()].sort()).toEqual([0, 3, 5]);
    expect(found.get(3)?.action).toEqual(['correct', ['owl', 3]]);
    expect(found.get(5)?.action).toEqual(['correct', ['owl', 5]]);
  });

  test('a press on its own box puts it down again', () => {
    expect(corrections(legal, view, 'owl').get(0)).toMatchObject({ pick: null });
    expect(corrections(legal, view, 'fox').get(1)).toMatchObject({ pick: null });
  });
});

describe('buttons', () => {
  test('an action without an argument is found by its verb', () => {
    const leave: Action = ['place', null];
    expect(find([['place', 2], leave, FINISH], 'place')).toBe(leave);
    expect(find([['place', 2]], 'place')).toBeUndefined();
    expect(find([FINISH], 'pass')).toBeUndefined();
  });

  test('a guardian is face up in the gap, or none is', () => {
    const open = aCell(4, { guardian: 'owl', guardian_lies: 'up' });
    expect(lying(aView({}, [], [open]))).toBe('owl');
    expect(lying(aView({}, [], [aCell(4, { guardian: 'owl', guardian_lies: 'down' })]))).toBeNull();
    expect(lying(aView({}, [], [aCell(3, { guardian: 'owl', guardian_lies: 'up' })]))).toBeNull();
  });

  test('its own box is offered if I know which that is and may put it there', () => {
    const owl = aCell(4, { guardian: 'owl', guardian_lies: 'up' });
    const known = aView({}, [aBox(7, { seal: 'owl' }), aBox(8, { seal: 'fox' })], [owl]);
    const legal: Action[] = [
      ['place', 7],
      ['place', 8],
    ];
    expect(home(known, legal)).toEqual(['place', 7]);
    expect(home(known, [['place', 8]])).toBeUndefined();
    expect(home(aView({}, [], [owl]), legal)).toBeUndefined();
  });

  test('without a guardian in the gap no box is its own', () => {
    expect(home(aView({}, [aBox(7)]), [['place', 7]])).toBeUndefined();
  });
});
