import { beforeAll, expect, test, vi } from 'vitest';
import { locale, t } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { SeatInfo, Shown } from '$net/wire';
import { aView } from '../view.fixture';
import OpenDecision from './OpenDecision.svelte';

beforeAll(() => locale.choose('en'));

const SEATS = [1, 2, 3].map(
  (nth) => ({ kind: 'person', name: null, nth, colour: 'red' }) as unknown as SeatInfo,
);
const LEGAL: Shown['legal'] = [
  ['choose', 'on'],
  ['choose', 'back'],
];
const seen = (seat: number, chosen: 'on' | 'back' | null, legal = LEGAL): Shown => ({
  seat,
  view: aView({ home: [9, 3] }),
  legal,
  chosen: chosen && ['choose', chosen],
  by_clock: null,
});

const decide = (shown: Shown[]): { page: HTMLElement; onchoose: ReturnType<typeof vi.fn> } => {
  const onchoose = vi.fn();
  return { page: render(OpenDecision, { seats: SEATS, shown, ready: true, onchoose }), onchoose };
};
const buttons = (page: HTMLElement, label: string): HTMLButtonElement[] => [
  ...page.querySelectorAll<HTMLButtonElement>(`button[aria-label="${label}"]`),
];

test('each player who may choose has both choices, and everyone sees what was chosen', () => {
  const { page, onchoose } = decide([seen(0, 'back'), seen(1, null), seen(2, null, [])]);
  expect([...page.querySelectorAll('.chooser b')].map((name) => name.textContent)).toEqual([
    'Player 1',
    'Player 2',
  ]);
  expect(buttons(page, t('choice-back')).map((it) => it.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ]);
  buttons(page, t('choice-on'))[0]!.click();
  expect(onchoose).toHaveBeenCalledWith(0, 'on');
});

test('one press sends all who have not chosen yet onward', () => {
  const { page, onchoose } = decide([seen(0, 'back'), seen(1, null), seen(2, null)]);
  const rest = [...page.querySelectorAll('button')].at(-1)!;
  expect(rest.textContent).toContain(t('open-rest-on'));
  rest.click();
  expect(onchoose.mock.calls).toEqual([
    [1, 'on'],
    [2, 'on'],
  ]);
});
