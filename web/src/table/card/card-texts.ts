// What a card says about one of my tables.
import { gameOf } from '$games/index';
import { ago, t } from '$i18n/i18n.svelte';
import { person } from '$net/person';
import type { MyTable, TableInfo } from '$net/wire';
import { isFree } from '../seats/seats';

export const freeSeats = (table: TableInfo): number =>
  table.seats.filter((seat) => isFree(seat, person()?.id)).length;

/** How it stands, or how it ended. */
export function stateOf(mine: MyTable): string {
  const { table, my_turn, progress } = mine;
  if (table.phase === 'gathering') return t('table-gathering', { free: freeSeats(table) });
  if (table.phase === 'over') return gameOf(table.game).ending?.(mine) ?? t('table-over');
  const done = progress && gameOf(table.game).progress?.(mine);
  return done || (my_turn ? t('table-your-turn') : t('table-under-way'));
}

/** Whose turn it is, and when something last happened. */
export function moreOf({ table, my_turn, progress, seen }: MyTable): string {
  const turn = my_turn && progress ? [t('table-your-turn')] : [];
  return [...turn, ...(table.phase === 'gathering' ? [] : [ago(seen)])].join(' · ');
}
