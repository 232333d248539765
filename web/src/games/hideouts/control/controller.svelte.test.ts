import { beforeAll, describe, expect, test, vi } from 'vitest';
import { tongue } from '$i18n/i18n.svelte';
import type { Connection } from '$net/connection.svelte';
import { CasketPlayback } from '../playback/playback.svelte';
import type { Action, View } from '../types';
import { aBox, aCell, aView } from '../view.fixture';
import { Acting } from './controller.svelte';

beforeAll(() => tongue.choose('en'));

interface At {
  acting: Acting;
  playback: CasketPlayback;
  act: ReturnType<typeof vi.fn<Connection['act']>>;
}

const at = (legal: Action[], view: View = aView(), seat: number | null = 0): At => {
  const playback = new CasketPlayback(view);
  const act = vi.fn<Connection['act']>(() => Promise.resolve());
  const acting = new Acting({ act } as unknown as Connection, playback, () => ({ seat, legal }));
  return { acting, playback, act };
};

describe('a press', () => {
  test('sends the action of that box', () => {
    const { acting, act } = at([
      ['slide', 1],
      ['slide', 3],
    ]);
    acting.press(3);
    expect(act).toHaveBeenCalledExactlyOnceWith(0, ['slide', 3]);
  });

  test('on a box that may not move does nothing', () => {
    const { acting, act } = at([['slide', 1]]);
    acting.press(8);
    expect(act).not.toHaveBeenCalled();
  });

  test('a second time, while the first is on its way, does nothing', async () => {
    const { acting, act } = at([['slide', 1]]);
    acting.press(1);
    expect([acting.ready, acting.sent, acting.can.size]).toEqual([false, true, 0]);
    acting.press(1);
    expect(act).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(acting.ready).toBe(true));
    expect(acting.can.size).toBe(1);
  });

  test('while the picture is still moving does nothing', () => {
    const { acting, playback, act } = at([['slide', 1]]);
    playback.busy = true;
    expect([acting.ready, acting.can.size, acting.loose.size]).toEqual([false, 0, 0]);
    acting.press(1);
    expect(act).not.toHaveBeenCalled();
  });

  test('of one who has no seat does nothing', () => {
    const { acting, act } = at([['slide', 1]], aView(), null);
    acting.press(1);
    expect(act).not.toHaveBeenCalled();
  });

  test('that the server refuses is taken back', async () => {
    const { acting, playback, act } = at([['place', 2]]);
    act.mockRejectedValue(new Error('refused'));
    const takenBack = vi.spyOn(playback, 'takeBack');
    acting.press(2);
    await vi.waitFor(() => expect(acting.ready).toBe(true));
    expect(takenBack).toHaveBeenCalledOnce();
  });

  test('of a box whose slide is refused lets it go back', async () => {
    const { acting, playback, act } = at([['slide', 1]]);
    act.mockRejectedValue(new Error('refused'));
    const dragged = vi.spyOn(playback, 'drag');
    acting.press(1);
    await vi.waitFor(() => expect(acting.ready).toBe(true));
    expect(dragged).toHaveBeenCalledWith(1, null);
  });
});

describe('a correction', () => {
  const legal: Action[] = [
    ['correct', ['owl', 5]],
    ['slide', 1],
  ];
  const view = aView({}, [aBox(0, { guardians: ['owl'] })]);

  test('is thought over: pick, put down, pick again, go', () => {
    const { acting, act } = at(legal, view);
    acting.picking = true;
    expect([...acting.can.keys()], 'boxes do not slide meanwhile').toEqual([0]);
    acting.press(0);
    expect(acting.picked).toBe('owl');
    acting.press(0);
    expect(acting.picked).toBeNull();
    acting.press(0);
    acting.press(5);
    expect(act).toHaveBeenCalledExactlyOnceWith(0, ['correct', ['owl', 5]]);
    expect([acting.picking, acting.picked]).toEqual([false, null]);
  });

  test('may be made by hand: the guardian is drawn out of its box', () => {
    const { acting } = at(legal, view);
    acting.picking = true;
    expect(acting.loose).toEqual(new Map([[0, 'guardian-owl']]));
    acting.take(0);
    expect(acting.picked).toBe('owl');
  });

  test('can be given up', () => {
    const { acting } = at(legal, view);
    acting.picking = true;
    acting.press(0);
    acting.putDown();
    expect([acting.picking, acting.picked]).toEqual([false, null]);
    expect([...acting.can.keys()]).toEqual([1]);
  });
});

describe('what can be drawn out of the gap', () => {
  test('the guardian that is to be placed', () => {
    const gap = aCell(4, { guardian: 'owl', guardian_lies: 'up' });
    const { acting } = at([['place', 2]], aView({ phase: 'place' }, [], [gap]));
    expect(acting.loose).toEqual(new Map([[4, 'guardian-owl']]));
  });

  test('the symbol that is to be put into a box', () => {
    const { acting } = at([['bless', 2]], aView({ phase: 'bless' }));
    expect(acting.loose).toEqual(new Map([[4, 'hideout-action']]));
  });

  test('nothing where it is not my turn', () => {
    expect(at([], aView({ phase: 'bless' })).acting.loose.size).toBe(0);
  });
});
