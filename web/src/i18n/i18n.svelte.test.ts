import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { date, list, percent, sentenceCase, t, tenths, locale } from './i18n.svelte';

const browserSpeaks = (...tags: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

const forgetCookie = (): void => {
  document.cookie = 'gemkeep.language=; path=/; max-age=0';
};

beforeEach(forgetCookie);
afterEach(forgetCookie);

test('a visitor reads the first of their languages that there is', async () => {
  browserSpeaks('de-AT', 'cs-CZ', 'en');
  await locale.start();
  expect(locale.language).toBe('cs');
  expect(t('close')).toBe('Zavřít');
});

test('a visitor who speaks none of them reads English', async () => {
  browserSpeaks('de', 'fr-FR');
  await locale.start();
  expect(locale.language).toBe('en');
});

test('the language that was chosen is kept and goes before those of the browser', async () => {
  browserSpeaks('cs');
  await locale.choose('uk');
  expect(document.cookie).toContain('gemkeep.language=uk');
  await locale.start();
  expect(locale.language).toBe('uk');
});

test('a language that is only taken from the browser is not kept', async () => {
  browserSpeaks('ru');
  await locale.start();
  expect(document.cookie).not.toContain('gemkeep.language');
});

test('a language chosen in another tab applies when this one becomes visible', async () => {
  browserSpeaks('ru');
  await locale.start();
  document.cookie = 'gemkeep.language=cs; path=/';
  window.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(locale.language).toBe('cs'));
});

test('a cookie that names no language of ours is passed over', async () => {
  browserSpeaks('ru');
  document.cookie = 'gemkeep.language=xx; path=/';
  await locale.start();
  expect(locale.language).toBe('ru');
});

test.each([
  ['sr', 'sr-Cyrl'],
  ['sr-RS', 'sr-Cyrl'],
  ['sr-Cyrl-ME', 'sr-Cyrl'],
  ['sr-Latn', 'sr'],
  ['sr-latn-rs', 'sr'],
  ['sr-ME', 'sr'],
  ['sk-SK', 'cs'],
  ['hr', 'en'],
])('a browser that asks for %s gets %s', async (tag, language) => {
  browserSpeaks(tag, 'en');
  await locale.start();
  expect(locale.language).toBe(language);
});

test('a script that was chosen is kept', async () => {
  browserSpeaks('sr-Latn');
  await locale.choose('sr-Cyrl');
  await locale.start();
  expect(locale.language).toBe('sr-Cyrl');
  expect(t('close')).toBe('Затвори');
});

test('the page says in which language and script it is', async () => {
  await locale.choose('sr');
  expect(document.documentElement.lang).toBe('sr-Latn');
  await locale.choose('sr-Cyrl');
  expect(document.documentElement.lang).toBe('sr-Cyrl');
  await locale.choose('en');
  expect(document.documentElement.lang).toBe('en');
});

test('an unknown message is shown by its name', async () => {
  await locale.choose('en');
  expect(t('no-such-message')).toBe('no-such-message');
  expect(locale.has('no-such-message')).toBe(false);
  expect(locale.has('close')).toBe(true);
});

test('names, numbers and days are written as the language does', async () => {
  await locale.choose('en');
  expect(list(['Ana'])).toBe('Ana');
  expect(list(['Ana', 'Ben', 'Cyril'])).toBe('Ana, Ben, and Cyril');
  expect(tenths(3.84)).toBe('3.8');
  expect(percent(1 / 3)).toBe('33%');
  expect(date('2026-11-15')).toBe('November 15, 2026');
  await locale.choose('cs');
  expect(list(['Ana', 'Ben', 'Cyril'])).toBe('Ana, Ben a\u00a0Cyril');
  expect(tenths(3)).toBe('3,0');
  expect(percent(1 / 3)).toBe('33\u00a0%');
  expect(date('2026-11-15')).toBe('15. listopadu 2026');
  await locale.choose('sr-Cyrl');
  expect(list(['Ana', 'Ben', 'Cyril'])).toBe('Ana, Ben и Cyril');
  expect(date('2026-11-15')).toBe('15. новембар 2026.');
  expect(t('slides-made', { count: 22 })).toBe('22 померања');
});

test('a phrase as a heading begins with a capital', async () => {
  await locale.choose('uk');
  expect(sentenceCase('їжак')).toBe('Їжак');
});
