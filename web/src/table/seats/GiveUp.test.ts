import { afterEach, beforeAll, expect, test } from 'vitest';
import { locale, t } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { TableInfo } from '$net/wire';
import GiveUp from './GiveUp.svelte';

beforeAll(() => locale.choose('en'));
afterEach(() => document.body.replaceChildren());

const table = (phase: TableInfo['phase'], ...people: string[]): TableInfo =>
  ({ id: 'abc', phase, seats: people.map((person) => ({ person, bot: null })) }) as TableInfo;

test.each([
  ['playing', [], 'give-up-bots'],
  ['playing', ['ben'], 'give-up-others'],
  ['gathering', [], 'give-up-table'],
  ['gathering', ['ben'], 'give-up-seat'],
] as const)('at a table that is %s with %j it says %s', (phase, others, message) => {
  render(GiveUp, { table: table(phase, ...others), ongone: () => {} });
  expect(document.body.textContent).toContain(t(message));
});
