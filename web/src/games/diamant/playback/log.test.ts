import { beforeAll, expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import type { DiamantEvent } from '$net/wire';
import { describe as describeEvent, onlyExplorer } from './log';

beforeAll(() => locale.choose('en'));

const NAMES = ['Ana', 'Ben', 'Cyril'];
const said = (event: object): string[] => describeEvent(event as DiamantEvent, NAMES, 'cs');

const EVENTS: [object, number][] = [
  [{ event: 'revealed', card: 'treasure:9', share: 3, left: 0 }, 1],
  [{ event: 'revealed', card: 'hazard:snake', share: 0, left: 0 }, 1],
  [{ event: 'revealed', card: 'relic:7', share: 0, left: 0 }, 1],
  [{ event: 'chose', seat: 0 }, 0],
  [{ event: 'decided', on: [0, 1], back: [2] }, 1],
  [{ event: 'returned', seats: [2], share: 4, left: 0, banked: [9] }, 2],
  [{ event: 'returned', seats: [1, 2], share: 2, left: 1, banked: [3, 5] }, 3],
  [{ event: 'rescued', seat: 2, worth: [5, 7] }, 1],
  [{ event: 'struck', hazard: 'hazard:snake', fled: [0, 1], lost: [4, 6] }, 1],
  [{ event: 'entrance_closed', round: 1, rubies: 0, removed: [] }, 1],
  [{ event: 'entrance_closed', round: 1, rubies: 3, removed: ['hazard:snake', 'relic:5'] }, 4],
  [{ event: 'entrance_opened', round: 2, relic: null }, 1],
  [{ event: 'entrance_opened', round: 2, relic: 'relic:7' }, 2],
  [{ event: 'counted_out', scores: [10, 4, 7], winners: [0] }, 4],
  [{ event: 'counted_out', scores: [10, 10, 7], winners: [0, 1] }, 4],
];

test.each(EVENTS)('%j has whole sentences', (event, sentences) => {
  const told = said(event);
  expect(told).toHaveLength(sentences);
  for (const sentence of told) {
    expect(sentence, 'a message is missing, or one of its variables').not.toMatch(/^log-|[{}$]/);
  }
});

test('a player who returns alone is named, with what they bring into their chest', () => {
  const [way, banked] = said({ event: 'returned', seats: [2], share: 4, left: 0, banked: [9] });
  expect(way).toContain('Cyril');
  expect(way).toContain('4');
  expect(banked).toContain('9');
});

test('a treasure for the only explorer inside is all theirs', () => {
  const history = [
    { event: 'decided', on: [1, 2], back: [0] },
    { event: 'revealed', card: 'treasure:7', share: 3, left: 1 },
    { event: 'decided', on: [1], back: [2] },
    { event: 'revealed', card: 'treasure:5', share: 5, left: 0 },
    { event: 'entrance_opened', round: 2, relic: null },
    { event: 'revealed', card: 'treasure:9', share: 3, left: 0 },
  ] as DiamantEvent[];
  const alone = history.map((event) => onlyExplorer(event, history));
  expect([1, 3, 5].map((at) => alone[at])).toEqual([undefined, 1, undefined]);
  expect(describeEvent(history[3]!, NAMES, 'cs', 1)[0]).toContain('all for Ben');
});

test('those who flee lose what they carried, in all', () => {
  const [told] = said({ event: 'struck', hazard: 'hazard:snake', fled: [0, 1], lost: [4, 6] });
  expect(told).toContain('Ana and Ben');
  expect(told).toContain('10');
});

test('relics are worth their sum to their rescuer', () => {
  expect(said({ event: 'rescued', seat: 2, worth: [5, 7] })[0]).toContain('12');
});

test('one winner is named, or all of them', () => {
  const winner = (scores: number[], winners: number[]): string =>
    said({ event: 'counted_out', scores, winners }).at(-1)!;
  expect(winner([10, 4, 7], [0])).toContain('Ana');
  expect(winner([10, 10, 7], [0, 1])).toContain('Ana and Ben');
});
