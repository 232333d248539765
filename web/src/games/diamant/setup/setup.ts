import type { DiamantRelicMode, Totals } from '$net/wire';
import { locale } from '$i18n/i18n.svelte';
import type { Setup } from '../../game';
import diamant from '..';
import { SEATS, editionOf, isEdition, relicsOf, type Edition } from '../catalogue';
import CaveOptions from './CaveOptions.svelte';
import SightOptions from './SightOptions.svelte';

export interface Options {
  edition: Edition;
  relics: DiamantRelicMode;
  totals: Totals;
  liveAnalysis: boolean;
}

export const setup: Setup<Options> = {
  game: diamant,
  seats: SEATS,
  texts: { around: 'new-around', start: 'new-start' },
  openly: true,
  addArt: 'campfire',
  options: (query, kept) => {
    const asked = query.get('edition') ?? kept.edition;
    const edition = isEdition(asked) ? asked : editionOf(locale.language);
    return {
      edition,
      relics: relicsOf(edition, query.get('relics') ?? kept.relics),
      totals: kept.totals === 'hidden' ? 'hidden' : 'open',
      liveAnalysis: kept.liveAnalysis === true,
    };
  },
  optionsOf: ({ rules, totals, live_analysis: liveAnalysis }) => {
    const edition = isEdition(rules.edition) ? rules.edition : editionOf(locale.language);
    return { edition, relics: relicsOf(edition, rules.relics), totals, liveAnalysis };
  },
  request: ({ edition, relics, totals, liveAnalysis }) => ({
    rules: { edition, relics: relicsOf(edition, relics) },
    totals,
    // It would tell what is in hidden chests.
    live_analysis: liveAnalysis && totals === 'open',
  }),
  Panel: CaveOptions,
  TableOptions: SightOptions,
};
