// The symbols of things in the casket, and descriptions for screen readers.
import { list, t } from '$i18n/i18n.svelte';
import type { Box, Guardian, View } from './types';

/** The symbol of a hideout; the same for all that are face down or unknown. */
export const pictureOf = (hideout: string | null): string =>
  hideout ? `hideout-${hideout.replace(':', '-')}` : 'hideout-back';

/** A cell's place relative to the gap if it is next to it, else in the casket. */
export function placeOf(cell: number, gap: number | null): string {
  if (gap !== null) {
    const [down, right] = [Math.floor(cell / 3) - Math.floor(gap / 3), (cell % 3) - (gap % 3)];
    if (Math.abs(down) + Math.abs(right) === 1) {
      return t(`beside-gap-${down < 0 ? 'n' : down > 0 ? 's' : right > 0 ? 'e' : 'w'}`);
    }
  }
  return t(`cell-${cell}`);
}

export const boxAt = (view: View, cell: number): Box | undefined =>
  view.boxes.find((box) => box.cell === cell);

/** A description of a box: its place, what is visible, known, claimed and in it. */
export function boxInWords(box: Box, view: View, told?: Guardian): string {
  const said = [t('box-at', { place: placeOf(box.cell, view.gap) })];
  const seal = box.outside.find((wall) => wall.seal !== null)?.seal;
  if (seal) said.push(t('box-shows', { guardian: seal }));
  else if (box.seal) {
    said.push(t(box.read ? 'box-known' : 'box-known-to-team', { guardian: box.seal }));
  } else if (told) said.push(t('box-said', { guardian: told }));
  const picture = box.inside.find((wall) => wall.picture);
  if (picture) said.push(t('box-picture', { wall: picture.wall }));
  else if (box.side) said.push(t('box-side', { wall: box.side }));
  if (box.guardians.length) {
    said.push(
      t('box-holds', {
        guardians: list(box.guardians.map((one) => t('subject-guardian', { guardian: one }))),
      }),
    );
  }
  if (box.tokens) said.push(t('action-tokens', { count: box.tokens }));
  if (box.symbol) said.push(t('box-symbol'));
  return said.join(', ');
}

/** A description of the open cell. */
export function gapInWords(view: View): string {
  const cell = view.cells.find((one) => one.cell === view.gap);
  if (!cell) return '';
  const place = t(`cell-${cell.cell}`);
  if (cell.start) return t('gap-start', { place });
  if (cell.hideout_lies === 'up' && cell.hideout) {
    return t('gap-hideout', { place, hideout: hideoutInWords(cell.hideout) });
  }
  if (cell.guardian_lies === 'up' && cell.guardian) {
    return t('gap-guardian', { place, guardian: cell.guardian });
  }
  return t('gap-empty', { place });
}

export function hideoutInWords(hideout: string): string {
  const [kind = '', which = ''] = hideout.split(':');
  return t(`a-hideout-${kind}`, { which });
}

export const GUARDIANS: Guardian[] = [
  'fish',
  'lizard',
  'owl',
  'fox',
  'moth',
  'hare',
  'snail',
  'bat',
];
