// The daily challenge: going to it, and telling how it went.
import { api } from '$net/api';
import { t } from '$i18n/i18n.svelte';
import { myName } from '$lib/name';
import { go } from '$lib/router.svelte';
import { levelOfRules } from '$games/hideouts/level';
import type { Begun, Challenge, Daily, DailyLine } from '$net/wire';

/** The challenges of a day, or of today. */
export const askDaily = (day: string): Promise<Daily> => api(day ? `/daily?day=${day}` : '/daily');

/** Goes to my table of today's challenge, the one I began if there is one. */
export async function goToDaily(game: string): Promise<void> {
  const begun = await api<Begun>(`/daily/${game}`, {
    body: { name: myName() },
    asSomeone: true,
  });
  go(`/t/${begun.table}`);
}

/** The day before, as the server writes it. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

export const gameName = ({ game }: Challenge): string =>
  game === 'diamant' ? t('game-diamant') : t('game-hideouts');

/** Which edition or level it is. */
export const whichOf = ({ game, rules }: Challenge): string =>
  game === 'diamant'
    ? `${t(`edition-${String(rules.edition)}`)} · ${t(`relics-${String(rules.relics)}`)}`
    : levelOfRules(rules);

export function scoreOf(game: string, score: DailyLine['score']): string {
  if (game === 'diamant') return `${score} ◆`;
  return score === null ? t('daily-lost') : t('daily-tokens', { left: score });
}

export function placeOf({ place, finished }: Challenge): string {
  return place === null ? t('daily-late') : t('daily-place', { place, of: finished });
}

/** How it went for me, in a word. */
export function resultOf({ result }: Challenge): string {
  if (!result) return '';
  if (result.game === 'diamant') return scoreOf('diamant', result.score);
  return scoreOf('hideouts', result.won ? result.left : null);
}

/** The line to share: totals only, and rounds by size, for their order would tell of the deal. */
export function lineOf(challenge: Challenge, day: string): string {
  const { result, rules } = challenge;
  if (result?.game === 'diamant') {
    const rounds = result.rounds
      .toSorted((one, other) => other - one)
      .map((brought) => (brought ? `◆${brought}` : '◇'))
      .join(' ');
    return t('daily-line-diamant', { day, score: result.score, rounds });
  }
  return t('daily-line-hideouts', {
    day,
    level: String(rules.level),
    result: `${result?.won ? '✔' : '✘'} ${resultOf(challenge)}`,
    moves: t('moves-made', { count: result?.moves ?? 0 }),
  });
}
