import { beforeAll, expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import PathCard from './PathCard.svelte';

beforeAll(() => locale.choose('en'));

const label = (card: string, rubies: number): string =>
  render(PathCard, { card, rubies }).querySelector('[role=img]')!.getAttribute('aria-label')!;

test('a treasure says what it is worth and what lies on it', () => {
  expect(label('treasure:11', 11).match(/\d+/g)).toEqual(['11', '11']);
  expect(label('treasure:11', 2).match(/\d+/g)).toEqual(['11', '2']);
});

test('a card on which nothing lies says only what it is', () => {
  expect(label('treasure:11', 0).match(/\d+/g)).toEqual(['11']);
});
