import { createRawSnippet } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { locale, t } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { DiamantEvent, DiamantView, SeatInfo } from '$net/wire';
import { anExplorer, aView } from '../view.fixture';
import Ending from './Ending.svelte';
import games from './games.fixture.json';

beforeAll(() => locale.choose('en'));

const { events, scores } = games.escalating;
const NAMES = ['Ann', 'Bob', 'Cid', 'Dan'];
const SEATS = NAMES.map(
  (name) => ({ kind: 'person', name, nth: 1, colour: 'red' }) as unknown as SeatInfo,
);

function end(mine: number[], points = scores, relics: number[][] = []): HTMLElement {
  const view = aView({
    relics: 'escalating',
    explorers: points.map((chest, seat) => anExplorer({ chest, relics: relics[seat] ?? [] })),
    result: { scores: points, winners: [2] },
  });
  const children = createRawSnippet(() => ({ render: () => '<span></span>' }));
  return render(Ending, {
    view,
    seats: SEATS,
    mine,
    events: events as DiamantEvent[],
    slow: false,
    children,
  });
}

test('my row, my place and what I will remember are marked', () => {
  const page = end([3]);
  const mine = page.querySelectorAll('li.mine');
  expect([...mine].map((row) => row.querySelector('.full')!.textContent)).toEqual([
    t('you-named', { name: 'Dan' }),
  ]);
  expect(mine[0]!.querySelector('.brief')!.textContent, 'on a phone').toBe(t('you'));
  expect(page.querySelector('.me')!.textContent).toContain(
    t('end-place', { place: 4, players: 4 }),
  );
  expect(page.querySelector('.me')!.textContent).toMatch(/round \d/);
  expect(page.querySelectorAll('tr.mine')).toHaveLength(1);
});

test('a winner needs no place, and a spectator has none', () => {
  expect(end([2]).querySelector('.me b')).toBeNull();
  expect(end([]).querySelector('.me')).toBeNull();
});

test('five rounds add up to the points beside them, and what counts is explained', () => {
  const page = end([0]);
  const rows = [...page.querySelectorAll('tbody tr')];
  expect(rows).toHaveLength(scores.length);
  for (const row of rows) expect(row.querySelectorAll('td')).toHaveLength(6);
  expect(rows.map((row) => Number(row.querySelector('.sum')!.textContent))).toEqual(
    scores.toSorted((one, other) => other - one),
  );
  expect(page.textContent).toContain(t('end-counts', { relics: 'escalating' }));
});

test('those who have as much stand in the order of their seats', () => {
  const page = end([], [7, 20, 30, 7]);
  const names = [...page.querySelectorAll('li .full')].map((name) => name.textContent);
  expect(names).toEqual(['Cid', 'Bob', 'Ann', 'Dan']);
});

test('relics stand together, with what they are worth beside the gems', () => {
  const page = end([], scores, [[], [], [5, 5, 10], []]);
  const winner = page.querySelector('li.winner em')!;
  expect(winner.querySelectorAll('.relics svg')).toHaveLength(3);
  expect(winner.textContent.replace(/\s+/g, ' ').trim()).toBe('2 4 20');
});

test.each(['en', 'uk', 'cs', 'ru', 'sr'] as const)(
  'who shares a victory is named in %s, me too',
  async (language) => {
    await locale.choose(language);
    const person = (name: string | null): SeatInfo =>
      ({ kind: 'person', name, nth: 1, colour: 'red', bot: null }) as SeatInfo;
    const view = {
      relics: 'none',
      explorers: [{ relics: [] }, { relics: [] }, { relics: [] }],
      result: { scores: [10, 10, 3], winners: [0, 1] },
    } as unknown as DiamantView;
    const shown = render(Ending, {
      view,
      seats: [person(null), person('Ana'), person('Ben')],
      mine: [0],
      events: [],
      slow: false,
      children: createRawSnippet(() => ({ render: () => '<p></p>' })),
    });
    const said = shown.querySelector('h2')!.textContent;
    expect(said).toContain(t('player-numbered', { number: 1 }));
    expect(said).toContain('Ana');
    expect(said).not.toContain(t('you'));
    await locale.choose('en');
  },
);
