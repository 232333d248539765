// The symbols of things in the casket, and descriptions for screen readers.
import { list, t } from '$i18n/i18n.svelte';
import { leftUnder, seenUnder, unseenUnder } from './casket/under';
import { LOCKS } from './catalogue';
import type { Told } from './phrases/claims';
import type { Box, Guardian, View } from './types';

/** The symbol of a hideout; the same for all that are face down or unknown. */
export const pictureOf = (hideout: string | null): string =>
  hideout ? `hideout-${hideout.replace(':', '-')}` : 'hideout-back';

const isGuardian = (name: string): name is Guardian => (GUARDIANS as string[]).includes(name);

/** The symbol of what may be under a box: the start token, a hideout or a guardian. */
export function pictureUnder(name: string): string {
  if (name === 'start') return 'start-token';
  return isGuardian(name) ? `guardian-${name}` : pictureOf(name);
}

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

/** A description of a box: its place, what is visible, known, claimed, in it and under it. */
export function boxInWords(box: Box, view: View, told?: Told): string {
  const said = [t('box-at', { place: placeOf(box.cell, view.gap) })];
  const seal = box.outside.find((wall) => wall.seal !== null)?.seal;
  if (seal) said.push(t('box-shows', { guardian: seal }));
  else if (box.seal) {
    said.push(t(box.read ? 'box-known' : 'box-known-to-team', { guardian: box.seal }));
  } else if (told?.seal) said.push(t('box-said', { guardian: told.seal.guardian }));
  const picture = box.inside.find((wall) => wall.picture);
  if (picture) said.push(t('box-picture', { wall: picture.wall }));
  else if (box.side) said.push(t('box-side', { wall: box.side }));
  else if (told?.side) said.push(t('box-side-said', { wall: told.side.wall }));
  if (box.guardians.length) {
    said.push(
      t('box-holds', {
        guardians: list(box.guardians.map((one) => t('subject-guardian', { guardian: one }))),
      }),
    );
  }
  if (box.tokens) said.push(t('action-tokens', { count: box.tokens }));
  if (box.symbol) said.push(t('box-symbol'));
  const under = underInWords(box.cell, view);
  if (under) said.push(under);
  return said.join(', ');
}

/** What is known to be under the box on a cell, and what nobody has seen yet; empty if nothing is. */
export function underInWords(at: number, view: View): string {
  const cell = view.cells.find((one) => one.cell === at);
  if (!cell) return '';
  const over = view.phase === 'over';
  const said = (message: string, things: string[]): string[] =>
    things.length ? [t(message, { things: list(things.map((it) => thing(it, view))) })] : [];
  return [
    ...said('box-under', over ? leftUnder(cell) : seenUnder(cell)),
    ...said('box-unseen', over ? [] : unseenUnder(cell)),
  ].join(', ');
}

function thing(name: string, { lid }: View): string {
  if (name === 'start') return t('under-start');
  if (isGuardian(name)) return t('subject-guardian', { guardian: name });
  const needs = LOCKS[name];
  if (!needs) return hideoutInWords(name);
  const lacks = needs.filter((rune) => !lid.hideouts.includes(rune));
  return t('lock-needs', {
    lock: hideoutInWords(name),
    needs: list(needs.map(hideoutInWords)),
    lacks: list(lacks.map(hideoutInWords)),
    count: lacks.length,
  });
}

/** A description of the open cell. */
export function gapInWords(view: View): string {
  const cell = view.cells.find((one) => one.cell === view.gap);
  if (!cell) return '';
  const place = t(`cell-${cell.cell}`);
  if (cell.start) return t('gap-start', { place });
  if (cell.hideout_lies === 'up' && cell.hideout) {
    return t('gap-hideout', { place, hideout: thing(cell.hideout, view) });
  }
  if (cell.guardian_lies === 'up' && cell.guardian) {
    return t('gap-guardian', { place, guardian: cell.guardian });
  }
  return t('gap-empty', { place });
}

/** What the signs of the eight runes look like. */
const RUNES = ['gate', 'star', 'tent', 'flag', 'eye', 'hourglass', 'fir', 'lightning'];

export function hideoutInWords(hideout: string): string {
  const [kind = '', which = ''] = hideout.split(':');
  return t(`a-hideout-${kind}`, {
    which: kind === 'rune' ? (RUNES[Number(which) - 1] ?? '') : which,
  });
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
