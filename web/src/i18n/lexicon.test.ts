import { expect, test } from 'vitest';
import { Lexicon } from './lexicon';

const ENGLISH = `close = Close
greeting = Hello { $name }
rubies = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
 }
share = Each gets { rubies }
page = A page
 .title = The title
`;

test('a message is said with its variables', () => {
  const lexicon = new Lexicon('en', ENGLISH);
  expect(lexicon.format('close')).toBe('Close');
  expect(lexicon.format('greeting', { name: 'Ana' })).toBe('Hello Ana');
});

test('a message that is not there is undefined', () => {
  const lexicon = new Lexicon('en', ENGLISH);
  expect(lexicon.format('open')).toBeUndefined();
  expect(lexicon.has('open')).toBe(false);
  expect(lexicon.has('close')).toBe(true);
});

test('a message that was said is still there', () => {
  const lexicon = new Lexicon('en', ENGLISH);
  expect([lexicon.format('close'), lexicon.format('close')]).toEqual(['Close', 'Close']);
  expect(lexicon.has('close')).toBe(true);
});

test('an attribute is said by its name after a dot', () => {
  const lexicon = new Lexicon('en', ENGLISH);
  expect(lexicon.format('page.title')).toBe('The title');
  expect(lexicon.format('page.hint')).toBeUndefined();
});

test('a message that uses another finds it', () => {
  expect(new Lexicon('en', ENGLISH).format('share', { count: 2 })).toBe('Each gets 2 rubies');
});

test.each([
  ['en', 1, '1 ruby'],
  ['en', 5, '5 rubies'],
])('%s counts %i', (tag, count, said) => {
  expect(new Lexicon(tag, ENGLISH).format('rubies', { count })).toBe(said);
});

const CZECH = `kameny = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
 }
`;
const UKRAINIAN = `kameni = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
    [many] { $count } каменів
   *[other] { $count } каменя
 }
`;

test.each([
  [1, '1 kámen'],
  [3, '3 kameny'],
  [5, '5 kamenů'],
  [1.5, '1,5 kamene'],
])('czech tells apart one, few, many and others: %d', (count, said) => {
  expect(new Lexicon('cs', CZECH).format('kameny', { count })).toBe(said);
});

test.each([
  [1, '1 камінь'],
  [21, '21 камінь'],
  [22, '22 камені'],
  [11, '11 каменів'],
  [15, '15 каменів'],
])('ukrainian counts by the last digits: %d', (count, said) => {
  expect(new Lexicon('uk', UKRAINIAN).format('kameni', { count })).toBe(said);
});

test.each([
  ['en', 999, '999'],
  ['en', 12_345, '12,345'],
  ['cs', 12_345, '12 345'],
  ['en', -3, '-3'],
  ['cs', 2.5, '2,5'],
])('%s writes %d as its speakers do', (tag, number, written) => {
  const lexicon = new Lexicon(tag, 'number = { $number }\n');
  expect(lexicon.format('number', { number })?.replace(/\s/g, ' ')).toBe(written);
});

test('a list of words in another variable is left as it is', () => {
  expect(new Lexicon('en', ENGLISH).format('greeting', { name: '1000' })).toBe('Hello 1000');
});

test('a message that is written in several lines is read as one', () => {
  const lexicon = new Lexicon('en', 'hint =\n    A seal is\n    here, and { $what }\n    there.\n');
  expect(lexicon.format('hint', { what: 'a gap' })).toBe('A seal is here, and a gap there.');
});
