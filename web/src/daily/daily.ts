// The daily challenge: its tables and its results.
import { api } from '$net/api';
import { t } from '$i18n/i18n.svelte';
import { myName } from '$lib/device/name';
import { go } from '$lib/navigation/router.svelte';
import { gameOf } from '$games/index';
import type { Begun, Challenge, Daily } from '$net/wire';

/** The challenges of a day, or of today. */
export const askDaily = (day: string): Promise<Daily> => api(day ? `/daily?day=${day}` : '/daily');

/** Goes to my table of today's challenge, making it if I have none. */
export async function goToDaily(game: string): Promise<void> {
  const begun = await api<Begun>(`/daily/${game}`, {
    body: { name: myName() },
    asSomeone: true,
  });
  go(`/t/${begun.table}`);
}

/** Which edition or level it is. */
export const variantOf = ({ game, rules }: Challenge): string =>
  gameOf(game).variant(rules).join(' · ');

/** My place, and among whom it is. */
export function placeOf({ place, finished }: Challenge, today: boolean): string {
  if (place === null) return t('daily-late');
  return t(today ? 'daily-among' : 'daily-among-then', { place, of: finished });
}

/** How I fared against the bots; empty if they are no rivals, or before the end. */
export const rivalsOf = (challenge: Challenge): string =>
  challenge.result ? (gameOf(challenge.game).daily.rivals?.(challenge) ?? '') : '';

/** My result in a word. */
export const resultOf = (challenge: Challenge): string =>
  challenge.result ? gameOf(challenge.game).daily.result(challenge) : '';
