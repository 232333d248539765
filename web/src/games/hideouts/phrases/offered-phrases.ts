// The phrases offered for a box or a cell: first what my own corner sees.
import type { IconName } from '$ui/Icon.svelte';
import type { Phrase, Pointed } from '$net/wire';
import { lying } from '../control/press-actions';
import { boxAt, GUARDIANS } from '../names';
import type { Told } from './claims';
import type { Box, Guardian, View, Wall } from '../types';

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

const CLOCKWISE: Wall[] = ['N', 'E', 'S', 'W'];

/** What my corner sees of the box on this cell, as phrases. */
export function seenOf(cell: number, view: View): Saying[] {
  const box = boxAt(view, cell);
  if (!box) return [];
  const found: Saying[] = [];
  const seal = box.outside.find((wall) => wall.seal !== null)?.seal ?? box.seal;
  if (seal) found.push(saying('seal_is', seal));
  const side = sideOf(box);
  if (side && (side.phrase === 'seal_on' || !seal)) found.push(side);
  return found;
}

/** The wall that I know has the seal of a box, or the two that may have it. */
function sideOf({ inside, side, bare }: Box): Saying | null {
  const wall = inside.find(({ picture }) => picture)?.wall ?? side;
  if (wall) return saying('seal_on', null, wall);
  const seen = [...bare, ...inside.map((one) => one.wall)];
  const left = CLOCKWISE.filter((one) => !seen.includes(one));
  if (!inside.length || left.length > 2) return null;
  // Two that meet at a corner are named by the first one clockwise: west comes before north.
  const [first = null, second] = left[0] === 'N' && left[1] === 'W' ? ['W' as const, 'N'] : left;
  return saying(second ? 'seal_on_either' : 'seal_on', null, first);
}

/** Whether the start token is open and every guardian is in a box. */
export function liftable(view: View): boolean {
  const boxed = view.boxes.reduce((sum, { guardians }) => sum + guardians.length, 0);
  const gap = view.cells.find(({ cell }) => cell === view.gap);
  return boxed === GUARDIANS.length && gap?.start === true;
}

/** What I know about seals and nobody has said, each with the cell of its box. */
export function untoldIn(
  view: View,
  standing: number[],
  told: Map<number, Told>,
): (Saying & { cell: number })[] {
  if (view.memory === 'team' || view.me === null || view.phase === 'over') return [];
  return view.boxes.flatMap(({ cell }) => {
    const said = told.get(standing[cell] ?? cell);
    const [best] = seenOf(cell, view);
    if (!best || best.phrase === 'seal_on_either') return [];
    if (best.phrase === 'seal_is' && said?.seal?.guardian === best.guardian) return [];
    if (best.phrase === 'seal_on' && (said?.seal ?? said?.side?.wall === best.wall)) return [];
    return [{ ...best, cell }];
  });
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
  plan_fetch: 'on',
  plan_look: 'eye',
  plan_open: 'on',
  plan_read: 'eye',
  plan_home: 'on',
  undo: 'back',
  guess: 'doubt',
  few_tokens: 'clock',
  only_left: 'check',
  leave: 'pause',
  leave_for_now: 'pause',
  bless: 'download',
  put_right: 'check',
  forgot: 'doubt',
  forgot_home: 'doubt',
};
export const iconOf = (phrase: Phrase): IconName | undefined => ICONS[phrase];

/** The symbol of a phrase: a guardian, or the mark of a seal's wall. */
export function pictureOfPhrase({ phrase, guardian }: Omit<Pointed, 'number' | 'cell'>) {
  if (guardian) return `guardian-${guardian}`;
  return phrase.startsWith('seal_') ? 'seal-picture' : null;
}
