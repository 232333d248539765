import { beforeAll, expect, test } from 'vitest';
import { locale, t } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { DiamantEvent, SeatInfo } from '$net/wire';
import games from '../ending/games.fixture.json';
import GameLog from './GameLog.svelte';

beforeAll(() => locale.choose('en'));

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan'];
const SEATS = NAMES.map((name) => ({ kind: 'person', name, colour: 'red' }) as unknown as SeatInfo);

test('each round has a heading, and each name a shield', () => {
  const page = render(GameLog, {
    history: games.escalating.events as DiamantEvent[],
    names: NAMES,
    seats: SEATS,
    edition: 'cs',
  });
  const headings = [...page.querySelectorAll('h3')].map((one) => one.textContent.trim());
  expect(headings).toEqual([1, 2, 3, 4, 5].map((round) => t('log-entrance-opened', { round })));
  const named = page.textContent.match(/Ann|Bob|Cid|Dan/g) ?? [];
  expect(named.length).toBeGreaterThan(20);
  expect(page.querySelectorAll('.log svg')).toHaveLength(named.length);
});
