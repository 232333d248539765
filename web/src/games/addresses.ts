// Addresses of pages that only one game has, for app/addresses.ts.

export type GamePage = 'levels' | 'editor';

export const GAME_ADDRESSES: [RegExp, GamePage][] = [
  [/^\/levels$/, 'levels'],
  [/^\/editor$/, 'editor'],
  [/^\/level\/([\w-]+)$/, 'editor'],
];

export const GAME_FILES: Record<GamePage, string> = {
  levels: 'games/hideouts/levels/Levels',
  editor: 'games/hideouts/editor/Editor',
};
