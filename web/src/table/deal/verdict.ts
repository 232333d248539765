// The verdict on the deal of a table, from what this device has seen or from the record.
import { gameOf } from '$games/index';
import type { Move } from '$games/game';
import { api } from '$net/api';
import { isTableEvent } from '$net/table-events';
import type { GameEvent, TableEvent, TableInfo } from '$net/wire';
import { checkDeal, type Verdict } from './check';
import { keptDeal } from './kept';

interface Recorded {
  moves: Move[];
}

/** Null while nothing can be checked. */
export async function verdictOf(
  table: TableInfo,
  history: (GameEvent | TableEvent)[] | null,
): Promise<Verdict | null> {
  const moves = await movesOf(table, history);
  if (!moves || !table.deal) return null;
  const { id, game, rules, first, seats } = table;
  const dealt = { ...table.deal, id, game, rules, first, seats: seats.length, moves };
  return checkDeal(dealt, keptDeal(id));
}

async function movesOf(
  { id, game, phase }: TableInfo,
  history: (GameEvent | TableEvent)[] | null,
): Promise<Move[] | null> {
  const check = await gameOf(game).deal?.();
  if (history && check?.movesOf) {
    return check.movesOf(history.filter((event): event is GameEvent => !isTableEvent(event)));
  }
  return phase === 'over' ? (await api<Recorded>(`/tables/${id}/record`)).moves : null;
}
