// What is worth knowing of a table before joining or watching it.
import { gameOf } from '$games/index';
import { list, t } from '$i18n/i18n.svelte';
import type { TableInfo } from '$net/wire';

/** How strong the bots are, the weakest first; empty without bots. */
function botLevels({ seats }: TableInfo): string[] {
  const strengths = new Set(
    seats.flatMap(({ kind, strength }) => (kind === 'bot' && strength ? [strength] : [])),
  );
  return [...strengths].sort().map((strength) => t('strength', { strength }));
}

/** The facts on a table's card: the game, and whatever is not as usual. */
export function cardFacts(table: TableInfo): string[] {
  const game = gameOf(table.game);
  const bots = botLevels(table);
  return [
    game.label(),
    ...game.variant(table.rules).slice(0, 1),
    ...(table.clock === 'none' ? [] : [t(`clock-${table.clock}`)]),
    ...(game.cardDetails?.(table) ?? []),
    ...(bots.length ? [t('facts-bots', { levels: list(bots) })] : []),
  ];
}
