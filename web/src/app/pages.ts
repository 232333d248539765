// Each page is its own chunk: the first paint loads only the page that was asked for.
import type { Component } from 'svelte';
import { GAME_PAGES } from '$games/pages';
import type { Page } from './addresses';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- pages differ in the props they take
export type PageComponent = Component<any>;

export const PAGES: Record<Page, () => Promise<{ default: PageComponent }>> = {
  ...GAME_PAGES,
  home: () => import('$pages/home/Home.svelte'),
  new: () => import('$pages/new/New.svelte'),
  table: () => import('$pages/table/Table.svelte'),
  join: () => import('$pages/join/Join.svelte'),
  replay: () => import('$pages/replay/Replay.svelte'),
  deal: () => import('$pages/deal/Deal.svelte'),
  rules: () => import('$pages/rules/Rules.svelte'),
  daily: () => import('$pages/daily/Daily.svelte'),
  puzzle: () => import('$pages/puzzle/Puzzle.svelte'),
  ladder: () => import('$pages/ladder/Ladder.svelte'),
  player: () => import('$pages/player/Player.svelte'),
  me: () => import('$pages/me/Me.svelte'),
  key: () => import('$pages/key/Key.svelte'),
  'not-found': () => import('$pages/not-found/NotFound.svelte'),
};
