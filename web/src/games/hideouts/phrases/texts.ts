// Quick phrases in words.
import { t } from '$i18n/i18n.svelte';
import type { Pointed } from '$net/wire';

/** A phrase without its cell. */
export function phrase({ phrase, guardian, wall }: Omit<Pointed, 'number' | 'cell'>): string {
  return t(`phrase-${phrase.replaceAll('_', '-')}`, {
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
