import { expect, test } from 'vitest';
import { marked, parts } from './log-names';

test('a sentence is split so that the first word of each name is with its shield', () => {
  const [ana, ben] = marked(['Ana (you)', 'Ben']);
  expect(parts(`On: ${ana}. Back: ${ben}.`)).toEqual([
    { text: 'On: ' },
    { seat: 0, text: 'Ana' },
    { text: ' (you). Back: ' },
    { seat: 1, text: 'Ben.' },
  ]);
  expect(parts('A hazard: a snake.')).toEqual([{ text: 'A hazard: a snake.' }]);
});

test('a name may begin the sentence', () => {
  const [ana] = marked(['Ana']);
  expect(parts(`${ana} leaves.`)).toEqual([{ seat: 0, text: 'Ana' }, { text: ' leaves.' }]);
});
