import { expect, test } from 'vitest';
import { marked, parts } from './log-names';

test('a sentence is split where names begin, each with its seat', () => {
  const [ana, ben] = marked(['Ana', 'Ben']);
  expect(parts(`On: ${ana}. Back: ${ben}.`)).toEqual(['On: ', 0, 'Ana. Back: ', 1, 'Ben.']);
  expect(parts('A hazard: a snake.')).toEqual(['A hazard: a snake.']);
});
