import { beforeAll, describe, expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import type { Box, Cell, View } from './types';
import { boxInWords, gapInWords, pictureOf, placeOf, underInWords } from './names';
import { aBox, aCell, aView } from './view.fixture';

beforeAll(() => locale.choose('en'));

describe('where a cell is', () => {
  test('next to the gap it is said from the gap, else from the casket', () => {
    const places = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) => placeOf(cell, 4));
    expect(new Set(places).size).toBe(9);
    expect(placeOf(1, 4)).not.toBe(placeOf(1, null));
    expect(placeOf(0, 4)).toBe(placeOf(0, null));
  });

  test('a cell at the other end of the next row is not next to the gap', () => {
    expect(placeOf(3, 2)).toBe(placeOf(3, null));
  });
});

describe('a box in words', () => {
  const words = (box: Partial<Box>, told?: 'owl'): string =>
    boxInWords(
      aBox(3, box),
      aView({}, [aBox(3, box)]),
      told && { seal: { guardian: told, colour: 'red' } },
    );

  test('says what it shows rather than what is known, and that rather than what was said', () => {
    const shows = words({ outside: [{ wall: 'S', seal: 'fox' }], seal: 'fox', read: true }, 'owl');
    const known = words({ seal: 'fox', read: true }, 'owl');
    const team = words({ seal: 'fox', read: false }, 'owl');
    const said = words({}, 'owl');
    expect(new Set([shows, known, team, said, words({})]).size).toBe(5);
    expect(said).toContain('owl');
    for (const one of [shows, known, team]) {
      expect(one).toContain('fox');
      expect(one).not.toContain('owl');
    }
  });

  test('says what lies in it', () => {
    const full = words({ guardians: ['owl', 'bat'], tokens: 2, symbol: true });
    expect(full).toContain('owl');
    expect(full).toContain('bat');
    expect(full).toContain('2');
    expect(full.length).toBeGreaterThan(words({ guardians: ['owl', 'bat'], tokens: 2 }).length);
  });
});

describe('what is under a box, in words', () => {
  const words = (cell: Partial<Cell>, lid: string[] = [], phase: View['phase'] = 'turn'): string =>
    underInWords(3, aView({ phase, lid: { hideouts: lid, tokens: 0 } }, [], [aCell(3, cell)]));

  test('is the start token, a guardian that was left, a hideout that stayed', () => {
    expect(words({ start: true })).toContain('the start token');
    expect(words({ hideout_lies: 'gone', guardian: 'bat', guardian_lies: 'up' })).toBe(
      'under it: the bat',
    );
    expect(words({ hideout: 'number:3', hideout_lies: 'up' })).toContain('number 3');
  });

  test('is part of the description of the box', () => {
    const view = aView({}, [], [aCell(3, { start: true })]);
    expect(boxInWords(aBox(3), view)).toContain('under it: the start token');
  });

  test('is said to be unseen, where everything is open before the end', () => {
    const asleep: Partial<Cell> = { hideout: 'rune:2', guardian: 'owl' };
    expect(words({})).toBe('');
    expect(words(asleep)).toBe('under it, not seen by anyone yet: the star rune and the owl');
    const stayed: Partial<Cell> = { ...asleep, hideout: 'number:3', hideout_lies: 'up' };
    expect(words(stayed)).toBe('under it: number 3, under it, not seen by anyone yet: the owl');
    expect(words(asleep, [], 'over')).toBe('under it: the star rune and the owl');
  });

  test('of a lock, with the runes it needs and those that are missing', () => {
    const lock: Partial<Cell> = { hideout: 'lock:B', hideout_lies: 'up' };
    expect(words(lock, ['rune:4', 'rune:5'])).toContain('missing: the hourglass rune)');
    expect(words(lock, ['rune:4', 'rune:5', 'rune:6'])).toContain('none is missing');
  });
});

describe('the gap in words', () => {
  const gap = (cell: object): string => gapInWords(aView({}, [], [aCell(4, cell)]));

  test('says what is face up there', () => {
    const said = [
      gap({}),
      gap({ start: true }),
      gap({ hideout: 'rune:1', hideout_lies: 'up' }),
      gap({ guardian: 'owl', guardian_lies: 'up' }),
    ];
    expect(new Set(said).size).toBe(4);
    expect(said[3]).toContain('owl');
  });

  test('says nothing of what lies face down', () => {
    expect(gap({ guardian: 'owl', guardian_lies: 'down' })).toBe(gap({}));
  });

  test('is empty where there is none', () => {
    expect(gapInWords(aView({ gap: null }))).toBe('');
  });
});

test('hideouts that are face down all look alike', () => {
  expect(pictureOf(null)).toBe('hideout-back');
  expect(pictureOf('rune:3')).toBe('hideout-rune-3');
});
