import { beforeAll, expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import { aView } from '../view.fixture';
import Risk from './Risk.svelte';

beforeAll(() => locale.choose('en'));

const HAZARDS = ['hazard:snake', 'hazard:lava', 'hazard:ram'];

// That these numbers are the engine's own is tested in tests/games/diamant/test_risk.py.
test.each([
  { left: [], cards: 30, shown: '0%' },
  { left: [2], cards: 28, shown: '7%' },
  { left: [2, 1, 2], cards: 27, shown: '19%' },
  { left: [0], cards: 20, shown: '0%' },
])('threats of $left of $cards cards are a risk of $shown', ({ left, cards, shown }) => {
  const threats = left.map((count, at) => ({ hazard: HAZARDS[at]!, cards: count }));
  const dial = render(Risk, { view: aView({ cards, threats }) });
  expect(dial.querySelector('text')!.textContent).toBe(shown);
  expect([...dial.querySelectorAll('li b')].map((count) => Number(count.textContent))).toEqual(
    left,
  );
});
