// Which page is where. The build hands this on to the server (build/preload-manifest.ts), so that what a page
// needs is asked for together with it.

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

/** The component of each page, from src/ and without `.svelte`. */
export const FILES: Record<Page, string> = {
  home: 'pages/home/Home',
  new: 'pages/new/New',
  levels: 'games/hideouts/levels/Levels',
  editor: 'games/hideouts/editor/Editor',
  table: 'pages/table/Table',
  join: 'pages/join/Join',
  replay: 'pages/replay/Replay',
  rules: 'pages/rules/Rules',
  daily: 'pages/daily/Daily',
  me: 'pages/me/Me',
  key: 'pages/key/Key',
  nowhere: 'pages/not-found/NotFound',
};

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
