import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import type { Connection } from '$net/connection.svelte';
import type { Line, Phrase } from '$net/wire';
import { CasketPlayback } from '../playback/playback.svelte';
import type { Happened } from '../types';
import { aView } from '../view.fixture';
import PhrasePins from './PhrasePins.svelte';

beforeAll(() => locale.choose('en'));

const DEALT: Happened = { event: 'dealt', gap: 4, first: 1 };
const SLID: Happened = { event: 'slid', seat: 1, cell: 1, gap: 4, paid: false };

interface Shown {
  words: string;
  pins: number;
}

/** What is shown when seat 1 has just said this: before it acts, and after that, when this seat has
    the turn. */
function shownIn(phrase: Phrase, next = 0): [Shown, Shown] {
  const point = { number: 1, phrase, cell: 1, guardian: null, wall: null };
  const line = { number: 1, seat: 1, text: '', point } as unknown as Line;
  const shown = (turn: number, history: Happened[]): Shown => {
    const connection = {
      chat: [line],
      history,
      historyUpTo: () => [DEALT],
      table: { seats: [{ colour: 'red' }, { colour: 'blue' }] },
    } as unknown as Connection;
    const target = document.createElement('div');
    const playback = new CasketPlayback(aView({ turn }));
    const props = { connection, playback, where: () => '' };
    const pins = mount(PhrasePins, { target, props }) as { pin: (said: Line) => void };
    pins.pin(line);
    flushSync();
    const words = target.querySelector('.words')!.textContent;
    const count = target.querySelectorAll('.pin').length;
    void unmount(pins);
    return { words, pins: count };
  };
  return [shown(1, [DEALT]), shown(next, [DEALT, SLID])];
}

test('what a bot does next is read no longer than its turn', () => {
  const [during, after] = shownIn('plan');
  expect(during.words).toContain('move this one next');
  expect(after).toEqual({ words: '', pins: 0 });
});

test('what a bot has done is read on in its turn, but does not point at the box any more', () => {
  const [before, after] = shownIn('plan', 1);
  expect(before.pins).toBe(1);
  expect(after).toEqual({ words: before.words, pins: 0 });
});

test('what was said about a box can be read on', () => {
  const [during, after] = shownIn('look_here');
  expect(during.words).not.toBe('');
  expect(after).toEqual(during);
});

test('advice points at its box no longer than the turn it was meant for', () => {
  const [during, after] = shownIn('move_this');
  expect(during.pins).toBe(1);
  expect(after).toEqual({ words: during.words, pins: 0 });
});
