import { beforeAll, describe, expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import type { HideoutsFault, HideoutsReview } from '$net/wire';
import { howKnown, missing, othersIn } from './missing';

beforeAll(() => locale.choose('en'));

describe('what a lost game lacked', () => {
  const said = (home: number, short: number): string => missing({ home, short } as HideoutsReview);

  test('the start token, and by how many slides', () => {
    expect(said(8, 1)).toBe(
      'All eight are home, but the start token was still covered: one slide short.',
    );
    expect(said(8, 3)).toContain('3 slides short');
  });

  test('only the lifting', () => {
    expect(said(8, 0)).toContain('nobody lifted the boxes');
  });

  test('guardians at home, wherever the gap is', () => {
    expect(said(5, 0)).toBe('5 of 8 guardians are home.');
    expect(said(0, 2)).toBe('No guardian is home.');
  });
});

test('slides are counted apart from everything else that was done', () => {
  const spent = { slides: 24, corrections: 3, charges: 0 };
  expect(othersIn({ moves: 37, free: 2, spent } as HideoutsReview)).toBe(10);
});

describe('who could have known', () => {
  const fault: HideoutsFault = {
    guardian: 'hare',
    how: 'left',
    cell: 1,
    home: 3,
    owner: null,
    move: 15,
    seat: 1,
    seen: 12,
    clue: 'hare',
    knew: [0],
    untold: true,
  };
  const said = (changes: Partial<HideoutsFault> = {}, memory: 'own' | 'team' = 'own'): string =>
    howKnown({ ...fault, ...changes }, memory, ['Hedgehog', 'Malachite']);

  test('is named, and not who moved', () => {
    expect(said()).toBe('Hedgehog could see the hare’s seal and nobody was told.');
  });

  test('is named without blame if others may have heard about it', () => {
    expect(said({ untold: false })).toBe('Hedgehog could see the hare’s seal from move 12 on.');
  });

  test('is named even if it was too late', () => {
    expect(said({ seen: 17, owner: 'fox' })).toBe(
      'Only after move 17 could Hedgehog see the hare’s seal.',
    );
  });

  test('is everyone, if the memory aid showed it to all', () => {
    expect(said({ untold: false }, 'team')).toContain('to all');
  });

  test('is nobody who could only infer it, or guess', () => {
    expect(said({ clue: null, knew: [], owner: 'fox' })).toContain('After move 12');
    expect(said({ clue: null, knew: [], owner: 'fox', seen: null })).toContain('guess');
    expect(said({ clue: null, knew: [], seen: null })).toBe('');
  });
});
