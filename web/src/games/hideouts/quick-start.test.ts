import { expect, test, vi } from 'vitest';
import type { NewTable } from '$net/wire';
import { quickStart } from './quick-start';

const made: NewTable[] = [];

vi.mock('$table/create', () => ({
  createTable: (table: NewTable) => Promise.resolve(made.push(table)),
  withBots: () => Promise.resolve([{ kind: 'me' }, { kind: 'bot', bot: 'walker' }]),
}));

const memoryAt = async (rules?: Parameters<typeof quickStart>[0]): Promise<unknown> => {
  await quickStart(rules);
  return (made.at(-1)?.rules as { memory?: string }).memory;
};

test('one press starts with the memory aid that suits the level', async () => {
  const custom = { name: 'Mine', hideouts: [] } as never;
  expect(await memoryAt()).toBe('team');
  expect(await memoryAt({ level: 3, advanced: true })).toBe('own');
  expect(await memoryAt({ level: custom }), 'a level of the gallery, or of one’s own').toBe('own');
  expect(made.at(-1)).toMatchObject({ rules: { level: custom }, start: true });
});
