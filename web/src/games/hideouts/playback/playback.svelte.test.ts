import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '$lib/device/settings.svelte';
import type { Happened } from '../types';
import { aBox, aCell, aView } from '../view.fixture';
import { middleOf } from '../casket/space';
import { CasketPlayback } from './playback.svelte';

const slid = (cell: number, gap: number, paid = false): Happened => ({
  event: 'slid',
  seat: 0,
  cell,
  gap,
  paid,
});
const wait = (time: number) => vi.advanceTimersByTimeAsync(time);
const boxAt = (playback: CasketPlayback, cell: number) =>
  playback.view.boxes.find((box) => box.cell === cell);

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'still';
});
afterEach(() => {
  settings.motion = 'system';
  vi.useRealTimers();
});

describe('a box that slides', () => {
  test('stays the same box on another cell', () => {
    const playback = new CasketPlayback(aView({}, [aBox(1, { guardians: ['owl'] })]));
    playback.play([slid(1, 4)], aView({ gap: 1 }, [aBox(4, { guardians: ['owl'] })]));
    expect(playback.standing).toEqual([0, 4, 2, 3, 1, 5, 6, 7, 8]);
    expect(playback.view.gap).toBe(1);
    expect(boxAt(playback, 4)?.guardians).toEqual(['owl']);
    expect(boxAt(playback, 1)).toBeUndefined();
  });

  test('that costs a token sends one from the supply into the box', async () => {
    const playback = new CasketPlayback(aView());
    playback.play([slid(1, 4, true)], aView({ gap: 1, supply: 19 }, [aBox(4, { tokens: 1 })]));
    expect(playback.flight).toEqual({ picture: 'coin', from: 'supply', to: 4 });
    expect(playback.view.supply).toBe(19);
    expect(boxAt(playback, 4)?.tokens, 'it is on its way').toBe(0);
    await wait(1000);
    expect(boxAt(playback, 4)?.tokens).toBe(1);
    expect(playback.flight).toBeNull();
  });

  test('for nothing sends none', () => {
    const playback = new CasketPlayback(aView());
    playback.play([slid(1, 4)], aView({ gap: 1 }));
    expect(playback.flight).toBeNull();
    expect(playback.view.supply).toBe(20);
  });

  test('lets me see the walls that come into sight at once', () => {
    const after = aView({ gap: 1 }, [aBox(2, { outside: [{ wall: 'W', seal: 'fox' }] })]);
    const playback = new CasketPlayback(aView());
    playback.play([slid(1, 4)], after);
    expect(boxAt(playback, 2)?.outside).toEqual([{ wall: 'W', seal: 'fox' }]);
  });

  test('before a turn of the casket shows no wall of where I shall look from', () => {
    const before = aView({}, [aBox(2, { outside: [{ wall: 'S', seal: 'bat' }] })]);
    const after = aView({ gap: 1, rotations: 1 }, [
      aBox(2, { outside: [{ wall: 'W', seal: 'fox' }] }),
    ]);
    const playback = new CasketPlayback(before);
    playback.play([slid(1, 4)], after);
    expect(boxAt(playback, 2)?.outside).toEqual([]);
  });
});

describe('a finger', () => {
  test('draws a box towards the gap, and no farther', () => {
    const playback = new CasketPlayback(aView());
    playback.drag(1, 0.5);
    expect(playback.placeOf(1)).toEqual([1.5, 2]);
    playback.drag(1, 7);
    expect(playback.placeOf(1)).toEqual(middleOf(4));
    playback.drag(1, -1);
    expect(playback.placeOf(1)).toEqual(middleOf(1));
  });

  test('that lets go too soon lets the box go back', () => {
    const playback = new CasketPlayback(aView());
    playback.drag(1, 0.3);
    playback.drag(1, null);
    expect(playback.placeOf(1)).toEqual(middleOf(1));
    expect(playback.view.gap).toBe(4);
  });

  test('that laid a guardian into a box has brought it there already', () => {
    const gap = aCell(4, { guardian: 'owl', guardian_lies: 'up' });
    const playback = new CasketPlayback(aView({ phase: 'place' }, [], [gap]));
    playback.lay('guardian-owl', 2);
    expect(playback.laid).toBe(true);
    const placed: Happened = { event: 'placed', seat: 0, cell: 2, guardian: 'owl' };
    playback.play([placed], aView({}, [aBox(2, { guardians: ['owl'] })]));
    expect(playback.flight).toEqual({ picture: 'guardian-owl', from: 2, to: 2 });
    playback.takeBack();
    expect(playback.flight).toBeNull();
  });
});

