// Pages that only one game has, for app/pages.ts.
import type { Component } from 'svelte';
import type { GamePage } from './addresses';

export const GAME_PAGES: Record<GamePage, () => Promise<{ default: Component<any> }>> = {
  levels: () => import('./hideouts/levels/Levels.svelte'),
  editor: () => import('./hideouts/editor/Editor.svelte'),
};
