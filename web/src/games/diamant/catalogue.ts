// What a table of Diamant can be set to. The rows are the engine’s own; a test compares the two.
import type { DiamantRelicMode, Language } from '$net/wire';
import catalogue from './catalogue.json';

export type Edition = keyof typeof catalogue.editions;

interface EditionRow {
  hazards: string[];
  /** The first is the default. */
  relics: DiamantRelicMode[];
}

export const EDITIONS = catalogue.editions as Record<Edition, EditionRow>;
export const EDITION_NAMES = Object.keys(EDITIONS) as Edition[];
export const SEATS = catalogue.seats;
export const TREASURES = catalogue.treasures;

export const isEdition = (name: unknown): name is Edition =>
  typeof name === 'string' && name in EDITIONS;

/** The edition sold where this language is spoken; English has none of its own. */
export function editionOf(language: Language): Edition {
  const [spoken] = language.split('-');
  return isEdition(spoken) ? spoken : 'cs';
}

/** The relic mode asked for if the edition has it, otherwise the edition's default. */
export function relicsOf(edition: Edition, wanted: unknown): DiamantRelicMode {
  const { relics } = EDITIONS[edition];
  return relics.find((mode) => mode === wanted) ?? relics[0]!;
}
