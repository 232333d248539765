// The rules pages, by game.
import type { Component } from 'svelte';

export const RULES: Record<string, () => Promise<{ default: Component }>> = {
  diamant: () => import('./diamant/rules/RulesPage.svelte'),
  hideouts: () => import('./hideouts/rules/RulesPage.svelte'),
};
