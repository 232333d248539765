// The phrases offered for a box or a cell: first what my own corner sees.
import type { IconName } from '$ui/Icon.svelte';
import type { Phrase, Pointed } from '$net/wire';
import { lying } from '../control/press-actions';
import { boxAt } from '../names';
import type { Guardian, View, Wall } from '../types';

export interface Saying {
  phrase: Phrase;
  guardian: Guardian | null;
  wall: Wall | null;
}
const saying = (phrase: Phrase, guardian: Guardian | null = null, wall: Wall | null = null) => ({
  phrase,
  guardian,
  wall,
});

/** Phrases that point at nothing. */
export const OF_ALL: Phrase[] = ['agreed', 'wait', 'not_sure', 'finish'];

/** What my corner sees of the box on this cell, as phrases. */
export function seenOf(cell: number, view: View): Saying[] {
  const box = boxAt(view, cell);
  if (!box) return [];
  const found: Saying[] = [];
  const seal = box.outside.find((wall) => wall.seal !== null)?.seal ?? box.seal;
  if (seal) found.push(saying('seal_is', seal));
  const picture = box.inside.find((wall) => wall.picture);
  if (picture) found.push(saying('seal_far_side', null, picture.wall));
  else if (box.inside.length && !seal) found.push(saying('seal_near_side'));
  return found;
}

/** The other phrases for it. */
export function moreOf(cell: number, view: View): Saying[] {
  if (!boxAt(view, cell)) return [saying('look_here')];
  const guardian = lying(view);
  const put = guardian ? [saying('put_here', guardian)] : [];
  return [...put, saying('move_this'), saying('keep_this'), saying('look_here'), saying('whose')];
}

const ICONS: Partial<Record<Phrase, IconName>> = {
  move_this: 'on',
  keep_this: 'pause',
  look_here: 'eye',
  whose: 'doubt',
  put_here: 'download',
  wait: 'clock',
  agreed: 'check',
  not_sure: 'doubt',
  finish: 'share',
  plan: 'on',
  undo: 'back',
  guess: 'doubt',
  few_tokens: 'clock',
};
export const iconOf = (phrase: Phrase): IconName | undefined => ICONS[phrase];

/** The symbol of a phrase: a guardian, or the mark of a seal's wall. */
export function pictureOfPhrase({ phrase, guardian }: Omit<Pointed, 'number' | 'cell'>) {
  if (guardian) return `guardian-${guardian}`;
  return phrase === 'seal_far_side' || phrase === 'seal_near_side' ? 'seal-picture' : null;
}
