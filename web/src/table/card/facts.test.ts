import { beforeAll, describe, expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import type { SeatInfo, TableInfo } from '$net/wire';
import { cardFacts } from './facts';
import { isFree } from '../seats/seats';

const bot = (strength: number): SeatInfo => ({ kind: 'bot', strength }) as SeatInfo;
const table = (more: Partial<TableInfo>): TableInfo =>
  ({
    game: 'diamant',
    rules: { edition: 'cs', relics: 'escalating' },
    seats: [],
    clock: 'none',
    totals: 'open',
    ...more,
  }) as unknown as TableInfo;

beforeAll(() => locale.choose('en'));

describe('a card', () => {
  test('is silent about what is as usual', () => {
    expect(cardFacts(table({}))).toHaveLength(2);
  });
  test('tells players that spectators see an analysis', () => {
    expect(cardFacts(table({ live_analysis: true })).at(-1)).toBe('live analysis for spectators');
  });
  test('names the clock, hidden chests and each level of bots once', () => {
    const seats = [bot(3), bot(1), bot(3)];
    const facts = cardFacts(table({ clock: 'brisk', totals: 'hidden', seats })).slice(2);
    expect(facts).toHaveLength(3);
    expect(facts[2]).toMatch(/^bots: .* and .*$/);
  });
});

describe('a seat', () => {
  const open = { kind: 'open', kept_for: null, declined: false } as SeatInfo;
  test('is free unless it is kept for somebody who may yet come', () => {
    expect(isFree(open)).toBe(true);
    expect(isFree({ ...open, kept_for: 'ann' })).toBe(false);
    expect(isFree({ ...open, kept_for: 'ann' }, 'ann')).toBe(true);
    expect(isFree({ ...open, kept_for: 'ann', declined: true })).toBe(true);
    expect(isFree({ ...open, kind: 'person' })).toBe(false);
  });
});
