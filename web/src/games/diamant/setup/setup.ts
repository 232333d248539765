import type { DiamantRelicMode, Totals } from '$net/wire';
import { locale } from '$i18n/i18n.svelte';
import type { Setup } from '../../game';
import diamant from '..';
import { SEATS, editionOf, isEdition, relicsOf, type Edition } from '../catalogue';
import CaveOptions from './CaveOptions.svelte';
import TotalsOption from './TotalsOption.svelte';

export interface Options {
  edition: Edition;
  relics: DiamantRelicMode;
  totals: Totals;
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
    };
  },
  optionsOf: ({ rules, totals }) => {
    const edition = isEdition(rules.edition) ? rules.edition : editionOf(locale.language);
    return { edition, relics: relicsOf(edition, rules.relics), totals };
  },
  request: ({ edition, relics, totals }) => ({
    rules: { edition, relics: relicsOf(edition, relics) },
    totals,
  }),
  Panel: CaveOptions,
  TableOptions: TotalsOption,
};
