import { beforeAll, expect, test } from 'vitest';
import { locale, t } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import { EDITION_NAMES, TREASURES } from '../catalogue';
import Editions from './Editions.svelte';

beforeAll(() => locale.choose('en'));

test('the rules mark what the chosen edition has of its own, and list its cards', () => {
  const page = render(Editions, { edition: 'ru', relics: 'ascending' });
  const rows = [...page.querySelectorAll('tbody tr')];
  expect(rows).toHaveLength(EDITION_NAMES.length);
  const chosen = rows.filter((row) => row.classList.contains('chosen'));
  expect(chosen.map((row) => row.querySelector('th')!.textContent)).toEqual([t('edition-ru')]);
  expect(page.textContent).toContain(t('differs-ru'));
  const [treasures, hazards, relics] = [...page.querySelectorAll('ul')];
  expect(treasures!.children).toHaveLength(TREASURES.length);
  expect(hazards!.textContent).toContain(t('hazard-scorpion'));
  expect(hazards!.textContent).not.toContain(t('hazard-spider'));
  expect(relics!.children).toHaveLength(5);
});

test('without relics no relic is listed', () => {
  const page = render(Editions, { edition: 'uk', relics: 'none' });
  expect(page.querySelectorAll('ul')).toHaveLength(2);
});
