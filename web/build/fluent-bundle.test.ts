import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/i18n.svelte';
import { tied } from './fluent-bundle';

const LOADERS = {
  en: () => import('virtual:fluent/en'),
  uk: () => import('virtual:fluent/uk'),
  cs: () => import('virtual:fluent/cs'),
  ru: () => import('virtual:fluent/ru'),
  sr: () => import('virtual:fluent/sr'),
  'sr-Cyrl': () => import('virtual:fluent/sr-Cyrl'),
};

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])('%s', (language) => {
  test('has the messages of the pages and of every game in one module', async () => {
    const { default: text } = await LOADERS[language]();
    for (const id of ['close', 'choice-on', 'ask-turn']) {
      expect(text).toMatch(new RegExp(`^${id} =`, 'm'));
    }
  });

  test('keeps dashes from beginning a line', async () => {
    const { default: text } = await LOADERS[language]();
    expect(text).not.toMatch(/\S [—–]/);
  });

  test('is sent without comments', async () => {
    expect((await LOADERS[language]()).default).not.toMatch(/^#/m);
  });
});

test('a space before a dash does not break', async () => {
  expect((await LOADERS.ru()).default).toMatch(/\S\u00a0—/);
});

describe('no-break spaces', () => {
  test.each([
    [
      'cs',
      'a = V\n mezeře je a { $x } i v ní.',
      'a = V\u00a0mezeře je a\u00a0{ $x } i\u00a0v\u00a0ní.',
    ],
    ['uk', 'a = Шанс: { $x } % і\n б', 'a = Шанс: { $x }\u00a0% і\u00a0б'],
    ['ru', 'a =\n { $x ->\n [one] в\n *[other] к\n }', 'a =\n { $x ->\n [one] в\n *[other] к\n }'],
    ['en', 'a = This is a test of I and { $x } %.', 'a = This is a test of I and { $x }\u00a0%.'],
  ])('%s', (language, from, to) => {
    expect(tied(from, language)).toBe(to);
  });
});
