// The rules pages, by game.
import type { Component } from 'svelte';
import Diamant from './diamant/rules/RulesPage.svelte';
import Hideouts from './hideouts/rules/RulesPage.svelte';

export const RULES: Record<string, Component> = { diamant: Diamant, hideouts: Hideouts };
