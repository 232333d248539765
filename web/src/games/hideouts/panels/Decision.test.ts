import { beforeAll, describe, expect, test } from 'vitest';
import { locale, t } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { Connection } from '$net/connection.svelte';
import { Controller } from '../control/controller.svelte';
import { CasketPlayback } from '../playback/playback.svelte';
import type { Action, View } from '../types';
import { aBox, aCell, aView } from '../view.fixture';
import Decision from './Decision.svelte';

beforeAll(() => locale.choose('en'));

const SLIDES: Action[] = [
  ['slide', 1],
  ['slide', 3],
];

const decide = (view: View, legal: Action[] = SLIDES): HTMLElement => {
  const playback = new CasketPlayback(view);
  const controller = new Controller({} as Connection, playback, () => ({ seat: 0, legal }));
  return render(Decision, { view, controller, onfinish: () => {} });
};
const warning = (view: View, legal?: Action[]): string | undefined =>
  decide(view, legal).querySelector('strong')?.textContent;
const buttons = (view: View, legal?: Action[]): string[] =>
  [...decide(view, legal).querySelectorAll('button')].map((one) => one.textContent.trim());

describe('before the game ends by itself, whoever has the turn is warned', () => {
  test('of the last token, and not before', () => {
    expect(warning(aView({ supply: 2 }))).toBeUndefined();
    expect(warning(aView({ supply: 1 }))).toBe(t('warn-last-token'));
  });

  test('of ten turns in a row without a token, and not before', () => {
    expect(warning(aView({ idle: 9 }))).toBeUndefined();
    expect(warning(aView({ idle: 10 }))).toBe(t('warn-idle', { count: 10 }));
  });

  test('only when the turn is one that may be the last', () => {
    expect(warning(aView({ supply: 1, phase: 'place' }), [['place', null]])).toBeUndefined();
    expect(warning(aView({ supply: 1 }), [...SLIDES, ['finish', null]])).toBeUndefined();
  });
});

test('a slide costs a token, unless the box holds the action symbol', () => {
  const blessed = aView({}, [aBox(1, { symbol: true })]);
  expect(decide(aView()).textContent).not.toContain('action symbol');
  expect(decide(blessed).textContent).toContain('unless the box holds the action symbol');
});

describe('buttons are there for what may be done', () => {
  test('nothing but sliding needs none', () => {
    expect(buttons(aView())).toEqual([]);
  });

  test('a guardian may be left lying', () => {
    const legal: Action[] = [
      ['place', 2],
      ['place', null],
    ];
    expect(buttons(aView({ phase: 'place' }), legal)).toEqual([t('leave-lying')]);
  });

  test('its home is one press away only with the memory of the team', () => {
    const legal: Action[] = [['place', 7]];
    const owl = aCell(4, { guardian: 'owl', guardian_lies: 'up' });
    const found = (memory: View['memory']): string[] =>
      buttons(aView({ phase: 'place', memory }, [aBox(7, { seal: 'owl' })], [owl]), legal);
    expect(found('team')).toEqual([t('into-own', { guardian: 'owl' })]);
    expect(found('own')).toEqual([]);
  });

  test('the boxes may be lifted, a turn passed, a guardian corrected', () => {
    const legal: Action[] = [
      ['finish', null],
      ['pass', null],
      ['correct', ['owl', 3]],
    ];
    const [finish, pass, correct] = buttons(aView(), legal);
    expect([finish, pass]).toEqual([t('finish'), t('pass')]);
    expect(correct).toContain(t('correct'));
  });
});
