// Which page is at which address. The build writes this for the server too (build/preload-manifest.ts), so that
// the first answer names all files of the page.
import { GAME_ADDRESSES, GAME_FILES, type GamePage } from '../games/addresses.ts';

export type Page =
  | GamePage
  | 'home'
  | 'new'
  | 'table'
  | 'join'
  | 'replay'
  | 'rules'
  | 'daily'
  | 'me'
  | 'key'
  | 'nowhere';

/** The page for any other address. */
export const NOWHERE: Page = 'nowhere';

/** The component of each page, from src/ and without `.svelte`. */
export const FILES: Record<Page, string> = {
  ...GAME_FILES,
  home: 'pages/home/Home',
  new: 'pages/new/New',
  table: 'pages/table/Table',
  join: 'pages/join/Join',
  replay: 'pages/replay/Replay',
  rules: 'pages/rules/Rules',
  daily: 'pages/daily/Daily',
  me: 'pages/me/Me',
  key: 'pages/key/Key',
  nowhere: 'pages/not-found/NotFound',
};

/** A group in a pattern is the page's `id`: a table, a game, a day. */
export const ADDRESSES: [RegExp, Page][] = [
  [/^\/$/, 'home'],
  [/^\/new$/, 'new'],
  [/^\/t\/([\w-]+)$/, 'table'],
  [/^\/j\/([\w-]+)$/, 'join'],
  [/^\/replay\/([\w-]+)$/, 'replay'],
  [/^\/rules\/([\w-]+)$/, 'rules'],
  [/^\/daily(?:\/([\d-]+))?$/, 'daily'],
  [/^\/me$/, 'me'],
  [/^\/k(?:\/([\w-]+))?$/, 'key'],
  ...GAME_ADDRESSES,
];
