import { describe, expect, test } from 'vitest';
import type { Action, View } from '../types';
import { aBox, aCell, aView } from '../view.fixture';
import { guardianOf, steps, type Moment } from './steps';

const SLIDE: Action[] = [['slide', 1]];
const CORRECT: Action[] = [...SLIDE, ['correct', ['hare', 0]]];
const moment = (legal: Action[], more: Partial<Moment> = {}): Moment => ({
  seat: 0,
  legal,
  advised: undefined,
  picking: false,
  picked: null,
  ...more,
});
/** The target of a hint, if it applies. */
const target = (hint: string, view: View, now: Moment) =>
  steps(view, now).find(([message]) => message === hint)?.[1] || null;

describe('correcting is explained', () => {
  const moth = aBox(1, { guardians: ['hare'], seal: 'moth' });
  const hare = aBox(0, { seal: 'hare' });
  const view = aView({}, [moth, hare]);

  test('when a guardian is in a box that is known to be another’s', () => {
    expect(target('learn-wrong', view, moment(CORRECT))).toContain('.decision');
    expect(guardianOf('learn-wrong', view)).toBe('hare');
  });

  test('not while its own home is unknown, nor without the tokens for it', () => {
    expect(target('learn-wrong', aView({}, [moth]), moment(CORRECT))).toBeNull();
    expect(target('learn-wrong', view, moment(SLIDE))).toBeNull();
  });

  test('step by step: who, and where to', () => {
    const picking = moment(CORRECT, { picking: true });
    expect(target('learn-who', view, picking)).toContain('.pick');
    expect(target('learn-where', view, picking)).toBeNull();
    expect(target('learn-where', view, { ...picking, picked: 'hare' })).toBe('[data-cell="0"]');
  });
});

test('a guess is noticed only while nobody has read the seal', () => {
  const box = aBox(1, { guardians: ['hare'] });
  expect(target('learn-guess', aView({}, [box]), moment([]))).toBe('[data-cell="1"]');
  const known = aView({}, [box, aBox(0, { seal: 'hare' })]);
  expect(target('learn-guess', known, moment([]))).toBeNull();
});

test('a guardian left lying is fetched once its home is known', () => {
  const left = aCell(3, { guardian: 'fox', guardian_lies: 'up', hideout_lies: 'gone' });
  expect(target('learn-fetch', aView({}, [], [left]), moment(SLIDE))).toBeNull();
  const known = aView({}, [aBox(3, { seal: 'fox' })], [left]);
  expect(target('learn-fetch', known, moment(SLIDE))).toBe('[data-cell="3"]');
});
