import { expect, test } from 'vitest';
import { setup } from './setup';

const options = (query: string, kept: Record<string, unknown> = {}) =>
  setup.options(new URLSearchParams(query), kept);

test('the first level suggests the memory of the team, the others one’s own', () => {
  expect(options('level=1').memory).toBe('team');
  expect(options('level=2').memory).toBe('own');
  expect(options('level=5', { memory: 'team' }).memory).toBe('own');
});

test('what was chosen the last time is kept if no level is asked for', () => {
  expect(options('', { level: 3, memory: 'none' })).toMatchObject({ level: 3, memory: 'none' });
  expect(options('', {})).toMatchObject({ level: 1, memory: 'team' });
});

test('what differs from what is usual is listed', () => {
  expect(setup.unusual!(options('level=2'))).toEqual([]);
  const strict = { ...options('level=1'), advanced: true, memory: 'none' as const, supply: 20 };
  expect(setup.unusual!(strict)).toHaveLength(3);
});
