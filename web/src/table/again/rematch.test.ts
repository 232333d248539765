import { describe, expect, test } from 'vitest';
import type { Me, TableInfo } from '$net/wire';
import { rematchOf } from './rematch';

const me = (seats: number[]): Me => ({
  person: 'ann',
  seats,
  host: false,
  invite: null,
  removed: false,
  removed_people: [],
});
const table = (more: Partial<TableInfo>): TableInfo =>
  ({ again: null, again_by: null, daily: null, ...more }) as TableInfo;

describe('playing again', () => {
  test('is for the first one who asks', () => {
    expect(rematchOf(table({}), me([0]), false)).toBe('ask');
  });
  test('is a question to everyone else, who may refuse', () => {
    const asked = table({ again: 'next', again_by: 'bob' });
    expect(rematchOf(asked, me([0]), false)).toBe('asked');
    expect(rematchOf(asked, me([0]), true)).toBe('declined');
  });
  test('is no question to the one who asked', () => {
    expect(rematchOf(table({ again: 'next', again_by: 'ann' }), me([0]), false)).toBe('joined');
  });
  test('is a link for spectators', () => {
    expect(rematchOf(table({ again: 'next', again_by: 'bob' }), me([]), false)).toBe('watch');
    expect(rematchOf(table({}), me([]), false)).toBe('none');
  });
  test('is not for a daily challenge', () => {
    expect(rematchOf(table({ daily: '2026-11-15' }), me([0]), false)).toBe('none');
  });
});
