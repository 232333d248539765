import { beforeAll, expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import type { DiamantTurningPoint } from '$net/wire';
import { chances, loss, signed, turningPoint, worth } from './sentences';

beforeAll(() => locale.choose('en'));

const point: DiamantTurningPoint = {
  kind: 'choice',
  moment: 6,
  seat: 0,
  change: -0.094,
  carried: 14,
  hazards: 3,
  choice: 'on',
  card: null,
};
const choice = {
  move: 7,
  revealed: 6,
  decided: 9,
  round: 2,
  seat: 0,
  chosen: 'on' as const,
  on: 0.31,
  back: 0.404,
  often: 0.25,
  loss: 0.094,
};

test('a costly choice is described with what was carried and what threatened', () => {
  expect(turningPoint(point, ['Ann'])).toBe(
    'Going on with 14 rubies and 3 hazards out cost Ann 9 points of winning chance.',
  );
  const empty = { ...point, carried: 0, hazards: 0, choice: 'back' as const, change: -0.01 };
  expect(turningPoint(empty, ['Ann'])).toBe(
    'Going back with empty hands and no hazards out cost Ann 1 point of winning chance.',
  );
});

test('a card is described with whom it helped or hurt', () => {
  const card = { ...point, kind: 'card' as const, choice: null, card: 'hazard:snake' };
  expect(turningPoint(card, ['Ann'])).toBe('Snake: this cost Ann 9 points of winning chance.');
  const luck = { ...card, change: 0.2, card: 'treasure:17' };
  expect(turningPoint(luck, ['Ann'])).toBe(
    'Treasure, 17 rubies: this gave Ann 20 points of winning chance.',
  );
});

test('a choice is described with the worth of both and its loss', () => {
  expect(worth(choice)).toBe('Onward 31% · back 40% · a strong player goes on: 25%');
  expect(loss(choice)).toBe('−9%');
  expect(loss({ ...choice, loss: 0.004 }), 'less than half a point').toBe('best');
});

test('the curve is described round by round', () => {
  const moment = (move: number, closed: number, first: number) => ({
    move,
    closed,
    shares: [first, 1 - first],
  });
  const curve = [moment(0, 0, 0.5), moment(3, 0, 0.7), moment(5, 1, 0.6), moment(8, 2, 1)];
  const told = chances({ curve }, ['Ann', 'Bob']);
  expect(told).toContain('Ann: 50%, 60%, 100%');
  expect(told).toContain('Bob: 50%, 40%, 0%');
});

test('parts of the result carry their sign', () => {
  expect([0.21, -0.05, 0].map(signed)).toEqual(['+21', '−5', '+0']);
});
