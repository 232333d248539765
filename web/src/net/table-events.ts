// Events of the table itself, which come among those of the game: who plays for whom, and why.
import type { TableEvent } from './wire';

const NAMES: Record<TableEvent['event'], true> = {
  time_ran_out: true,
  bot_sat_in: true,
  player_came_back: true,
  host_moved: true,
};

export const isTableEvent = (event: { event: string }): event is TableEvent => event.event in NAMES;
