import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameOf } from '$games/index';
import { FakeWebSocket } from './fake-websocket';
import { Connection } from './connection.svelte';
import type { GameEvent, Line, Outgoing, Shown, TableInfo } from './wire';

let connection: Connection;
let happened: { events: GameEvent[]; shown: Shown[] }[];

const table = (name: string): TableInfo => ({ name }) as unknown as TableInfo;
const event = (seat: number): GameEvent => ({ event: 'passed', seat });
const shown = (seat: number | null, chosen: Shown['chosen'] = null): Shown =>
  ({ seat, chosen, view: { game: 'hideouts' }, legal: [] }) as unknown as Shown;

const says = (message: object): void => FakeWebSocket.last.says(message as Outgoing);
const whole = (number: number, more: object = {}): void =>
  says({
    type: 'whole',
    number,
    now: Date.now() / 1000,
    table: table('t1'),
    me: { seats: [0] },
    shown: [shown(0)],
    chat: [],
    remarks: [],
    told: [],
    ...more,
  });
const update = (number: number, more: object = {}): void =>
  says({ type: 'update', number, now: Date.now() / 1000, events: [event(number)], ...more });

const sent = (): string[] => FakeWebSocket.last.sent.map(({ type }) => type);

beforeEach(() => {
  vi.useFakeTimers();
  FakeWebSocket.install();
  connection = new Connection('t1');
  happened = [];
  connection.onEvents = (events, now) => happened.push({ events, shown: now });
  FakeWebSocket.last.open();
  FakeWebSocket.last.done();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('what happens', () => {
  test('comes in order, with how the game looks afterwards', () => {
    whole(3);
    update(4, { shown: [shown(0, ['choose', 'on'])] });
    expect(connection.number).toBe(4);
    expect(happened).toEqual([{ events: [event(4)], shown: [shown(0, ['choose', 'on'])] }]);
    expect(connection.history).toEqual([event(4)]);
  });

  test('leaves as it was what it does not mention', () => {
    whole(3);
    update(4);
    expect(connection.table).toEqual(table('t1'));
    expect(connection.shown).toEqual([shown(0)]);
    update(5, { table: table('renamed'), me: { seats: [] } });
    expect(connection.table).toEqual(table('renamed'));
    expect(connection.me).toEqual({ seats: [] });
  });

  test('is not heard a second time', () => {
    whole(3);
    update(4);
    update(4);
    update(2);
    expect(sent(), 'nothing is missing').toEqual(['hello']);
    expect(happened).toHaveLength(1);
    expect(connection.history).toHaveLength(1);
  });
});

describe('after a gap', () => {
  test('what was missed is asked for, once', () => {
    whole(3);
    update(5);
    update(6);
    expect(happened).toEqual([]);
    expect(sent()).toEqual(['hello', 'missed']);
    expect(FakeWebSocket.last.sent.at(-1)).toMatchObject({ since: 3 });
  });

  test('what was missed is played in order', () => {
    whole(3);
    update(5);
    update(4);
    update(5);
    expect(happened.flatMap(({ events }) => events)).toEqual([event(4), event(5)]);
    expect(connection.number).toBe(5);
  });

  test('the next gap is asked about again', () => {
    whole(3);
    update(5);
    update(4);
    update(6);
    expect(sent()).toEqual(['hello', 'missed', 'missed']);
    expect(FakeWebSocket.last.sent.at(-1)).toMatchObject({ since: 4 });
  });

  test('that is too long, everything is sent again and nothing is asked for any more', () => {
    const fresh = vi.fn();
    connection.onWhole = fresh;
    whole(3);
    update(9);
    whole(9, { told: [[8, event(8)]] });
    expect(fresh).toHaveBeenCalledTimes(2);
    expect(connection.history).toEqual([event(8)]);
    update(10);
    expect(happened).toHaveLength(1);
  });

  test('a question that fails is asked again', async () => {
    whole(3);
    update(5);
    FakeWebSocket.last.refuses('unavailable');
    await vi.advanceTimersByTimeAsync(0);
    update(6);
    expect(sent()).toEqual(['hello', 'missed', 'missed']);
  });
});

describe('when the connection was lost', () => {
  const comeBack = async (): Promise<void> => {
    FakeWebSocket.last.lose();
    await vi.advanceTimersByTimeAsync(1000);
    FakeWebSocket.last.open();
    FakeWebSocket.last.done();
  };

  test('everything is true again from what the server sends first', async () => {
    whole(3);
    await comeBack();
    whole(7, { table: table('later'), chat: [{ number: 1 }] });
    expect(connection.number).toBe(7);
    expect(connection.table).toEqual(table('later'));
    expect(connection.chat).toHaveLength(1);
    update(8);
    expect(happened.at(-1)?.events).toEqual([event(8)]);
  });

  test('a watcher looks through the same eyes again', async () => {
    whole(3, { me: { seats: [] }, shown: [shown(null)] });
    void connection.look(2);
    FakeWebSocket.last.done();
    await comeBack();
    whole(4, { me: { seats: [] }, shown: [shown(null)] });
    expect(FakeWebSocket.last.sent.at(-1)).toMatchObject({ type: 'look', seat: 2 });
  });

  test('a watcher whose eyes are refused stays with the public', async () => {
    whole(3, { me: { seats: [] }, shown: [shown(null)] });
    void connection.look(2);
    FakeWebSocket.last.done();
    await comeBack();
    whole(4, { me: { seats: [] }, shown: [shown(null)] });
    FakeWebSocket.last.refuses('not_allowed');
    await vi.advanceTimersByTimeAsync(0);
    whole(5, { me: { seats: [] }, shown: [shown(null)] });
    expect(sent()).toEqual(['hello', 'look']);
  });

  test('one who sits looks through nobody else', async () => {
    whole(3, { me: { seats: [] }, shown: [shown(null)] });
    void connection.look(2);
    FakeWebSocket.last.done();
    await comeBack();
    whole(4, { me: { seats: [1] }, shown: [shown(1)] });
    expect(sent()).toEqual(['hello']);
  });
});

describe('what I send', () => {
  test('names the last thing I know of', () => {
    whole(3);
    void connection.act(0, ['choose', 'on']).catch(() => {});
    expect(FakeWebSocket.last.sent.at(-1)).toMatchObject({
      type: 'act',
      seat: 0,
      number: 3,
      action: ['choose', 'on'],
    });
    update(4);
    void connection
      .point(0, { phrase: 'wait', cell: null, guardian: null, wall: null })
      .catch(() => {});
    expect(FakeWebSocket.last.sent.at(-1)).toMatchObject({ type: 'point', seat: 0, number: 4 });
  });
});

test('my own choice is shown to me alone', () => {
  whole(3, { shown: [shown(0), shown(1)] });
  says({ type: 'mine', seat: 1, chosen: ['choose', 'back'] });
  expect(connection.shown.map(({ chosen }) => chosen)).toEqual([null, ['choose', 'back']]);
});

test('that someone has chosen is seen without what', () => {
  const explorers = [{ chosen: false }, { chosen: false }];
  const view = { game: 'diamant', explorers };
  connection.withChoice = gameOf('diamant').withChoice!;
  whole(3, { shown: [{ ...shown(0), view }] });
  says({ type: 'chosen', number: 4, seat: 1 });
  expect(connection.shown[0]?.view).toMatchObject({
    explorers: [{ chosen: false }, { chosen: true }],
  });
  expect(happened[0]?.events).toEqual([{ event: 'chose', seat: 1 }]);
  expect(connection.history, 'a choice is no entry of the log').toEqual([]);
});

test('talk is added to, and passed on', () => {
  const said = vi.fn();
  connection.onSaid = said;
  whole(3, { chat: [{ number: 1 }] });
  says({ type: 'said', line: { number: 2 } as Line });
  expect(connection.chat.map(({ number }) => number)).toEqual([1, 2]);
  expect(said).toHaveBeenCalledWith({ number: 2 });
});

test('what spectators write is a chat of its own, and a guess is passed on', () => {
  const guessed = vi.fn();
  connection.onGuessed = guessed;
  whole(3, { remarks: [{ number: 1 }] });
  says({ type: 'remarked', remarks: [{ number: 2 }, { number: 3 }] });
  expect(connection.remarks.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(connection.chat).toEqual([]);
  says({ type: 'guessed', answer: 'on', mine: null, right: 0, made: 1 });
  expect(guessed).toHaveBeenCalledOnce();
});

test('what had happened by a number is what a speaker had seen then', () => {
  whole(5, {
    told: [
      [2, event(2)],
      [5, event(5)],
    ],
  });
  update(6);
  expect(connection.historyUpTo(1)).toEqual([]);
  expect(connection.historyUpTo(4)).toEqual([event(2)]);
  expect(connection.historyUpTo(6)).toEqual([event(2), event(5), event(6)]);
});

test('the clock of the server is followed', () => {
  whole(3, { now: Date.now() / 1000 + 30 });
  expect(connection.ahead).toBeCloseTo(30);
});
