// News of a table for someone who is looking elsewhere, and what its log says about the table itself.
import { list, t } from '$i18n/i18n.svelte';
import type { Me, SeatInfo, TableEvent, TableInfo } from '$net/wire';
import { seatName } from '../seats/seats';

/** The people, other than me, who have sat down since. */
export const satDown = (before: TableInfo, after: TableInfo, mine: number[]): SeatInfo[] =>
  after.seats.filter(
    ({ kind, person }, at) =>
      kind === 'person' && before.seats[at]?.person !== person && !mine.includes(at),
  );

export const hasBegun = (before: TableInfo, after: TableInfo): boolean =>
  before.phase === 'gathering' && after.phase === 'playing';

/** Whether someone else has asked me to play again since. */
export const wasAsked = (before: TableInfo, after: TableInfo, me: Me): boolean =>
  !before.again && after.again !== null && after.again_by !== me.person && me.seats.length > 0;

/** An event of the table as a line of the log. */
export function tableEventText(event: TableEvent, seats: SeatInfo[]): string {
  const name = (at: number): string => (seats[at] ? seatName(seats[at]) : '');
  switch (event.event) {
    case 'time_ran_out':
      return t('log-time-ran-out', { names: list(event.seats.map(name)) });
    case 'bot_sat_in':
      return t(`log-bot-sat-in-${event.why}`, { name: name(event.seat) });
    case 'player_came_back':
      return t('log-came-back', { name: name(event.seat) });
    case 'host_moved':
      return t('log-host-moved', { name: name(event.seat) });
  }
}
