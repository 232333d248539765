// The names of seats and speakers.
import { gameOf } from '$games/index';
import type { Colour, Line, Result, SeatInfo, TableInfo } from '$net/wire';
import { locale, t } from '$i18n/i18n.svelte';

export const colourName = (colour: Colour): string => t(`colour-${colour}`);

/** The same everywhere; a bot that we have no name for goes by its own. */
export function botName(bot: string): string {
  return locale.has(`botname-${bot}`) ? t(`botname-${bot}`) : bot;
}

/** How it plays, in a line; empty for a bot that we have no line for. */
export function botAbout(bot: string): string {
  return locale.has(`botabout-${bot}`) ? t(`botabout-${bot}`) : '';
}

/** What a person is called who gave no name; it is never stored, so that everyone reads it in their
    own language. */
export const unnamed = (number: number): string => t('player-numbered', { number });

/** Two bots of a kind at one table are told apart by a number. */
export function seatName({ kind, name, bot, nth }: SeatInfo): string {
  if (kind === 'person') return name ?? unnamed(nth);
  if (kind === 'open' || !bot) return t('open-seat');
  return nth > 1 ? t('botname-nth', { name: botName(bot), number: nth }) : botName(bot);
}

/** The same where mine is marked as mine. */
function seatLabel(seat: SeatInfo, mine: boolean): string {
  if (!mine) return seatName(seat);
  return seat.name ? t('you-named', { name: seat.name }) : t('you');
}

/** The names of all seats; on a shared device none is mine more than another. */
export const seatLabels = (seats: SeatInfo[], mine: number[]): string[] =>
  seats.map((seat, at) => seatLabel(seat, mine.length === 1 && mine[0] === at));

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
