// What those who sit at a table are called.
import type { Colour, Result, SeatInfo, TableInfo } from '../wire';
import { t } from './i18n.svelte';

/** Bots are named for the stones of their colours, so that two never share a name. */
const STONES: Record<Colour, string> = {
  red: 'stone-red',
  blue: 'stone-blue',
  green: 'stone-green',
  yellow: 'stone-yellow',
  purple: 'stone-purple',
  white: 'stone-white',
  orange: 'stone-orange',
  teal: 'stone-teal',
};

const COLOUR_NAMES: Record<Colour, string> = {
  red: 'colour-red',
  blue: 'colour-blue',
  green: 'colour-green',
  yellow: 'colour-yellow',
  purple: 'colour-purple',
  white: 'colour-white',
  orange: 'colour-orange',
  teal: 'colour-teal',
};

export const stoneName = (colour: Colour): string => t(STONES[colour]);

export const colourName = (colour: Colour): string => t(COLOUR_NAMES[colour]);

export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'person') return seat.name ?? t('nameless');
  return seat.kind === 'bot' ? stoneName(seat.colour) : t('open-seat');
}

/** The seats that won: in Hideouts all of them, or none. */
export function winnersOf(table: TableInfo, result: Result | null): number[] {
  if (!result) return [];
  if ('winners' in result) return result.winners;
  return result.won ? table.seats.map((_, seat) => seat) : [];
}
