import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '$net/api';
import { RequestError } from '$net/request-error';
import type { CheckedLevel, HideoutsLevel } from '$net/wire';
import { BOX } from '../catalogue';
import { Draft, SLOTS } from './draft.svelte';

vi.mock('$net/api', async (original) => ({
  ...(await original<typeof import('$net/api')>()),
  api: vi.fn(),
}));

const [FIRST, HOW_MANY] = BOX[0]!;
const LEVEL: HideoutsLevel = {
  name: 'Mine',
  hideouts: [FIRST],
  supply: 12,
  advanced: true,
  advanced_charge: 'once',
  advanced_start: true,
};

const answer = (changes: Partial<CheckedLevel> = {}): CheckedLevel => ({
  faults: [],
  code: null,
  level: null,
  least: null,
  ...changes,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(api).mockReset();
});
afterEach(() => vi.useRealTimers());

describe('the casket', () => {
  test('takes hideouts from the box as long as there are any', () => {
    const draft = new Draft('New');
    for (let taken = 0; taken < HOW_MANY; taken++) {
      expect(draft.left(FIRST)).toBe(HOW_MANY - taken);
      expect(draft.put(FIRST)).toBe(true);
    }
    expect(draft.put(FIRST)).toBe(false);
    expect(draft.hideouts).toHaveLength(HOW_MANY);
  });

  test('has eight slots', () => {
    const draft = new Draft('Full');
    const all = BOX.flatMap(([name, count]) => Array.from({ length: count }, () => name));
    expect(all.length).toBeGreaterThan(SLOTS);
    expect(all.filter((name) => draft.put(name))).toHaveLength(SLOTS);
    expect(draft.put(all.at(-1)!)).toBe(false);
  });

  test('a hideout goes into the slot it is put into, in place of what lay there', () => {
    const [second, third] = [BOX[1]![0], BOX[2]![0]];
    const draft = new Draft('New', [FIRST, second]);
    draft.put(third, 0);
    expect(draft.hideouts).toEqual([third, second]);
    draft.put(FIRST, 7);
    expect(draft.hideouts, 'no slot before it stays empty').toEqual([third, second, FIRST]);
  });

  test('what is taken out is in the box again', () => {
    const draft = new Draft('New', [FIRST]);
    draft.takeOut(0);
    expect([draft.hideouts, draft.left(FIRST)]).toEqual([[], HOW_MANY]);
  });

  test('a hideout that is in no box has none left', () => {
    expect(new Draft('New').left('nothing:1')).toBe(0);
  });
});

test('a level is changed without changing the one it came from', () => {
  const draft = Draft.of(LEVEL);
  expect(draft).toMatchObject({ name: 'Mine', supply: 12, advanced: true });
  expect([draft.charge, draft.start]).toEqual(['once', true]);
  draft.takeOut(0);
  expect(LEVEL.hideouts).toEqual([FIRST]);
});

describe('the server', () => {
  test('looks at it once it has rested, as it is then', async () => {
    vi.mocked(api).mockResolvedValue(answer({ code: 'abc', level: LEVEL, least: 9 }));
    const draft = Draft.of({ ...LEVEL, name: '  Mine ' });
    draft.watch()();
    draft.watch();
    await vi.advanceTimersByTimeAsync(149);
    expect(api).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(api).toHaveBeenCalledExactlyOnceWith('/levels/check', { body: LEVEL });
    expect(draft.ready).toEqual({ code: 'abc', level: LEVEL });
    expect(draft.least).toBe(9);
  });

  test('says what is wrong, and then it cannot be played', async () => {
    const faults = [{ kind: 'not_eight_hideouts' }] as unknown as CheckedLevel['faults'];
    vi.mocked(api).mockResolvedValue(answer({ faults }));
    const draft = new Draft('New');
    draft.watch();
    await vi.advanceTimersByTimeAsync(150);
    expect([draft.faults, draft.ready]).toEqual([faults, null]);
  });

  test('is not believed about what has changed meanwhile', async () => {
    vi.mocked(api).mockImplementation(
      () =>
        new Promise((done) => setTimeout(() => done(answer({ code: 'old', level: LEVEL })), 1000)),
    );
    const draft = Draft.of(LEVEL);
    const leave = draft.watch();
    await vi.advanceTimersByTimeAsync(200);
    leave();
    await vi.advanceTimersByTimeAsync(2000);
    expect(draft.ready).toBeNull();
  });

  test('is missed where there is no network, and that is over with the next answer', async () => {
    vi.mocked(api).mockRejectedValueOnce(new TypeError('no network'));
    const draft = new Draft('New');
    draft.watch();
    await vi.advanceTimersByTimeAsync(150);
    expect(draft.trouble).toBe('offline');
    vi.mocked(api).mockResolvedValue(answer());
    draft.watch();
    await vi.advanceTimersByTimeAsync(150);
    expect(draft.trouble).toBeNull();
  });

  test('that refuses is quoted by its code', async () => {
    vi.mocked(api).mockRejectedValue(new RequestError('too_fast', ''));
    const draft = new Draft('New');
    draft.watch();
    await vi.advanceTimersByTimeAsync(150);
    expect(draft.trouble).toBe('too_fast');
  });
});
