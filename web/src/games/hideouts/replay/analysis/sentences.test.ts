import { beforeAll, expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import type { HideoutsAnalysis, HideoutsChoiceMade, HideoutsTurningPoint } from '$net/wire';
import { act, chances, cost, instead, reason, signed, turningPoint } from './sentences';

beforeAll(() => locale.choose('en'));

const NAMES = ['Ann', 'Bob'];
const read = { kind: 'read', seats: [0], turn: 3, wall: 'N', seal: 'owl' } as const;
const choice: HideoutsChoiceMade = {
  move: 9,
  turn: 5,
  seat: 1,
  chosen: { verb: 'place', cell: 4, guardian: 'fox' },
  keeper: { verb: 'place', cell: null, guardian: 'fox' },
  worth: [],
  loss: 0.12,
  waste: 3.04,
  clue: { guardian: 'fox', home: 'owl', cell: 4, why: { ...read, seats: [0] } },
  blamed: [0],
};
const point: HideoutsTurningPoint = {
  kind: 'choice',
  move: 9,
  chance: -0.12,
  tokens: -3.04,
  hideout: null,
  guardian: null,
  seals: [],
};

test('actions are labels', () => {
  expect(act({ verb: 'slide', cell: 1, guardian: null })).toBe('Slide the box in the north');
  expect(act(choice.chosen)).toBe('Put the fox into the box in the middle');
  expect(act(choice.keeper)).toBe('Leave the fox lying');
  expect(act({ verb: 'correct', cell: 8, guardian: 'bat' })).toContain('move the bat');
  expect(act({ verb: 'finish', cell: null, guardian: null })).toBe('Lift the boxes');
});

test('a home is known because a seal was read, or because it is left over', () => {
  expect(reason({ ...read, seats: [0] }, NAMES)).toBe(
    'Turn 3: Ann reads the seal on the north wall.',
  );
  expect(reason({ ...read, seats: [0, 1], turn: 0 }, NAMES)).toBe(
    'Before the first turn: Ann and Bob read the seal on the north wall.',
  );
  expect(reason({ ...read, seats: [0], kind: 'left_over' }, NAMES)).toBe(
    'Turn 3: all seven other homes are known.',
  );
});

test('a mistake is described with its price, the deduction, who could have known, and the better way', () => {
  expect(turningPoint(point, [choice], NAMES)).toEqual([
    'Bob: Put the fox into the box in the middle.',
    'Cost: 12% winning chance and 3 tokens.',
    'The home of the owl was known: the box in the middle. Turn 3: Ann reads the seal on the north wall.',
    'Could have known: Ann.',
    'A strong player: Leave the fox lying.',
  ]);
});

test('a choice without a mistake needs no words', () => {
  expect(instead({ ...choice, clue: null, loss: 0, waste: 0.02 }, NAMES)).toEqual([]);
  expect(cost(0, 1)).toBe('1 token');
});

test('luck is described with what came up', () => {
  const luck = { ...point, kind: 'luck' as const, hideout: 'number:7', seals: ['bat'] };
  expect(turningPoint(luck, [choice], NAMES)).toEqual([
    'What came up: number 7 and a seal (the bat). Winning chance −12%.',
  ]);
});

test('the curve is described turn by turn', () => {
  const moment = (move: number, turn: number, chance: number) => ({ move, turn, chance, homes: 1 });
  const curve = [moment(1, 0, 0.7), moment(2, 1, 0.6), moment(3, 1, 0.5), moment(4, 2, 1)];
  expect(chances({ curve } as HideoutsAnalysis)).toContain(': 70%, 50%, 100%.');
});

test('parts carry their sign', () => {
  expect([2.14, -0.5, 0].map(signed)).toEqual(['+2.1', '−0.5', '+0']);
});
