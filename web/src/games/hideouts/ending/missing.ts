// What was missing at the end, and who could have known, as sentences.
import { list, t } from '$i18n/i18n.svelte';
import type { HideoutsFault, HideoutsReview } from '$net/wire';
import type { View } from '../types';

const ALL = 8;

/** What a lost game lacked. */
export function missing({ home, short }: HideoutsReview): string {
  if (home < ALL) return t('missing-guardians', { home });
  return short ? t('missing-start', { short }) : t('missing-lifting');
}

/** How many moves were no slides: guardians put into boxes or left, corrections, agreements. */
export const othersIn = ({ moves, free, spent }: HideoutsReview): number =>
  moves - 1 /* the deal */ - spent.slides - free;

/** Who could have known better, and when. */
export function howKnown(fault: HideoutsFault, memory: View['memory'], names: string[]): string {
  const { clue, knew, owner, seen, untold } = fault;
  const before = seen !== null && seen < (fault.move ?? 0);
  if (seen === null) return owner === null ? '' : t('astray-guess');
  if (clue === null) return t(before ? 'astray-seen-before' : 'astray-seen-later', { seen });
  if (before && memory === 'team') return t('knew-team', { clue });
  const who = { clue, seen, count: knew.length, names: list(knew.map((at) => names[at] ?? '?')) };
  if (!before) return t('knew-later', who);
  return t(untold ? 'knew-untold' : 'knew-before', who);
}
