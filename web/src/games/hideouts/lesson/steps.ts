// What the lesson explains, in order: each thing once it is there to be pointed at.
import type { Step } from '$table/tutorial/tutorial.svelte';
import { find, home, lying, movable } from '../control/press-actions';
import type { Action, Box, Guardian, View } from '../types';

/** What else is known of the moment, besides the view. */
export interface Moment {
  seat: number;
  legal: Action[];
  /** The cell of the box that my teammate would move. */
  advised: number | undefined;
  /** Whether I am correcting, and with which guardian. */
  picking: boolean;
  picked: Guardian | null;
}

const ALL = 8;

const at = (cell: number | null | undefined): string | undefined =>
  cell === null || cell === undefined ? undefined : `[data-cell="${cell}"]`;
const boxThat = ({ boxes }: View, fits: (box: Box) => boolean): string | undefined =>
  at(boxes.find(fits)?.cell);
/** The box that is known to be this guardian's home. */
const homeOf = ({ boxes }: View, guardian: Guardian | null | undefined): Box | undefined =>
  boxes.find((box) => guardian && box.seal === guardian);

/** The guardian that someone put into a box, though nobody knew whose home it is. */
const guessed = (view: View): Guardian | undefined =>
  view.boxes.flatMap(({ guardians }) => guardians).find((one) => !homeOf(view, one));
/** A guardian in a box that is another's home, while its own is known. */
const misplaced = (view: View): Guardian | undefined =>
  view.boxes
    .filter((box) => box.seal !== null)
    .flatMap(({ seal, guardians }) => guardians.filter((one) => one !== seal))
    .find((one) => homeOf(view, one));
/** A cell with a guardian that was left lying, though its home is known by now. */
const forgotten = (view: View): View['cells'][number] | undefined =>
  view.cells.find(
    ({ cell, guardian, guardian_lies: lies }) =>
      cell !== view.gap && lies === 'up' && homeOf(view, guardian),
  );

/** The first step is a card of its own, as soon as the casket is drawn: it points at nothing. */
export const GOAL = 'learn-goal';

/** A message and the selector of its target; undefined if it does not apply now. */
export function steps(view: View, moment: Moment): Step[] {
  if (view.phase === 'over') return [['learn-done', '.ending .next']];
  const { seat, legal, advised, picking, picked } = moment;
  const placing = view.phase === 'place' && legal.length > 0;
  const sliding = view.phase === 'turn' && legal.length > 0 && !picking;
  const known = home(view, legal) !== undefined;
  const full = view.supply === view.level.supply;
  const start = view.cells.find((cell) => cell.start)?.cell;
  const boxed = view.boxes.reduce((all, box) => all + box.guardians.length, 0);
  const wrong = misplaced(view);
  const nth = movable(legal).indexOf(wrong ?? 'fish') + 1;
  return [
    [GOAL, full && '[data-cell]'],
    ['learn-corner', boxThat(view, ({ inside }) => inside.some(({ picture }) => picture))],
    ['learn-gap', full && at(view.gap)],
    ['learn-seal', boxThat(view, ({ outside }) => outside.some(({ seal }) => seal !== null))],
    ['learn-told', boxThat(view, ({ seal, read }) => seal !== null && !read)],
    ['learn-slide', sliding && (at(advised) ?? '[data-cell].does')],
    ['learn-rune', view.lid.hideouts.length > 0 && '.stock ul'],
    ['learn-home', placing && known && '.decision .lit'],
    ['learn-leave', placing && !known && '.decision .button'],
    ['learn-token', !full && view.turn !== seat && '.coins'],
    ['learn-guess', boxThat(view, ({ guardians }) => guardians.includes(guessed(view)!))],
    ['learn-talk', sliding && boxed > 1 && '.stock [aria-pressed]'],
    ['learn-fetch', sliding && at(forgotten(view)?.cell)],
    ['learn-wrong', sliding && wrong && nth > 0 && '.decision .button:last-child'],
    ['learn-who', picking && !picked && wrong && `.decision .pick:nth-child(${nth})`],
    ['learn-where', picking && picked === wrong && at(homeOf(view, wrong)?.cell)],
    ['learn-start', sliding && boxed === ALL && start !== view.gap && at(start)],
    ['learn-advice', sliding && !full && at(advised)],
    ['learn-lift', find(legal, 'finish') && boxed === ALL && '.decision .lit'],
  ];
}

/** The guardian that a hint is about. */
export function guardianOf(message: string, view: View): Guardian {
  const seal = view.boxes.flatMap(({ outside }) => outside).find((wall) => wall.seal)?.seal;
  const about: Record<string, Guardian | null | undefined> = {
    'learn-seal': seal,
    'learn-home': lying(view),
    'learn-leave': lying(view),
    'learn-guess': guessed(view),
    'learn-fetch': forgotten(view)?.guardian,
    'learn-wrong': misplaced(view),
    'learn-who': misplaced(view),
    'learn-where': misplaced(view),
  };
  return about[message] ?? 'owl';
}
