// Addresses of pages that only one game has, for app/addresses.ts: a page `name` is in
// games/<game>/name/Name.svelte.

export type GamePage = 'levels' | 'editor' | 'gallery';

export const GAME_ADDRESSES: [RegExp, GamePage][] = [
  [/^\/levels$/, 'levels'],
  [/^\/editor$/, 'editor'],
  [/^\/gallery$/, 'gallery'],
  [/^\/level\/([\w-]+)$/, 'editor'],
];
