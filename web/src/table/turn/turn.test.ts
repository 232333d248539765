import { expect, test } from 'vitest';
import type { SeatInfo } from '$net/wire';
import { DecisionWatch, mineToAct, turnOf, type Moment } from './turn';

const person = (more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ kind: 'person', present: true, bot: null, ...more }) as SeatInfo;
const bot = { kind: 'bot', present: false, bot: 'bold' } as SeatInfo;

const moment = (more: Partial<Moment> = {}): Moment => ({
  table: { phase: 'playing', seats: [person(), person(), bot] },
  me: { seats: [0] },
  shown: [{ seat: 0, legal: [['choose', 'on']], chosen: null }],
  undecided: [0, 1],
  othersChose: false,
  waited: 0,
  ...more,
});

test('it is my turn while I may act and have not', () => {
  expect(turnOf(moment())).toBe('mine');
  expect(turnOf(moment({ shown: [{ seat: 0, legal: [], chosen: null }] }))).toBe('none');
  const chosen: [string, string] = ['choose', 'on'];
  expect(turnOf(moment({ shown: [{ seat: 0, legal: [chosen], chosen }] }))).toBe('none');
  expect(turnOf(moment({ table: { phase: 'over', seats: [person()] } }))).toBe('none');
});

test('a spectator who looks through a seat has no turn', () => {
  expect(mineToAct(moment({ me: { seats: [] } }))).toEqual([]);
  expect(turnOf(moment({ me: { seats: [] } }))).toBe('none');
});

test('everyone waits for me when I am the last to choose', () => {
  expect(turnOf(moment({ undecided: [0], othersChose: true }))).toBe('last');
  expect(turnOf(moment({ undecided: [0, 1], othersChose: true }))).toBe('mine');
});

test('in a game of turns, everyone waits for me after a while', () => {
  expect(turnOf(moment({ undecided: [0], waited: 19 }))).toBe('mine');
  expect(turnOf(moment({ undecided: [0], waited: 20 }))).toBe('last');
});

test('bots and people who are away do not wait', () => {
  const last = { undecided: [0], othersChose: true };
  const among = (seats: SeatInfo[]) =>
    turnOf(moment({ ...last, table: { phase: 'playing', seats } }));
  expect(among([person(), bot])).toBe('mine');
  expect(among([person(), person({ present: false })])).toBe('mine');
  expect(among([person(), person({ bot: 'bold' })])).toBe('mine');
  expect(among([person(), person()])).toBe('last');
});

test('several of us on one device are last together', () => {
  const shared = moment({ me: { seats: [0, 1] }, undecided: [0, 1], othersChose: true });
  expect(
    turnOf({ ...shared, table: { phase: 'playing', seats: [person(), person(), person()] } }),
  ).toBe('last');
});

test('a game that does not tell who is to act makes nobody the last', () => {
  expect(turnOf(moment({ undecided: null, othersChose: true, waited: 99 }))).toBe('mine');
});

test('someone has chosen once fewer have yet to choose, until the next decision', () => {
  const watch = new DecisionWatch();
  watch.look(3, true, 100);
  expect(watch.othersChose).toBe(false);
  watch.look(2, true, 104);
  expect(watch.othersChose).toBe(true);
  expect(watch.waited(110)).toBe(10);
  watch.look(3, true, 120);
  expect(watch.othersChose).toBe(false);
  expect(watch.waited(121)).toBe(1);
});

test('my wait begins when I get the turn', () => {
  const watch = new DecisionWatch();
  watch.look(1, false, 100);
  watch.look(1, true, 130);
  expect(watch.othersChose).toBe(false);
  watch.look(1, true, 160);
  expect(watch.waited(160)).toBe(60);
});
