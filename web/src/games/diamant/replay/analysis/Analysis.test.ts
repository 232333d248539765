import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { AnalysisProgress, DiamantAnalysis, TableInfo } from '$net/wire';
import Analysis from './Analysis.svelte';

beforeAll(() => locale.choose('en'));
afterEach(() => vi.unstubAllGlobals());

const seat = { kind: 'person', person: null, colour: 'red', nth: 1, bot: null };
const table = {
  id: 'abc',
  seats: [
    { ...seat, name: 'Ann' },
    { ...seat, name: 'Bob', colour: 'blue' },
  ],
} as unknown as TableInfo;
const balance = { start: 0.5, cards: 0.2, own: 0.3, others: 0, result: 1, accuracy: 87 };
const choice = { move: 2, revealed: 1, decided: 3, round: 1, on: 0.4, back: 0.5, often: 0.3 };
const analysis: DiamantAnalysis = {
  game: 'diamant',
  curve: [
    { move: 0, closed: 0, shares: [0.5, 0.5] },
    { move: 3, closed: 1, shares: [1, 0] },
  ],
  choices: [
    { ...choice, seat: 0, chosen: 'on', loss: 0.1 },
    { ...choice, move: 3, seat: 1, chosen: 'back', loss: 0 },
  ],
  balances: [balance, { ...balance, cards: -0.5, own: 0, result: 0, accuracy: null }],
  turning_points: [
    {
      kind: 'choice',
      moment: 1,
      seat: 0,
      change: -0.1,
      carried: 9,
      hazards: 2,
      choice: 'on',
      card: null,
    },
  ],
};

function answering(...answers: (AnalysisProgress | { code: string })[]): void {
  const fetched = vi.fn<typeof fetch>();
  for (const answer of answers) {
    const status = 'code' in answer ? 503 : 200;
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(answer), { status }));
  }
  vi.stubGlobal('fetch', fetched);
}

test('shows how far it has got, and then the analysis, whose moments can be jumped to', async () => {
  answering({ done: 0.4, analysis: null }, { done: 1, analysis });
  const onjump = vi.fn();
  const shown = render(Analysis, { table, at: 0, onjump });
  expect(shown.querySelector('progress')).not.toBeNull();
  await vi.waitFor(() => expect(shown.querySelector('table')).not.toBeNull());
  const buttons = [...shown.querySelectorAll('button')];
  expect(buttons[0]!.textContent).toContain('cost Ann 10 points');
  buttons[0]!.click();
  expect(onjump).toHaveBeenCalledWith(1);
  expect(shown.querySelector('[role=img]')!.getAttribute('aria-label')).toContain('Ann: 50%, 100%');
  expect([...shown.querySelectorAll('tbody td')].map((cell) => cell.textContent)).toEqual([
    '50',
    '+20',
    '+30',
    '+0',
    '100',
    '87',
    '50',
    '−50',
    '+0',
    '+0',
    '0',
    '–',
  ]);
});

test('the choices of one player can be picked', async () => {
  answering({ done: 1, analysis });
  const shown = render(Analysis, { table, at: 0, onjump: vi.fn() });
  await vi.waitFor(() => expect(shown.querySelector('select')).not.toBeNull());
  const rows = () => shown.querySelectorAll('ol:last-of-type > li small').length;
  expect(rows()).toBe(2);
  const select = shown.querySelector('select')!;
  select.value = '1';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(rows()).toBe(1);
});

test('a failure can be tried again', async () => {
  answering({ code: 'unavailable' }, { done: 1, analysis });
  const shown = render(Analysis, { table, at: 0, onjump: vi.fn() });
  await vi.waitFor(() => expect(shown.querySelector('[role=alert]')).not.toBeNull());
  shown.querySelector('button')!.click();
  await vi.waitFor(() => expect(shown.querySelector('table')).not.toBeNull());
});