describe('guardians', () => {
  test('are carried from the gap into the box', async () => {
    const gap = aCell(4, { guardian: 'owl', guardian_lies: 'up' });
    const playback = new CasketPlayback(aView({ phase: 'place' }, [], [gap]));
    const placed: Happened = { event: 'placed', seat: 0, cell: 2, guardian: 'owl' };
    playback.play([placed], aView({}, [aBox(2, { guardians: ['owl'] })]));
    expect(playback.flight).toEqual({ picture: 'guardian-owl', from: 4, to: 2 });
    expect(playback.view.cells[4]).toMatchObject({ guardian: null, guardian_lies: 'gone' });
    expect(boxAt(playback, 2)?.guardians, 'it is on its way').toEqual([]);
    expect(playback.touched).toBe(2);
    await wait(1000);
    expect(boxAt(playback, 2)?.guardians).toEqual(['owl']);
    expect(playback.touched).toBeNull();
  });

  test('are corrected from box to box for three tokens', async () => {
    const playback = new CasketPlayback(aView({}, [aBox(2, { guardians: ['owl', 'bat'] })]));
    const after = aView({ supply: 17, lid: { hideouts: [], tokens: 3 } }, [
      aBox(2, { guardians: ['bat'] }),
      aBox(7, { guardians: ['owl'] }),
    ]);
    playback.play([{ event: 'corrected', seat: 0, guardian: 'owl', cell: 2, to: 7 }], after);
    expect(playback.flight).toEqual({ picture: 'guardian-owl', from: 2, to: 7 });
    expect(boxAt(playback, 2)?.guardians).toEqual(['bat']);
    expect(playback.view).toMatchObject({ supply: 17, lid: { tokens: 3 } });
    await wait(1000);
    expect(playback.view).toEqual(after);
  });
});

describe('hideouts', () => {
  test('turn over visibly', () => {
    const playback = new CasketPlayback(aView());
    playback.play([{ event: 'turned_up', cell: 4, hideout: 'rune:1' }], aView());
    expect(playback.turning).toBe('rune:1');
    expect(playback.view.cells[4]).toMatchObject({ hideout: 'rune:1', hideout_lies: 'up' });
  });

  test('that leave the game fly to the lid', async () => {
    const up = aCell(4, { hideout: 'rune:1', hideout_lies: 'up' });
    const playback = new CasketPlayback(aView({}, [], [up]));
    const lid = { hideouts: ['rune:1'], tokens: 0 };
    playback.play([{ event: 'removed', cell: 4, hideout: 'rune:1' }], aView({ lid }));
    expect(playback.flight).toEqual({ picture: 'hideout-rune-1', from: 4, to: 'lid' });
    expect(playback.view.cells[4]).toMatchObject({ hideout: null, hideout_lies: 'gone' });
    await wait(1000);
    expect(playback.view.lid).toEqual(lid);
  });
});

describe('the casket', () => {
  test('is seen from my corner, and by spectators from the south-west', () => {
    expect(new CasketPlayback(aView({ me: 1 })).turns).toBe(2);
    expect(new CasketPlayback(aView({ me: null })).turns).toBe(0);
  });

  test('turns with a rotation, and then shows what the new corner sees', async () => {
    const playback = new CasketPlayback(aView({}, [aBox(3, { seal: null })]));
    const after = aView({ rotations: 1, corners: ['SE', 'NW'] }, [aBox(3, { seal: 'owl' })]);
    playback.play([{ event: 'rotated', corners: ['SE', 'NW'] }], after);
    expect(playback.spinning).toBe(true);
    expect(boxAt(playback, 3)?.seal, 'not before it has turned').toBeNull();
    await wait(2000);
    expect(playback.spinning).toBe(false);
    expect(playback.turns).toBe(1);
    expect(boxAt(playback, 3)?.seal).toBe('owl');
  });

  test('tells what was seen before a step and after it', async () => {
    const seen = vi.fn();
    const [before, after] = [aView(), aView({ gap: 1 })];
    const playback = new CasketPlayback(before);
    playback.onSeen = seen;
    playback.play([slid(1, 4)], after);
    await wait(1000);
    expect(seen).toHaveBeenCalledExactlyOnceWith(before, after);
  });

  test('is shown as it is by a fresh start', () => {
    const playback = new CasketPlayback(aView());
    playback.drag(1, 0.5);
    playback.reset(aView({ gap: 1 }), [0, 4, 2, 3, 1, 5, 6, 7, 8]);
    expect(playback.placeOf(1)).toEqual(middleOf(4));
    expect(playback.view.gap).toBe(1);
  });
});
