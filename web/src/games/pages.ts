// Pages that only one game has, for app/pages.ts.
import type { PageComponent } from '$app/pages';
import type { GamePage } from './addresses';

export const GAME_PAGES: Record<GamePage, () => Promise<{ default: PageComponent }>> = {
  levels: () => import('./hideouts/levels/Levels.svelte'),
  editor: () => import('./hideouts/editor/Editor.svelte'),
  gallery: () => import('./hideouts/gallery/Gallery.svelte'),
};
