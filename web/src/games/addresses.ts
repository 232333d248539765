// Addresses of pages that only one game has, for app/addresses.ts: a page `name` is in
// games/<game>/name/Name.svelte.

export type GamePage = 'levels' | 'editor';

export const GAME_ADDRESSES: [RegExp, GamePage][] = [
  [/^\/levels$/, 'levels'],
  [/^\/editor$/, 'editor'],
  [/^\/level\/([\w-]+)$/, 'editor'],
];
