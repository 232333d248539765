import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES, locale, t } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { DiamantChoice, DiamantView, Language, Shown } from '$net/wire';
import { aView } from '../view.fixture';
import Decision from './Decision.svelte';

beforeAll(() => locale.choose('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LEGAL: Shown['legal'] = [
  ['choose', 'on'],
  ['choose', 'back'],
];
const decide = (
  changes: Partial<DiamantView> = {},
  sending: DiamantChoice | null = null,
): { page: HTMLElement; onchoose: ReturnType<typeof vi.fn> } => {
  const view = aView({ home: [5, 2], ...changes });
  const shown = { seat: 0, view, legal: LEGAL, chosen: null, by_clock: null } as unknown as Shown;
  const onchoose = vi.fn();
  return { page: render(Decision, { view, shown, ready: true, sending, onchoose }), onchoose };
};
const act = (page: HTMLElement, choice: DiamantChoice): HTMLButtonElement =>
  page.querySelector<HTMLButtonElement>(`[data-act="${choice}"]`)!;

test('both buttons have an arrow, or neither has, in every language', async () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await locale.choose(language);
    const { page } = decide();
    const words = [...page.querySelectorAll('.caps')];
    expect(words.map((one) => one.querySelectorAll('svg').length)).toEqual([1, 1]);
    const [back, on] = words.map((one) => one.classList.contains('long'));
    expect(back, language).toBe(on);
  }
  await locale.choose('en');
});

test('what each choice would mean now is on its button', () => {
  const threats = [{ hazard: 'hazard:snake', cards: 2 }];
  const path = [{ card: 'relic:7', rubies: 0 }] as DiamantView['path'];
  const { page } = decide({ threats, path, cards: 25 });
  expect(act(page, 'back').textContent).toContain(t('take-home-range', { alone: 5, together: 2 }));
  expect(act(page, 'back').textContent).toContain(t('relics-if-alone', { relics: 1 }));
  expect(act(page, 'on').textContent).toContain(t('cards-end-it', { ending: 2, cards: 25 }));
});

test('a choice that is not answered at once says that it is being sent', () => {
  const { page } = decide({}, 'back');
  expect(act(page, 'back').getAttribute('aria-busy')).toBe('true');
  expect(page.textContent).not.toContain(t('sending'));
  vi.advanceTimersByTime(300);
  flushSync();
  expect(act(page, 'back').textContent).toContain(t('sending'));
  expect(act(page, 'on').textContent).not.toContain(t('sending'));
});

test('letters and arrows choose, unless single keys are switched off', async () => {
  const { settings } = await import('$lib/device/settings.svelte');
  const { onchoose } = decide();
  const press = (code: string): void => {
    window.dispatchEvent(new KeyboardEvent('keydown', { code, cancelable: true }));
  };
  ['KeyO', 'ArrowLeft'].forEach(press);
  expect(onchoose.mock.calls).toEqual([['on'], ['back']]);
  settings.keys = false;
  press('KeyB');
  settings.keys = true;
  expect(onchoose).toHaveBeenCalledTimes(2);
});
