// What I may do now, from the legal actions that were sent and from nothing else.
import { t } from '$lib/i18n.svelte';
import type { Action, Guardian, View } from './types';

export interface Press {
  action: Action;
  does: string;
  slides: boolean;
}

/** What pressing each box would do, by its cell; with a guardian picked up, where it may go. */
export function presses(legal: Action[], picked: Guardian | null): Map<number, Press> {
  const found = new Map<number, Press>();
  for (const action of legal) {
    const [verb, argument] = action;
    if (picked) {
      if (verb === 'correct' && argument[0] === picked) {
        found.set(argument[1], { action, does: t('does-correct'), slides: false });
      }
    } else if ((verb === 'slide' || verb === 'place' || verb === 'bless') && argument !== null) {
      found.set(argument, { action, does: t(`does-${verb}`), slides: verb === 'slide' });
    }
  }
  return found;
}

/** The guardians that a correction may move. */
export const movable = (legal: Action[]): Guardian[] => [
  ...new Set(legal.filter(([verb]) => verb === 'correct').map(([, [guardian]]) => guardian)),
];

export const find = (legal: Action[], verb: string): Action | undefined =>
  legal.find(([one, argument]) => one === verb && argument === null);

/** The guardian that lies open in the gap. */
export function lying(view: View): Guardian | null {
  const cell = view.cells.find((one) => one.cell === view.gap);
  return cell?.guardian_lies === 'up' ? cell.guardian : null;
}

/** Putting the guardian in the gap into its own box, if I know which that is. */
export function home(view: View, legal: Action[]): Action | undefined {
  const guardian = lying(view);
  const cell = view.boxes.find((box) => guardian !== null && box.seal === guardian)?.cell;
  return legal.find(([verb, argument]) => verb === 'place' && argument === cell);
}
