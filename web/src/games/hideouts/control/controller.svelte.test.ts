import { beforeAll, describe, expect, test, vi } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import type { Connection } from '$net/connection.svelte';
import { CasketPlayback } from '../playback/playback.svelte';
import type { Action, View } from '../types';
import { aBox, aCell, aView } from '../view.fixture';
import { Controller } from './controller.svelte';

beforeAll(() => locale.choose('en'));

interface At {
  controller: Controller;
  playback: CasketPlayback;
  act: ReturnType<typeof vi.fn<Connection['act']>>;
}

const at = (legal: Action[], view: View = aView(), seat: number | null = 0): At => {
  const playback = new CasketPlayback(view);
  const act = vi.fn<Connection['act']>(() => Promise.resolve());
  const controller = new Controller({ act }, playback, () => ({
    seat,
    legal,
  }));
  return { controller, playback, act };
};

describe('a press', () => {
  test('sends the action of that box', () => {
    const { controller, act } = at([
      ['slide', 1],
      ['slide', 3],
    ]);
    controller.press(3);
    expect(act).toHaveBeenCalledExactlyOnceWith(0, ['slide', 3]);
  });

  test('on a box that may not move does nothing', () => {
    const { controller, act } = at([['slide', 1]]);
    controller.press(8);
    expect(act).not.toHaveBeenCalled();
  });

  test('a second time, while the first is on its way, does nothing', async () => {
    const { controller, act } = at([['slide', 1]]);
    controller.press(1);
    expect([controller.ready, controller.sent, controller.can.size]).toEqual([false, true, 0]);
    controller.press(1);
    expect(act).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(controller.ready).toBe(true));
    expect(controller.can.size).toBe(1);
  });

  test('while the picture is still moving does nothing', () => {
    const { controller, playback, act } = at([['slide', 1]]);
    playback.busy = true;
    expect([controller.ready, controller.can.size, controller.loose.size]).toEqual([false, 0, 0]);
    controller.press(1);
    expect(act).not.toHaveBeenCalled();
  });

  test('of one who has no seat does nothing', () => {
    const { controller, act } = at([['slide', 1]], aView(), null);
    controller.press(1);
    expect(act).not.toHaveBeenCalled();
  });

  test('that the server refuses is taken back', async () => {
    const { controller, playback, act } = at([['place', 2]]);
    act.mockRejectedValue(new Error('refused'));
    const takenBack = vi.spyOn(playback, 'takeBack');
    controller.press(2);
    await vi.waitFor(() => expect(controller.ready).toBe(true));
    expect(takenBack).toHaveBeenCalledOnce();
  });

  test('of a box whose slide is refused lets it go back', async () => {
    const { controller, playback, act } = at([['slide', 1]]);
    act.mockRejectedValue(new Error('refused'));
    const dragged = vi.spyOn(playback, 'drag');
    controller.press(1);
    await vi.waitFor(() => expect(controller.ready).toBe(true));
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
    const { controller, act } = at(legal, view);
    controller.picking = true;
    expect([...controller.can.keys()], 'boxes do not slide meanwhile').toEqual([0]);
    controller.press(0);
    expect(controller.picked).toBe('owl');
    controller.press(0);
    expect(controller.picked).toBeNull();
    controller.press(0);
    controller.press(5);
    expect(act).toHaveBeenCalledExactlyOnceWith(0, ['correct', ['owl', 5]]);
    expect([controller.picking, controller.picked]).toEqual([false, null]);
  });

  test('may be made by hand: the guardian is drawn out of its box', () => {
    const { controller } = at(legal, view);
    controller.picking = true;
    expect(controller.loose).toEqual(new Map([[0, 'guardian-owl']]));
    controller.take(0);
    expect(controller.picked).toBe('owl');
  });

  test('can be given up', () => {
    const { controller } = at(legal, view);
    controller.picking = true;
    controller.press(0);
    controller.putDown();
    expect([controller.picking, controller.picked]).toEqual([false, null]);
    expect([...controller.can.keys()]).toEqual([1]);
  });
});

describe('what can be drawn out of the gap', () => {
  test('the guardian that is to be placed', () => {
    const gap = aCell(4, { guardian: 'owl', guardian_lies: 'up' });
    const { controller } = at([['place', 2]], aView({ phase: 'place' }, [], [gap]));
    expect(controller.loose).toEqual(new Map([[4, 'guardian-owl']]));
  });

  test('the symbol that is to be put into a box', () => {
    const { controller } = at([['bless', 2]], aView({ phase: 'bless' }));
    expect(controller.loose).toEqual(new Map([[4, 'hideout-action']]));
  });

  test('nothing where it is not my turn', () => {
    expect(at([], aView({ phase: 'bless' })).controller.loose.size).toBe(0);
  });
});

describe('what contradicts the signs', () => {
  const legal: Action[] = [
    ['place', 3],
    ['place', 5],
  ];
  const view = aView(
    { phase: 'place' },
    [aBox(3, { seal: 'fox' })],
    [aCell(4, { guardian: 'snail', guardian_lies: 'up' })],
  );

  test('is asked about, and done once it is confirmed', () => {
    const { controller, act } = at(legal, view);
    controller.press(3);
    expect(act).not.toHaveBeenCalled();
    expect(controller.doubt).toMatchObject({ why: 'other', sign: 'fox', cell: 3 });
    controller.act(controller.doubt!.action);
    expect(act).toHaveBeenCalledExactlyOnceWith(0, ['place', 3]);
    expect(controller.doubt).toBeNull();
  });

  test('can be thought over', () => {
    const { controller, act } = at(legal, view);
    controller.press(3);
    controller.think();
    expect(controller.doubt).toBeNull();
    controller.press(5);
    expect(act).toHaveBeenCalledExactlyOnceWith(0, ['place', 5]);
  });
});
