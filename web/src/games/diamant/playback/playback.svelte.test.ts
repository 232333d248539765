import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DiamantEvent } from '$net/wire';
import { settings } from '$lib/device/settings.svelte';

import { anExplorer, aView } from '../view.fixture';
import { CavePlayback, type Flight } from './playback.svelte';

let flights: Flight[];

const playing = (view = aView()): CavePlayback => {
  const playback = new CavePlayback(view);
  playback.onFlight = (flight) => flights.push(flight);
  return playback;
};
const wait = (time: number) => vi.advanceTimersByTimeAsync(time);
const revealed = (card: string, share = 0, left = 0): DiamantEvent => ({
  event: 'revealed',
  card,
  share,
  left,
});

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = 'full';
  flights = [];
});
afterEach(() => vi.useRealTimers());

describe('a treasure', () => {
  test('is seen whole before it is shared out', async () => {
    const playback = playing();
    playback.play([revealed('treasure:11', 3, 2)], aView());
    expect(playback.view.path).toEqual([{ card: 'treasure:11', rubies: 11 }]);
    expect(playback.view.explorers.map(({ carried }) => carried)).toEqual([0, 0, 0]);
    await wait(550);
    expect(playback.view.path[0]?.rubies).toBe(2);
    expect(playback.view.explorers.map(({ carried }) => carried)).toEqual([3, 3, 3]);
    expect(flights.map(({ from, to }) => [from, to])).toEqual([
      ['card-0', 'explorer-0'],
      ['card-0', 'explorer-1'],
      ['card-0', 'explorer-2'],
    ]);
  });

  test('is shared by those in the cave', async () => {
    const explorers = [anExplorer(), anExplorer({ in_cave: false }), anExplorer()];
    const playback = playing(aView({ explorers }));
    playback.play([revealed('treasure:9', 4, 1)], aView());
    expect(playback.view.path[0]?.rubies).toBe(9);
    await wait(550);
    expect(playback.view.explorers.map(({ carried }) => carried)).toEqual([4, 0, 4]);
  });

  test('that is too small to share stays on its card', async () => {
    const playback = playing();
    playback.play([revealed('treasure:2', 0, 2)], aView());
    await wait(549);
    expect(playback.view.path[0]?.rubies).toBe(2);
    expect(flights).toEqual([]);
  });
});

describe('choices', () => {
  test('are shown to all at once, and forgotten with what they lead to', async () => {
    const playback = playing(aView({ explorers: [anExplorer({ chosen: true }), anExplorer()] }));
    const decided: DiamantEvent = { event: 'decided', on: [0], back: [1] };
    playback.play([decided, revealed('hazard:snake')], aView());
    expect(playback.choices).toEqual({ 0: 'on', 1: 'back' });
    expect(playback.view.explorers.every(({ chosen }) => !chosen)).toBe(true);
    await wait(950);
    expect(playback.choices).toBeNull();
  });

  test('made in secret are seen at once', () => {
    const playback = playing();
    const heard = vi.fn();
    playback.onEvent = heard;
    const chosen = aView({ explorers: [anExplorer({ chosen: true })] });
    playback.play([{ event: 'chose', seat: 0 }], chosen);
    expect(playback.view).toEqual(chosen);
    expect(playback.busy).toBe(false);
    expect(heard).toHaveBeenCalledOnce();
  });

  test('made in secret interrupt nothing, and show when that is over', async () => {
    const playback = playing();
    playback.play([revealed('hazard:snake')], aView());
    const chosen = aView({ explorers: [anExplorer({ chosen: true })] });
    playback.play([{ event: 'chose', seat: 0 }], chosen);
    expect(playback.view.explorers[0]?.chosen).toBe(false);
    await wait(550);
    expect(playback.view).toEqual(chosen);
  });
});

