import { beforeAll, expect, test, vi } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { AnalysisProgress, HideoutsAnalysis, TableInfo } from '$net/wire';
import Analysis from './Analysis.svelte';

beforeAll(() => locale.choose('en'));

const seat = { kind: 'person', person: null, colour: 'red', nth: 1, bot: null };
const table = {
  id: 'abc',
  seats: [
    { ...seat, name: 'Ann' },
    { ...seat, name: 'Bob' },
  ],
} as unknown as TableInfo;
const why = { kind: 'read', seats: [0], turn: 1, wall: 'N', seal: 'owl' } as const;
const analysis: HideoutsAnalysis = {
  game: 'hideouts',
  supply: 25,
  left: 11,
  won: true,
  par: { everything_open: 10, perfect_talk: 13.4, won: 9, games: 10 },
  curve: [
    { move: 1, turn: 0, chance: 0.9, homes: 1 },
    { move: 2, turn: 1, chance: 1, homes: 2 },
  ],
  choices: [
    {
      move: 2,
      turn: 1,
      seat: 0,
      chosen: { verb: 'slide', cell: 1, guardian: null },
      keeper: { verb: 'slide', cell: 3, guardian: null },
      worth: [],
      loss: 0.05,
      waste: 2,
      clue: null,
      blamed: [0],
    },
  ],
  boxes: [
    { home: 'fish', known: null, why: null },
    { home: 'owl', known: 2, why: { ...why, seats: [0] } },
  ],
  chance: { start: 0.9, choices: -0.05, luck: 0.15, result: 1 },
  tokens: { start: 12, choices: -2, luck: 1, result: 11 },
  shares: [
    { choices: 1, loss: 0.05, waste: 2 },
    { choices: 0, loss: 0, waste: 0 },
  ],
  turning_points: [
    {
      kind: 'choice',
      move: 2,
      chance: -0.05,
      tokens: -2,
      hideout: null,
      guardian: null,
      seals: [],
    },
  ],
};

test('shows par, what could be known, and moments that can be jumped to', async () => {
  const answer: AnalysisProgress = { done: 1, analysis };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
  const onjump = vi.fn();
  const shown = render(Analysis, { table, at: 1, onjump });
  expect(shown.querySelector('progress')).not.toBeNull();
  await vi.waitFor(() => expect(shown.querySelector('dl')).not.toBeNull());
  expect([...shown.querySelectorAll('dd')].map((one) => one.textContent.trim())).toEqual([
    '10 tokens',
    '13.4 tokens',
    '14 tokens · Won!',
  ]);
  const buttons = [...shown.querySelectorAll('button')];
  expect(buttons[0]!.textContent).toContain('Cost: 5% winning chance and 2 tokens.');
  expect(buttons[1]!.getAttribute('aria-label')).toBe(
    'Owl. Turn 1: Ann reads the seal on the north wall.',
  );
  expect(buttons[2]!.getAttribute('aria-label')).toBe('Fish. Nobody could know.');
  const shares = [...shown.querySelectorAll('table')].at(-1)!.querySelectorAll('tbody tr');
  expect([...shares].map((row) => row.querySelector('td')?.textContent)).toEqual(['−5%', '0%']);
  buttons[1]!.click();
  expect(onjump).toHaveBeenCalledWith(2);
  vi.unstubAllGlobals();
});
