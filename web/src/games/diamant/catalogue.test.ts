import { expect, test } from 'vitest';
import { editionOf } from './catalogue';

test('a language has its own edition in every script; one without an edition plays the Czech one', () => {
  expect(editionOf('uk')).toBe('uk');
  expect(editionOf('sr')).toBe('sr');
  expect(editionOf('sr-Cyrl')).toBe('sr');
  expect(editionOf('en')).toBe('cs');
});
