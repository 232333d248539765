// My results by level, and the hideouts of a level in words.
import { t } from '$i18n/i18n.svelte';
import type { HideoutsStatistics, LevelRecord } from '$net/wire';

export const recordOf = (
  played: HideoutsStatistics | null,
  level: number | null,
  advanced: boolean,
): LevelRecord | undefined =>
  played?.levels.find((one) => one.level === level && one.advanced === advanced);

/** The results at own levels and at those with another supply, together. */
export function ownRecord(played: HideoutsStatistics | null): LevelRecord | undefined {
  const all = played?.levels.filter((one) => one.level === null) ?? [];
  return all.length
    ? all.reduce((sum, one) => ({
        ...sum,
        games: sum.games + one.games,
        won: sum.won + one.won,
        aids: [...new Set([...sum.aids, ...one.aids])],
        best: Math.max(sum.best ?? 0, one.best ?? 0) || (sum.best ?? one.best),
      }))
    : undefined;
}

/** Results in words: how often it was won, and the most tokens left. */
export function inWords({ won, games, best }: LevelRecord): string {
  const said = t('levels-won', { won, games });
  return best === null ? said : `${said}, ${t('levels-best', { count: best })}`;
}

/** The kinds of a level's hideouts with their counts: "Rune ×4 · Mechanism ×4". */
export function kindsOf(hideouts: string[]): string {
  const counts = new Map<string, number>();
  for (const hideout of hideouts) {
    const kind = hideout.split(':')[0]!;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .map(([kind, count]) => `${t(`hideout-kind-${kind}`)}\u00a0×${count}`)
    .join(' · ');
}
