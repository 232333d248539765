import { beforeAll, expect, test } from 'vitest';
import { locale, t } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { DiamantDecision } from '$net/wire';
import Numbers from './Numbers.svelte';

beforeAll(() => locale.choose('en'));

const DECISION = { back: 6.31, on: 7.04, best: 'on', followed: [1] } as unknown as DiamantDecision;
const names = ['Ann', 'Bob'];

test('both choices have a value and the better one is named, but not yet who made it', () => {
  const page = render(Numbers, { decision: DECISION, decided: false, names });
  expect(page.textContent).toContain(t('numbers-back', { value: '6.3' }));
  expect(page.textContent).toContain(t('numbers-on', { value: '7.0' }));
  expect(page.querySelector('strong.on')!.textContent).toBe(t('numbers-best', { choice: 'on' }));
  expect(page.textContent).not.toContain('Bob');
});

test('once the choices are known it names those who made the better one', () => {
  const page = render(Numbers, { decision: DECISION, decided: true, names });
  expect(page.textContent).toContain(t('numbers-followed', { names: 'Bob' }));
  const nobody = { ...DECISION, followed: [] };
  const other = render(Numbers, { decision: nobody, decided: true, names });
  expect(other.textContent).toContain(t('numbers-nobody'));
});
