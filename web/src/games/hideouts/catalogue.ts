// What a table of Hideouts can be set to. The rows are the engine’s own; a test compares the two.
import type { Corner } from '$net/wire';
import catalogue from './catalogue.json';

/** The hideouts of each numbered level. */
export const LEVELS: string[][] = Object.values(catalogue.levels);
/** The hideouts in the box, and how many there are of each. */
export const BOX: [string, number][] = Object.entries(catalogue.box);
/** The runes on each lock. */
export const LOCKS = catalogue.locks as Record<string, string[]>;
export const HIDEOUTS_SEATS = catalogue.seats;
export const SUPPLY = catalogue.supply;
/** By the number of players, the corner each seat looks from. */
export const CORNERS = catalogue.corners as Record<string, Corner[]>;