describe('going back', () => {
  const path = [
    { card: 'treasure:7', rubies: 1 },
    { card: 'hazard:snake', rubies: 0 },
    { card: 'treasure:5', rubies: 2 },
  ];

  test('takes what lies on the path, and leaves the rest on the newest treasure', async () => {
    const explorers = [anExplorer({ carried: 4, chest: 2 }), anExplorer({ carried: 4 })];
    const home = [anExplorer({ in_cave: false, chest: 9 }), anExplorer({ carried: 4 })];
    const playback = playing(aView({ path, explorers }));
    const back: DiamantEvent = { event: 'returned', seats: [0], share: 3, left: 0, banked: [7] };
    playback.play([back], aView({ explorers: home }));
    expect(playback.view.path.map(({ rubies }) => rubies)).toEqual([0, 0, 0]);
    expect(playback.view.explorers[0]).toMatchObject({ in_cave: false, carried: 7, chest: 2 });
    await wait(600);
    expect(playback.view.explorers[0]).toMatchObject({ carried: 0, chest: 9 });
    expect(flights.at(-1)).toMatchObject({ from: 'explorer-0', to: 'chest-0' });
    expect(playback.view.explorers[1]).toMatchObject({ in_cave: true, carried: 4 });
  });

  test('together leaves what cannot be divided', () => {
    const playback = playing(aView({ path }));
    playback.play(
      [{ event: 'returned', seats: [0, 1], share: 1, left: 1, banked: [1, 1] }],
      aView(),
    );
    expect(playback.view.path.map(({ rubies }) => rubies)).toEqual([0, 0, 1]);
  });

  test('alone takes the relics too', () => {
    const playback = playing(aView({ path: [...path, { card: 'relic:7', rubies: 0 }] }));
    const after = aView({ explorers: [anExplorer({ relics: [7], chest: 12 })] });
    playback.play([{ event: 'rescued', seat: 0, worth: [7] }], after);
    expect(playback.view.path.map(({ card }) => card)).not.toContain('relic:7');
    expect(playback.view.explorers[0]).toMatchObject({ relics: [7], chest: 12 });
    expect(flights).toContainEqual({ art: 'relic-7', from: 'card-3', to: 'chest-0', count: 1 });
  });
});

describe('a strike', () => {
  const struck: DiamantEvent = {
    event: 'struck',
    hazard: 'hazard:snake',
    fled: [0, 1],
    lost: [4, 6],
  };
  const fled = aView({
    explorers: [anExplorer({ in_cave: false }), anExplorer({ in_cave: false }), anExplorer()],
  });

  test('sends home whom it meets, without what they carried', () => {
    const explorers = [anExplorer({ carried: 4 }), anExplorer({ carried: 6 }), anExplorer()];
    const playback = playing(aView({ explorers }));
    playback.play([struck], fled);
    expect(playback.struck).toEqual({ hazard: 'hazard:snake', lost: 10 });
    expect(playback.view.explorers.map((one) => [one.in_cave, one.carried])).toEqual([
      [false, 0],
      [false, 0],
      [true, 0],
    ]);
  });

  test('is seen even by those who skip what led to it', async () => {
    const playback = playing();
    playback.play([revealed('hazard:snake'), struck], fled);
    playback.skip();
    await wait(0);
    expect(playback.struck).not.toBeNull();
    expect(playback.busy).toBe(true);
    playback.skip();
    await wait(0);
    expect([playback.struck, playback.busy]).toEqual([null, false]);
  });
});

test('a round closes its entrance, and the next one opens with everyone inside', async () => {
  const explorers = [anExplorer({ in_cave: false }), anExplorer({ in_cave: false })];
  const playback = playing(aView({ explorers, path: [{ card: 'treasure:7', rubies: 1 }] }));
  playback.play(
    [
      { event: 'entrance_closed', round: 1, rubies: 1, removed: [] },
      { event: 'entrance_opened', round: 2, relic: null },
    ],
    aView({ round: 2, closed: 1 }),
  );
  expect(playback.threshold).toEqual({ round: 1, open: false });
  expect(playback.view).toMatchObject({ closed: 1, path: [] });
  expect(playback.view.explorers.some(({ in_cave }) => in_cave)).toBe(false);
  await wait(1100);
  expect(playback.threshold).toEqual({ round: 2, open: true });
  expect(playback.view.explorers.every(({ in_cave }) => in_cave)).toBe(true);
  await wait(700);
  expect(playback.threshold).toBeNull();
});

test('chests are counted at the end, and were in a game that is over', async () => {
  const playback = playing();
  expect(playback.counted).toBe(false);
  playback.play(
    [{ event: 'counted_out', scores: [1, 2, 3], winners: [2] }],
    aView({ phase: 'over' }),
  );
  expect(playback.counted).toBe(true);
  expect(playing(aView({ phase: 'over' })).counted).toBe(true);
  playback.reset(aView());
  expect(playback.counted).toBe(false);
  await wait(1000);
});
