import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '$net/request-error';
import { Poll } from './poll.svelte';

interface Said {
  progress: number;
  failed?: boolean;
  found?: number;
}

const isDone = (said: Said): boolean => said.found !== undefined;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('it asks until there is a result', async () => {
  const answers: Said[] = [{ progress: 0 }, { progress: 0.5 }, { progress: 1, found: 7 }];
  const ask = vi.fn(() => Promise.resolve(answers.shift()!));
  const poll = new Poll<Said>();
  const done = poll.start(ask, isDone);
  expect(poll.working).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(poll.progress).toBe(0.5);
  await vi.advanceTimersByTimeAsync(500);
  await done;
  expect([poll.working, poll.result?.found, ask.mock.calls.length]).toEqual([false, 7, 3]);
});

test('it stops asking when stopped', async () => {
  const ask = vi.fn(() => Promise.resolve({ progress: 0.1 }));
  const poll = new Poll<Said>();
  void poll.start(ask, isDone);
  await vi.advanceTimersByTimeAsync(10);
  poll.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect([poll.working, ask.mock.calls.length]).toEqual([false, 1]);
});

test('only the last work counts', async () => {
  const poll = new Poll<Said>();
  void poll.start(() => Promise.resolve({ progress: 0.1 }), isDone);
  await poll.start(() => Promise.resolve({ progress: 1, found: 2 }), isDone);
  await vi.advanceTimersByTimeAsync(5000);
  expect(poll.result?.found).toBe(2);
});

test.each([
  [() => Promise.resolve({ progress: 1, failed: true }), 'failed'],
  [() => Promise.reject(new RequestError('too_fast', '')), 'too_fast'],
])('a failure ends it', async (ask: () => Promise<Said>, code) => {
  const poll = new Poll<Said>();
  await poll.start(ask, isDone);
  expect([poll.working, poll.error, poll.result]).toEqual([false, code, null]);
});
