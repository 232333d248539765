import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import type { HideoutsHomePuzzle, HideoutsPuzzleStep } from '$net/wire';
import { aView } from '../view.fixture';
import { Attempt } from './attempt.svelte';

beforeAll(() => locale.choose('en'));
afterEach(() => vi.unstubAllGlobals());

const step = (more: Partial<HideoutsPuzzleStep> = {}): HideoutsPuzzleStep => ({
  view: aView({ me: 0 }),
  legal: [['slide', 1]],
  events: [],
  forced: true,
  ...more,
});
const puzzle: HideoutsHomePuzzle = {
  kind: 'home',
  day: '2026-11-16',
  wrong: 0.5,
  known: 7,
  tokens: 4,
  first: step(),
};

/** An attempt whose moves are answered like this, and what was sent. */
function attempting(answer: HideoutsPuzzleStep): { attempt: Attempt; sent: unknown[] } {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
  });
  return { attempt: new Attempt(puzzle), sent };
}

test('a move that gives the win away ends the attempt until it is taken back', async () => {
  const { attempt, sent } = attempting(step({ forced: false }));
  attempt.onanswer = vi.fn();
  await attempt.act(0, ['slide', 1]);
  flushSync();
  expect(sent).toEqual([{ moves: [['slide', 1]] }]);
  expect(attempt.onanswer).toHaveBeenCalledExactlyOnceWith(false);
  expect(attempt.failed).toBe(true);
  expect(attempt.controller.legal).toEqual([]);
  attempt.takeBack();
  expect(attempt.failed).toBe(false);
  expect(attempt.begun).toBe(false);
  expect(attempt.controller.legal).toEqual([['slide', 1]]);
});

test('all moves so far are sent, and a win is reported', async () => {
  const won = step({
    view: aView({ me: 0, result: { won: true, reason: 'finished', supply: 0 } }),
  });
  const { attempt, sent } = attempting(step());
  attempt.onanswer = vi.fn();
  await attempt.act(0, ['slide', 1]);
  expect(attempt.onanswer).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify(won), { status: 200 }));
  });
  await attempt.act(0, ['finish', null]);
  expect(sent.at(-1)).toEqual({
    moves: [
      ['slide', 1],
      ['finish', null],
    ],
  });
  expect(attempt.won).toBe(true);
  expect(attempt.onanswer).toHaveBeenCalledExactlyOnceWith(true);
  attempt.restart();
  expect(attempt.begun).toBe(false);
});
