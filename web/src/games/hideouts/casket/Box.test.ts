import { expect, test } from 'vitest';
import { render } from '$lib/render.fixture';
import { aBox } from '../pieces';
import Box from './Box.svelte';
import { Sight, middleOf } from './space';

test('the number of many coins is drawn over the near walls, which would hide it', () => {
  const box = aBox(4, { tokens: 5 });
  const drawn = render(Box, { box, place: middleOf(4), sight: new Sight(0, 0.6) });
  const marks = [...drawn.querySelectorAll('.rim, .many')];
  expect(marks.at(-1)?.textContent).toBe('5');
});

test('the action symbol is drawn over all that is in its box, and over its near walls', () => {
  const box = aBox(4, { symbol: true, guardians: ['bat'], side: 'W' });
  const drawn = render(Box, {
    box,
    place: middleOf(4),
    sight: new Sight(0, 0.6),
    under: ['start'],
  });
  const marks = [
    ...drawn.querySelectorAll('.rim, .outer, .amulet, .hole, [href="#hideout-action"]'),
  ];
  expect(marks.at(-1)?.getAttribute('href')).toBe('#hideout-action');
});
