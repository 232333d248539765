import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/i18n.svelte';

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
