// What controls do now, derived from the legal actions that were sent alone.
import { t } from '$i18n/i18n.svelte';
import type { Action, Guardian, View } from '../types';

/** What a press on a box does: an action, or picking up or putting down a guardian. */
export interface Press {
  does: string;
  slides: boolean;
  action?: Action;
  pick?: Guardian | null;
}

/** Why a box is pointed at: to say something about it, or because a press on it does nothing. */
export type PointedBy = 'to talk' | 'to act';

/** What pressing each box would do, by cell. */
export function presses(legal: Action[]): Map<number, Press> {
  const found = new Map<number, Press>();
  for (const action of legal) {
    const [verb, argument] = action;
    if ((verb === 'slide' || verb === 'place' || verb === 'bless') && argument !== null) {
      found.set(argument, { action, does: t(`does-${verb}`), slides: verb === 'slide' });
    }
  }
  return found;
}

/** The same while correcting: first which guardian to move, then where to. */
export function corrections(
  legal: Action[],
  view: View,
  picked: Guardian | null,
): Map<number, Press> {
  const found = new Map<number, Press>();
  const who = movable(legal);
  for (const { cell, guardians } of view.boxes) {
    const [first] = guardians.filter((one) => who.includes(one));
    if (picked && guardians.includes(picked)) {
      found.set(cell, { does: t('does-put-down'), slides: false, pick: null });
    } else if (picked) {
      const action = legal.find(
        ([verb, argument]) => verb === 'correct' && argument[0] === picked && argument[1] === cell,
      );
      if (action) found.set(cell, { action, does: t('does-correct'), slides: false });
    } else if (first) {
      found.set(cell, {
        does: t('does-pick', { guardian: first }),
        slides: false,
        pick: first,
      });
    }
  }
  return found;
}

/** The guardians that a correction may move. */
export const movable = (legal: Action[]): Guardian[] => [
  ...new Set(legal.flatMap(([verb, argument]) => (verb === 'correct' ? argument[0] : []))),
];

export const find = (legal: Action[], verb: string): Action | undefined =>
  legal.find(([one, argument]) => one === verb && argument === null);

/** The open guardian in the gap. */
export function lying(view: View): Guardian | null {
  const cell = view.cells.find((one) => one.cell === view.gap);
  return cell?.guardian_lies === 'up' ? cell.guardian : null;
}

/** The action that puts the guardian in the gap into its own box, if I know which it is. */
export function home(view: View, legal: Action[]): Action | undefined {
  const guardian = lying(view);
  const cell = view.boxes.find((box) => guardian !== null && box.seal === guardian)?.cell;
  return legal.find(([verb, argument]) => verb === 'place' && argument === cell);
}
