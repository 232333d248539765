import { expect, test } from 'vitest';
import { planChunks, type GetModule } from './shared-chunks.ts';

interface Fake {
  imports?: string[];
  pages?: string[];
  bytes?: number;
}

const graph =
  (modules: Record<string, Fake>): GetModule =>
  (id) => {
    const { imports = [], pages = [], bytes = 10 } = modules[id] ?? {};
    return { importedIds: imports, dynamicallyImportedIds: pages, code: 'x'.repeat(bytes) };
  };

/** Chunks in a stable order, each with its modules sorted; by default each page is a visit. */
const chunks = (
  modules: Record<string, Fake>,
  starts = Object.values(modules).flatMap(({ pages = [] }) => pages.map((page) => [page])),
): string[] =>
  planChunks('main', graph(modules), starts)
    .map((chunk) => chunk.sort().join())
    .sort();

test('a module of one page stays in the file of that page', () => {
  const modules = {
    main: { pages: ['home', 'table'] },
    home: { imports: ['own'] },
    table: { imports: ['other'] },
  };
  expect(chunks(modules)).toEqual([]);
});

test('modules that the same pages need are one chunk', () => {
  const modules = {
    main: { pages: ['home', 'table'] },
    home: { imports: ['a', 'b'] },
    table: { imports: ['a', 'b'] },
  };
  expect(chunks(modules)).toEqual(['a,b']);
});

test('small chunks are merged, for a request costs more than their bytes', () => {
  const modules = {
    main: { pages: ['home', 'table', 'rules'] },
    home: { imports: ['a', 'b'] },
    table: { imports: ['a', 'b'] },
    rules: { imports: ['a'] },
  };
  expect(chunks(modules)).toEqual(['a,b']);
});

test('a large chunk is kept from the pages that do not need it', () => {
  const modules = {
    main: { pages: ['home', 'table', 'rules'] },
    home: { imports: ['a'] },
    table: { imports: ['a', 'large'] },
    rules: { imports: ['a', 'large'] },
    large: { bytes: 900_000 },
  };
  expect(chunks(modules)).toEqual(['a', 'large']);
});

test('what the main module imports is shared by all pages, and it is no chunk itself', () => {
  const modules = {
    main: { imports: ['framework'], pages: ['home', 'table'] },
    framework: { bytes: 900_000 },
    home: { imports: ['framework'] },
    table: { imports: ['own'] },
  };
  expect(chunks(modules)).toEqual(['framework']);
});

test('a module without imports, like a language, is no page', () => {
  const modules = {
    main: { pages: ['home', 'english', 'czech'] },
    home: { imports: ['a'] },
  };
  expect(chunks(modules)).toEqual([]);
});

test('the parts that a page loads later count as pages', () => {
  const modules = {
    main: { pages: ['table'] },
    table: { imports: ['a'], pages: ['diamant', 'hideouts'] },
    diamant: { imports: ['board'] },
    hideouts: { imports: ['board'] },
  };
  expect(chunks(modules)).toEqual(['board']);
});

test('no merge makes two chunks import each other', () => {
  // Merging the two with styles would save most, but large is imported by one and imports the other.
  const modules = {
    main: { pages: ['p', 'q', 'r', 's'] },
    p: { imports: ['top.css'] },
    q: { imports: ['top.css'] },
    r: { imports: ['large'] },
    s: { imports: ['bottom.css'] },
    'top.css': { imports: ['large'] },
    large: { imports: ['bottom.css'], bytes: 9_000_000 },
  };
  expect(chunks(modules)).toEqual(['bottom.css', 'large,top.css']);
});

test('a renamed module goes where it went before', () => {
  const named = (name: string): Record<string, Fake> => ({
    main: { pages: ['home', 'table', 'rules'] },
    home: { imports: [name] },
    table: { imports: [name, 'large'] },
    rules: { imports: ['large'] },
    large: { bytes: 900_000 },
  });
  const before = chunks(named('Rules.svelte'));
  const after = chunks(named('anything.ts'));
  expect(after.map((chunk) => chunk.replace('anything.ts', 'Rules.svelte'))).toEqual(before);
});

test('a page and its part are one visit, which pays for each request once', () => {
  const modules = {
    main: { pages: ['table', 'home'] },
    table: { imports: ['a'], pages: ['diamant'] },
    diamant: { imports: ['b'] },
    home: { imports: ['a', 'b'] },
    a: { bytes: 30_000 },
    b: { bytes: 30_000 },
  };
  expect(chunks(modules, [['table'], ['diamant'], ['home']])).toEqual(['a', 'b']);
  expect(chunks(modules, [['table', 'diamant'], ['home']])).toEqual(['a,b']);
});

test('what is loaded later hardly counts', () => {
  const modules = {
    main: { pages: ['home', 'table'] },
    home: { imports: ['a'], pages: ['dialog'] },
    table: { imports: ['a'] },
    dialog: { imports: ['b'], pages: ['other'] },
    other: { imports: ['b', 'a'] },
    b: { bytes: 5_000 },
  };
  expect(chunks(modules, [['home'], ['table']])).toEqual(['a', 'b']);
});
