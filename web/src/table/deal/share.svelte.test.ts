import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '$net/connection.svelte';
import { FakeWebSocket } from '$net/fake-websocket';
import type { Outgoing } from '$net/wire';
import { promiseOf } from './fair';
import { keptDeal } from './kept';
import { addShare } from './share.svelte';

let connection: Connection;
let stop: () => void;

const deal = { commitment: 'c0'.repeat(32), shares: [], secrets: [] };
const seats = (...people: (string | null)[]): object[] => people.map((person) => ({ person }));
const says = (message: object): void => {
  FakeWebSocket.last.says(message as Outgoing);
  flushSync();
};
const whole = (table: object = {}, me: object = {}): void =>
  says({
    type: 'whole',
    number: 3,
    now: 0,
    table: { id: 't1', phase: 'gathering', deal, seats: seats('me', 'you'), ...table },
    me: { person: 'me', seats: [0], ...me },
    shown: [],
    chat: [],
    remarks: [],
    told: [],
  });
const sent = (type: string): Record<string, string | null>[] =>
  FakeWebSocket.last.sent.filter((message) => message.type === type) as never[];
/** Answers the last message; resolved when the client has taken note. */
const done = async (): Promise<void> => {
  FakeWebSocket.last.done();
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  FakeWebSocket.install();
  connection = new Connection('t1');
  stop = $effect.root(() => addShare(connection));
  FakeWebSocket.last.open();
  FakeWebSocket.last.done();
});

afterEach(() => {
  stop();
  connection.close();
  vi.useRealTimers();
});

test('a share is promised by its hash, and opened when the promises are fixed', async () => {
  whole();
  const [{ promise, share }] = sent('promise') as [Record<string, string | null>];
  expect(share).toBeNull();
  await done();
  expect(sent('share')).toEqual([]);
  says({ type: 'opening', promises: [{ seat: 0, promise }] });
  const opened = sent('share')[0]!.share!;
  expect(promiseOf('t1', opened)).toBe(promise);
  expect(keptDeal('t1')).toEqual({
    commitment: deal.commitment,
    mine: { promise, share: opened },
    promises: [{ seat: 0, promise }],
    late: false,
    openings: 1,
  });
});

test('nothing is opened for promises that mine is not among', () => {
  whole();
  says({ type: 'opening', promises: [{ seat: 1, promise: 'aa'.repeat(32) }] });
  expect(sent('share')).toEqual([]);
});

test('somebody alone sends the share along, and a new one when others come', () => {
  whole({ seats: seats('me', null, 'me') });
  const [first] = sent('promise');
  expect(promiseOf('t1', first!.share!)).toBe(first!.promise);
  whole();
  const [, second] = sent('promise');
  expect(second!.share).toBeNull();
  expect(second!.promise).not.toBe(first!.promise);
});

test('a share that was opened is never promised again', async () => {
  whole();
  const [first] = sent('promise');
  await done();
  says({ type: 'opening', promises: [{ seat: 0, promise: first!.promise }] });
  whole();
  const [, second] = sent('promise');
  expect(second!.promise).not.toBe(first!.promise);
  await done();
  expect(keptDeal('t1')?.mine?.promise, 'the one that may be in the deal').toBe(first!.promise);
});

test.each([
  ['watching', {}, { seats: [] }],
  ['in a game that has begun', { phase: 'playing' }, {}],
  ['where nothing can be checked', { deal: null }, {}],
])('%s, nothing is promised', (_, table, me) => {
  whole(table, me);
  expect(sent('promise')).toEqual([]);
});
