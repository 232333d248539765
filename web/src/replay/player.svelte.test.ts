import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame, GameEvent, View } from '$net/wire';
import { Playback } from './playback.svelte';
import { moments, ReplayPlayer } from './player.svelte';

const event = (name: string): GameEvent => ({ event: name }) as unknown as GameEvent;
const view = (at: number): View => ({ at }) as unknown as View;
const frame = (at: number, ...events: string[]): Frame =>
  ({ events: events.map(event), view: view(at) }) as unknown as Frame;

const FRAMES = [frame(0), frame(1, 'revealed'), frame(2, 'chose'), frame(3, 'decided', 'revealed')];

/** A playback that only writes down what it is asked. */
class FakePlayback extends Playback<GameEvent, View> {
  protected holds = {} as Playback<GameEvent, View>['holds'];
  protected stillShare = 1;
  override reset = vi.fn();
  override play = vi.fn();
  override skip = vi.fn();
  protected begin(): void {}
  protected finish(): number {
    return 0;
  }
  protected settle(): void {}
}

const player = (at = 0, frames = FRAMES): ReplayPlayer<GameEvent, View, FakePlayback> =>
  new ReplayPlayer(frames, at, () => new FakePlayback());

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the moments of a replay', () => {
  test('are those at which something was seen to happen', () => {
    expect(moments(FRAMES).map((one) => one.view)).toEqual([view(0), view(1), view(3)]);
  });

  test('begin with the first view even if nothing happened', () => {
    expect(moments([frame(0), frame(1)])).toEqual([{ events: [], view: view(0) }]);
  });

  test('leave out that someone has chosen', () => {
    const [, one] = moments([frame(0), frame(1, 'chose', 'decided')]);
    expect(one?.events).toEqual([event('decided')]);
  });
});

describe('the slider', () => {
  test.each([
    [1, 1],
    [-3, 0],
    [99, 2],
    [1.4, 1],
    [NaN, 0],
  ])('begins at %d where the replay has %d', (asked, at) => {
    expect(player(asked).at).toBe(at);
  });

  test('jumps to the moment of a move, if it has one', () => {
    const one = player(
      0,
      FRAMES.map((frame, number) => ({ ...frame, number })),
    );
    one.goToMove(3);
    expect(one.at).toBe(2);
    one.goToMove(2);
    expect(one.at).toBe(2);
  });

  test('ends where the replay does', () => {
    const one = player();
    one.goTo(99);
    expect([one.at, one.last]).toEqual([2, 2]);
    one.goTo(-1);
    expect(one.at).toBe(0);
  });

  test('shows the moment at once, and pauses', () => {
    const one = player();
    one.toggle();
    one.goTo(2);
    expect(one.playing).toBe(false);
    expect(one.playback.reset).toHaveBeenLastCalledWith(view(3));
  });

  test('the log tells what was seen up to there', () => {
    const one = player();
    expect(one.history).toEqual([]);
    one.goTo(2);
    expect(one.history.map((it) => it.event)).toEqual(['revealed', 'decided', 'revealed']);
  });
});

describe('going on', () => {
  test('plays what led to the next moment, after what is moving has arrived', () => {
    const one = player();
    one.next();
    expect(one.at).toBe(1);
    expect(one.playback.skip).toHaveBeenCalledBefore(one.playback.play);
    expect(one.playback.play).toHaveBeenCalledWith([event('revealed')], view(1));
  });

  test('at the end stays there', () => {
    const one = player(2);
    one.next();
    expect(one.at).toBe(2);
    expect(one.playback.play).not.toHaveBeenCalled();
  });
});

describe('playing', () => {
  test('goes on by itself until the end, and stops there', async () => {
    const one = player();
    one.toggle();
    expect(one.at, 'the first step is at once').toBe(1);
    await vi.advanceTimersByTimeAsync(900);
    expect(one.at).toBe(2);
    await vi.advanceTimersByTimeAsync(900);
    expect([one.at, one.playing]).toEqual([2, false]);
  });

  test('waits while something is still moving', async () => {
    const one = player();
    one.playback.busy = true;
    one.toggle();
    await vi.advanceTimersByTimeAsync(5000);
    expect(one.at).toBe(0);
    one.playback.busy = false;
    await vi.advanceTimersByTimeAsync(900);
    expect(one.at).toBe(1);
  });

  test('pauses when it is pressed again', async () => {
    const one = player();
    one.toggle();
    one.toggle();
    await vi.advanceTimersByTimeAsync(5000);
    expect([one.at, one.playing]).toEqual([1, false]);
  });

  test('begins again from the end', () => {
    const one = player(2);
    one.toggle();
    expect(one.playback.reset).toHaveBeenCalledWith(view(0));
    expect([one.at, one.playing]).toEqual([1, true]);
  });
});

test('other eyes see the same moment, or the last they have', () => {
  const one = player(2);
  one.setFrames([frame(10), frame(11, 'revealed'), frame(13, 'decided')]);
  expect(one.at).toBe(2);
  expect(one.playback.reset).toHaveBeenLastCalledWith(view(13));
  one.setFrames([frame(20), frame(21, 'revealed')]);
  expect(one.at).toBe(1);
  expect(one.playback.reset).toHaveBeenLastCalledWith(view(21));
});
