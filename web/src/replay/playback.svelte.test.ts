import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Playback } from './playback.svelte';
import { settings } from '$lib/device/settings.svelte';

type Event = { event: 'step' | 'leap' | 'crash' | 'blink' };
interface View {
  at: number;
}

/** Writes down all that happens to it. */
class Recorded extends Playback<Event, View> {
  log: string[] = [];
  longer = 0;
  protected holds = { step: 100, leap: 1000, crash: 100, blink: 0 };
  protected stillShare = 0.5;

  constructor() {
    super();
    this.reset({ at: 0 });
    this.onEvent = ({ event }) => this.log.push(`on ${event}`);
  }
  protected begin({ event }: Event): void {
    this.log.push(`begin ${event}`);
  }
  protected finish({ event }: Event): number {
    this.log.push(`finish ${event}`);
    return this.longer;
  }
  protected settle(before: View, after: View): void {
    this.log.push(`settle ${before.at} ${after.at}`);
  }
  protected override land(): void {
    this.log.push('land');
  }
  protected override halts({ event }: Event): boolean {
    return event === 'crash';
  }
}

let playback: Recorded;

const play = (at: number, ...events: Event['event'][]): void =>
  playback.play(
    events.map((event) => ({ event })),
    { at },
  );
const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
  settings.pace = 1;
  playback = new Recorded();
});
afterEach(() => {
  settings.motion = 'system';
  vi.useRealTimers();
});

describe('a step', () => {
  test('is played event by event, and then its view is shown', async () => {
    play(1, 'step', 'leap');
    expect(playback.busy).toBe(true);
    await wait(99);
    expect(playback.log).toEqual(['begin step', 'on step']);
    await wait(1);
    expect(playback.log).toEqual(['begin step', 'on step', 'finish step', 'begin leap', 'on leap']);
    expect(playback.view, 'the view comes last').toEqual({ at: 0 });
    await wait(1000);
    expect(playback.log.slice(5)).toEqual(['finish leap', 'settle 0 1']);
    expect(playback.view).toEqual({ at: 1 });
    expect(playback.busy).toBe(false);
  });

  test('is held longer where its consequence is to be seen', async () => {
    playback.longer = 50;
    play(1, 'step');
    await wait(149);
    expect(playback.busy).toBe(true);
    await wait(1);
    expect(playback.busy).toBe(false);
  });

  test('that takes no time is over at once', async () => {
    play(1, 'blink');
    await wait(0);
    expect(playback.view).toEqual({ at: 1 });
  });

  test('does not change the view it was given', async () => {
    const view = { at: 1 };
    playback.play([{ event: 'blink' }], view);
    await wait(0);
    playback.view.at = 9;
    expect(view).toEqual({ at: 1 });
  });

  test('takes less time without motion, and at another pace', async () => {
    settings.motion = 'still';
    play(1, 'step');
    await wait(50);
    expect(playback.busy).toBe(false);
    settings.pace = 10;
    play(2, 'leap');
    await wait(50);
    expect(playback.busy).toBe(false);
  });
});

describe('the queue', () => {
  test('plays steps in order', async () => {
    play(1, 'step');
    play(2, 'step');
    await wait(1000);
    expect(playback.log.filter((line) => line.startsWith('settle'))).toEqual([
      'settle 0 1',
      'settle 1 2',
    ]);
  });

  test('plays faster the more is waiting', async () => {
    play(1, 'blink', 'leap');
    play(2, 'step');
    await wait(499);
    expect(playback.view).toEqual({ at: 0 });
    await wait(1);
    expect(playback.view, 'half the time with one more waiting').toEqual({ at: 1 });
  });

  test('jumps when it is too far behind', async () => {
    for (const at of [1, 2, 3, 4, 5]) play(at, 'leap');
    expect(playback.hurried).toBe(true);
    await wait(1000);
    expect(playback.view, 'the first was held already, the second is not').toEqual({ at: 2 });
    expect(playback.hurried, 'the last three are played').toBe(false);
    await wait(300);
    expect(playback.view).toEqual({ at: 2 });
    await wait(3000);
    expect(playback.view).toEqual({ at: 5 });
  });

  test('holds nothing in a page that nobody sees', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    play(1, 'leap', 'leap');
    await wait(0);
    expect(playback.view).toEqual({ at: 1 });
  });
});

describe('skipping', () => {
  test('ends all that is being played, and lands what moves', async () => {
    play(1, 'leap', 'leap');
    play(2, 'leap');
    await wait(10);
    playback.skip();
    expect(playback.hurried).toBe(true);
    await wait(0);
    expect(playback.view).toEqual({ at: 2 });
    expect(playback.busy).toBe(false);
    expect(playback.log).toContain('land');
    expect(playback.log.filter((line) => line.startsWith('on '))).toHaveLength(3);
  });

  test('is of what is played now: what comes later takes its time', async () => {
    play(1, 'leap');
    playback.skip();
    await wait(0);
    play(2, 'leap');
    await wait(999);
    expect(playback.busy).toBe(true);
  });

  test('stops at what has to be seen, and goes past it the second time', async () => {
    play(1, 'leap', 'crash', 'leap');
    playback.skip();
    await wait(0);
    expect(playback.log.at(-1)).toBe('on crash');
    expect(playback.busy).toBe(true);
    playback.skip();
    await wait(0);
    expect(playback.busy).toBe(false);
  });

  test('does nothing while nothing is played', async () => {
    playback.skip();
    play(1, 'leap');
    await wait(10);
    expect(playback.busy).toBe(true);
  });
});

describe('a fresh start', () => {
  test('shows the view at once and forgets what was waiting', async () => {
    play(1, 'leap');
    play(2, 'leap');
    await wait(10);
    playback.log = [];
    playback.reset({ at: 7 });
    expect([playback.view, playback.busy]).toEqual([{ at: 7 }, false]);
    await wait(5000);
    expect(playback.view).toEqual({ at: 7 });
    expect(playback.log.filter((line) => line !== 'land')).toEqual([]);
  });

  test('does not keep what comes next from being played', async () => {
    play(1, 'leap');
    playback.reset({ at: 7 });
    play(8, 'step');
    await wait(100);
    expect(playback.view).toEqual({ at: 8 });
    expect(playback.log.filter((line) => line.startsWith('settle'))).toEqual(['settle 7 8']);
  });
});
