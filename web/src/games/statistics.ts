// The games of which a person has statistics, in the order of the page.
import diamant from './diamant';
import DiamantPanel from './diamant/statistics/MyStatistics.svelte';
import type { Statistics } from './game';
import hideouts from './hideouts';
import HideoutsPanel from './hideouts/statistics/MyStatistics.svelte';

export const STATISTICS: Statistics[] = [
  { game: diamant, id: 'played', title: 'me-played', Panel: DiamantPanel },
  { game: hideouts, id: 'caskets', title: 'me-hideouts', Panel: HideoutsPanel },
];
