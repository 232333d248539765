import { expect, test } from 'vitest';
import { changed, face } from './cards';

test('the names of cards are read', () => {
  expect(face('treasure:9')).toEqual({ kind: 'treasure', value: 9, art: 'niche' });
  expect(face('hazard:snake')).toEqual({ kind: 'hazard', value: 0, art: 'snake' });
  expect(face('relic:7')).toEqual({ kind: 'relic', value: 7, art: 'relic-7' });
  expect(face('relic')).toEqual({ kind: 'relic', value: 0, art: 'relic-5' });
});

test('five rubies change into a diamond', () => {
  expect(changed(0)).toEqual({ diamonds: 0, rubies: 0 });
  expect(changed(4)).toEqual({ diamonds: 0, rubies: 4 });
  expect(changed(23)).toEqual({ diamonds: 4, rubies: 3 });
});
