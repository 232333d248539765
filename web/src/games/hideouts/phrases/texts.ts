// Quick phrases in words: what is said of a box or a cell, in everyone's own language.
import { t } from '$i18n/i18n.svelte';
import type { Pointed } from '$net/wire';

/** What is said, without where. */
export function phrase({ phrase, guardian, wall }: Omit<Pointed, 'number' | 'cell'>): string {
  return t(`phrase-${phrase.replaceAll('_', '-')}`, {
    guardian: guardian ?? 'none',
    wall: wall ?? 'N',
  });
}

/** What is said, and of which cell. */
export function inPhrase(point: Pointed): string {
  const said = phrase(point);
  return point.cell === null
    ? said
    : t('phrase-at', { place: t(`cell-${point.cell}`), phrase: said });
}
