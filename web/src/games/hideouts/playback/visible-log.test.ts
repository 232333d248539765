import { describe, expect, test } from 'vitest';
import type { Connection } from '$net/connection.svelte';
import type { Line } from '$net/wire';
import type { Happened } from '../types';
import { aView } from '../view.fixture';
import { recalled, remembered } from './visible-log';

const happened = (event: string): Happened => ({ event }) as Happened;
const told = [
  happened('dealt'),
  happened('slid'),
  happened('uncovered'),
  happened('slid'),
  happened('turned_up'),
];
const none = aView({ memory: 'none' });

describe('the log', () => {
  test('without memory aids tells what the last slide led to', () => {
    expect(recalled(told, none).map(({ event }) => event)).toEqual(['slid', 'turned_up']);
  });

  test.each(['team', 'own'] as const)('with the memory of %s tells all', (memory) => {
    expect(recalled(told, aView({ memory }))).toEqual(told);
  });

  test('tells all when the game is over', () => {
    expect(recalled(told, aView({ memory: 'none', phase: 'over' }))).toEqual(told);
  });

  test('before the first slide tells all there is', () => {
    expect(recalled([happened('dealt')], none)).toEqual([happened('dealt')]);
  });
});

describe('the talk', () => {
  const line = (number: number, point: object | null): Line =>
    ({ number, point }) as unknown as Line;
  const at = (number: number, more: object): object => ({
    number,
    phrase: 'look_here',
    guardian: null,
    wall: null,
    ...more,
  });
  const talk = (chat: Line[]): Connection =>
    ({
      chat,
      history: told,
      historyUpTo: (number: number) => told.slice(0, number),
    }) as unknown as Connection;
  const kept = (...points: (object | null)[]): number[] =>
    remembered(talk(points.map((point, number) => line(number, point))), none).map(
      ({ number }) => number,
    );

  test('keeps what people wrote', () => {
    expect(kept(null)).toEqual([0]);
  });

  test('forgets what was said about seals and guardians before the last slide', () => {
    expect(kept(at(3, { guardian: 'owl' }))).toEqual([]);
    expect(kept(at(3, { wall: 'N' }))).toEqual([]);
    expect(kept(at(3, { phrase: 'seal_near_side' }))).toEqual([]);
  });

  test('keeps what was said since, and what betrays nothing', () => {
    expect(kept(at(4, { guardian: 'owl' }), at(1, { phrase: 'move_this' }))).toEqual([0, 1]);
  });

  test('is whole again when the game is over', () => {
    const chat = [line(1, at(1, { guardian: 'owl' }))];
    expect(remembered(talk(chat), aView({ memory: 'none', phase: 'over' }))).toEqual(chat);
  });
});
