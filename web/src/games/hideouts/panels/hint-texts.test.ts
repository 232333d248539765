import { beforeAll, expect, test } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import type { HideoutsHintClue } from '$net/wire';
import { clueText, moveText } from './hint-texts';

beforeAll(() => locale.choose('en'));

const clue = (
  given: Partial<HideoutsHintClue> & Pick<HideoutsHintClue, 'kind'>,
): HideoutsHintClue => ({
  cell: null,
  guardian: null,
  wall: null,
  count: null,
  ...given,
});

test('what follows is a sentence about a box', () => {
  const left = clue({ kind: 'home-left', cell: 4, guardian: 'moth' });
  expect(clueText(left, 0)).toBe(
    'The box in the middle is the home of the moth: the other seven are known.',
  );
  expect(clueText(clue({ kind: 'side', cell: 8, wall: 'W' }), 0)).toContain('on its west wall');
  expect(clueText(clue({ kind: 'unseen', count: 1 }), 0)).toContain('one box');
});

test('a move has its reason, or goes without saying', () => {
  const slide = { action: ['slide', 3] as [string, number], cell: 3, guardian: null };
  expect(moveText({ ...slide, why: 'plan_read' }, null, 4)).toBe(
    'Move the box west of the gap: then a seal can be read.',
  );
  const place = { action: ['place', 8] as [string, number], cell: null, guardian: null, why: null };
  expect(moveText(place, 'owl', 4)).toBe('Put the owl into the box in the south-east: it’s home.');
});
