import { beforeEach, expect, test, vi } from 'vitest';
import type { Kept } from './kept.svelte';

const level = (name: string, code = name): Kept =>
  ({ code, level: { name, hideouts: [] } }) as unknown as Kept;

/** The levels as a page finds them that is loaded now. */
const load = async (): Promise<typeof import('./kept.svelte').kept> => {
  vi.resetModules();
  return (await import('./kept.svelte')).kept;
};

beforeEach(() => localStorage.clear());

test('a level is kept on this device, the newest first', async () => {
  const kept = await load();
  kept.keep(level('one'));
  kept.keep(level('two'));
  expect((await load()).all.map(({ code }) => code)).toEqual(['two', 'one']);
});

test('a level takes the place of the one that has its name', async () => {
  const kept = await load();
  kept.keep(level('one', 'old'));
  kept.keep(level('two'));
  kept.keep(level('one', 'new'));
  expect(kept.all.map(({ code }) => code)).toEqual(['new', 'two']);
  expect([kept.has('new'), kept.has('old'), kept.has(null)]).toEqual([true, false, false]);
});

test('a level can be forgotten', async () => {
  const kept = await load();
  kept.keep(level('one'));
  kept.forget('one');
  expect((await load()).all).toEqual([]);
});

test('forty levels are kept, and no more', async () => {
  const kept = await load();
  for (let number = 1; number <= 42; number++) kept.keep(level(`level ${number}`));
  expect(kept.all).toHaveLength(40);
  expect(kept.all[0]?.code).toBe('level 42');
});

test('a name that is taken gets a number', async () => {
  const kept = await load();
  expect(kept.unused('Mine')).toBe('Mine');
  kept.keep(level('Mine'));
  kept.keep(level('Mine 2'));
  expect(kept.unused('Mine')).toBe('Mine 3');
});

test.each(['', 'not json', '{}', 'null', '[null, {"code": 1}, {"code": "x", "level": {}}]'])(
  'what is no level is not taken for one: %s',
  async (text) => {
    localStorage.setItem('gemkeep.levels', text);
    expect((await load()).all).toEqual([]);
  },
);
