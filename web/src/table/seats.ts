// The names of seats and speakers.
import { gameOf } from '$games/index';
import type { Colour, Line, Result, SeatInfo, TableInfo } from '$net/wire';
import { t } from '$i18n/i18n.svelte';

export const colourName = (colour: Colour): string => t(`colour-${colour}`);

/** Bots are named after gemstones of their colours, so that no two share a name. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'person') return seat.name ?? t('nameless');
  return seat.kind === 'bot' ? t(`stone-${seat.colour}`) : t('open-seat');
}

/** The name of a line's speaker; bots have none in the line. */
export function speaker(line: Line, seats: SeatInfo[]): string {
  const seat = line.seat === null ? undefined : seats[line.seat];
  return line.name || (seat ? seatName(seat) : '');
}

/** Whether someone may take this seat: it is open, and not kept for somebody who may yet come. */
export const isFree = ({ kind, kept_for, declined }: SeatInfo, person?: string | null): boolean =>
  kind === 'open' && (kept_for === null || declined || kept_for === person);

/** The host's own seat, not those of others on the same device. */
export const hostSeat = ({ seats, host }: TableInfo): number =>
  seats.findIndex(({ person }) => person !== null && person === host);

/** The seats that won. */
export const winnersOf = ({ game, seats }: TableInfo, result: Result | null): number[] =>
  result ? gameOf(game).winners(result, seats.length) : [];
