// Which page is at which address. The build writes this for the server too
// (build/preload-manifest.ts), so that the first answer names all files of the page: a page `name`
// is in pages/name/Name.svelte.
import { GAME_ADDRESSES, type GamePage } from '../games/addresses.ts';

export type Page =
  | GamePage
  | 'home'
  | 'new'
  | 'table'
  | 'join'
  | 'replay'
  | 'deal'
  | 'rules'
  | 'daily'
  | 'puzzle'
  | 'ladder'
  | 'player'
  | 'me'
  | 'key'
  | 'not-found';

/** The page for any other address. */
export const NOT_FOUND: Page = 'not-found';

/** A group in a pattern is the page's `id`: a table, a game, a day, or a game and a day. */
export const ADDRESSES: [RegExp, Page][] = [
  [/^\/$/, 'home'],
  [/^\/new$/, 'new'],
  [/^\/t\/([\w-]+)$/, 'table'],
  [/^\/j\/([\w-]+)$/, 'join'],
  [/^\/replay\/([\w-]+)$/, 'replay'],
  [/^\/deal\/([\w-]+)$/, 'deal'],
  [/^\/rules\/([\w-]+)$/, 'rules'],
  [/^\/daily(?:\/([\d-]+))?$/, 'daily'],
  [/^\/puzzle(?:\/([\w-]+(?:\/[\d-]+)?))?$/, 'puzzle'],
  [/^\/ladder\/([\w-]+)$/, 'ladder'],
  [/^\/player\/([\w-]+)$/, 'player'],
  [/^\/me$/, 'me'],
  [/^\/k(?:\/([\w-]+))?$/, 'key'],
  ...GAME_ADDRESSES,
];
