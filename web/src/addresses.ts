// Which page is where. The build hands this on to the server (build/ahead.ts), so that what a page
// needs is asked for together with it: a page `name` lies in pages/Name.svelte.

export type Page =
  | 'home'
  | 'new'
  | 'levels'
  | 'editor'
  | 'table'
  | 'join'
  | 'replay'
  | 'rules'
  | 'daily'
  | 'me'
  | 'key'
  | 'nowhere';

export const NOWHERE: Page = 'nowhere';

/** A group in the pattern is the part of the address after the page's name: a table, a game, a key. */
export const ADDRESSES: [RegExp, Page][] = [
  [/^\/$/, 'home'],
  [/^\/new$/, 'new'],
  [/^\/levels$/, 'levels'],
  [/^\/editor$/, 'editor'],
  [/^\/level\/([\w-]+)$/, 'editor'],
  [/^\/t\/([\w-]+)$/, 'table'],
  [/^\/j\/([\w-]+)$/, 'join'],
  [/^\/replay\/([\w-]+)$/, 'replay'],
  [/^\/rules\/([\w-]+)$/, 'rules'],
  [/^\/daily(?:\/([\d-]+))?$/, 'daily'],
  [/^\/me$/, 'me'],
  [/^\/k(?:\/([\w-]+))?$/, 'key'],
];
