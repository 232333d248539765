import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { DiamantPuzzle, DiamantSolution } from '$net/wire';
import { aView, anExplorer } from '../view.fixture';
import Panel from './Panel.svelte';

beforeAll(() => locale.choose('en'));
afterEach(() => vi.unstubAllGlobals());

const puzzle: DiamantPuzzle = {
  day: '2026-11-16',
  view: aView({
    me: 1,
    home: [9, 9],
    explorers: [anExplorer({ carried: 9 }), anExplorer({ carried: 9 }), anExplorer({ chest: 30 })],
  }),
  wrong: 0.25,
};
const solution: DiamantSolution = {
  best: 'back',
  on: 0.2,
  back: 0.31,
  reason: 'risky',
  risk: 0.25,
  carried: 9,
  lying: 3,
  gain: 2.4,
};

function answering(): void {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      new Response(JSON.stringify(path.endsWith('solution') ? solution : puzzle), { status: 200 }),
    ),
  );
}

test.each([
  ['back', 'Right!', true],
  ['on', 'The other choice is better.', false],
])('going %s is answered with %s', async (choice, said, right) => {
  answering();
  const onanswer = vi.fn();
  const shown = render(Panel, { day: '2026-11-16', onanswer });
  await vi.waitFor(() => expect(shown.querySelector('[data-act]')).not.toBeNull());
  expect(shown.textContent).toContain('25%');
  expect(shown.textContent, 'no solution before the answer').not.toContain('31%');
  shown.querySelector<HTMLButtonElement>(`[data-act=${choice}]`)!.click();
  flushSync();
  await vi.waitFor(() => expect(shown.querySelector('section h2')?.textContent).toBe(said));
  expect(shown.textContent).toContain('31%');
  expect(onanswer).toHaveBeenCalledExactlyOnceWith(right);
});
