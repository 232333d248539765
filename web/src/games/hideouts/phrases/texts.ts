// Quick phrases in words.
import { t } from '$i18n/i18n.svelte';
import type { Pointed } from '$net/wire';

/** A phrase without its cell. Where older games say "far side", it is the wall that matters. */
export function phrase({ phrase, guardian, wall }: Omit<Pointed, 'number' | 'cell'>): string {
  const name = phrase === 'seal_far_side' ? 'seal_on' : phrase;
  return t(`phrase-${name.replaceAll('_', '-')}`, {
    guardian: guardian ?? 'none',
    wall: wall ?? 'N',
  });
}

/** A phrase with its cell. */
export function inPhrase(point: Pointed): string {
  const said = phrase(point);
  return point.cell === null
    ? said
    : t('phrase-at', { place: t(`cell-${point.cell}`), phrase: said });
}
