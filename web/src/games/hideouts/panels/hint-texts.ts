// A hint in words: what follows from what was seen, and a move with its reason.
import { t } from '$i18n/i18n.svelte';
import type { HideoutsHintClue, HideoutsSuggestion } from '$net/wire';
import { placeOf } from '../names';

export function clueText(
  { kind, cell, guardian, wall, count }: HideoutsHintClue,
  gap: number,
): string {
  return t(`clue-${kind}`, {
    place: cell === null ? '' : placeOf(cell, gap),
    guardian: guardian ?? 'none',
    wall: wall ?? 'N',
    count: count ?? 0,
  });
}

/** Without a reason it goes without saying: the message is about the verb. */
export function moveText(move: HideoutsSuggestion, own: string | null, gap: number): string {
  const { action, why, cell, guardian } = move;
  const [verb, argument] = action as [string, unknown];
  const at = cell ?? (typeof argument === 'number' ? argument : null);
  return t(`advice-${(why ?? verb).replaceAll('_', '-')}`, {
    place: at === null ? '' : placeOf(at, gap),
    guardian: guardian ?? own ?? 'none',
  });
}
