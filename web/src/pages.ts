// Each page is its own chunk: the first paint carries only the page that was asked for.
import type { Component } from 'svelte';
import type { Page } from './addresses';

export const PAGES: Record<Page, () => Promise<{ default: Component<any> }>> = {
  home: () => import('./pages/Home.svelte'),
  new: () => import('./pages/New.svelte'),
  levels: () => import('./pages/Levels.svelte'),
  editor: () => import('./pages/Editor.svelte'),
  table: () => import('./pages/Table.svelte'),
  join: () => import('./pages/Join.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  daily: () => import('./pages/Daily.svelte'),
  me: () => import('./pages/Me.svelte'),
  key: () => import('./pages/Key.svelte'),
  nowhere: () => import('./pages/Nowhere.svelte'),
};
