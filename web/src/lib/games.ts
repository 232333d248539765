// What a table can be set to. The rows are the engine’s own; a test holds them to it.
import games from '../games.json';
import type { Corner, DiamantRelicMode, Language } from '../wire';

export type GameName = 'diamant' | 'hideouts';
export type Edition = keyof typeof games.diamant.editions;

interface EditionRow {
  hazards: string[];
  /** The first is the one that is played if none is named. */
  relics: DiamantRelicMode[];
}

export const EDITIONS = games.diamant.editions as Record<Edition, EditionRow>;
export const EDITION_NAMES = Object.keys(EDITIONS) as Edition[];
export const SEATS = games.diamant.seats;

export const isEdition = (name: unknown): name is Edition =>
  typeof name === 'string' && name in EDITIONS;

/** The edition that is sold where this language is spoken; English has none of its own. */
export const editionOf = (language: Language): Edition => (isEdition(language) ? language : 'cs');

/** The relic mode that is meant, if the edition has it; else the edition's own. */
export function relicsOf(edition: Edition, wanted: unknown): DiamantRelicMode {
  const { relics } = EDITIONS[edition];
  return relics.find((mode) => mode === wanted) ?? relics[0]!;
}

/** The hideouts of each numbered level of Hideouts. */
export const LEVELS: string[][] = Object.values(games.hideouts.levels);
/** The hideouts in the box, and how many there are of each. */
export const BOX: [string, number][] = Object.entries(games.hideouts.box);
export const HIDEOUTS_SEATS = games.hideouts.seats;
export const SUPPLY = games.hideouts.supply;
/** By how many play, the corner each seat looks from. */
export const CORNERS = games.hideouts.corners as Record<string, Corner[]>;
