// What an analysis of Hideouts says, in words.
import { list, percent, t } from '$i18n/i18n.svelte';
import type {
  HideoutsAct,
  HideoutsAnalysis,
  HideoutsChoiceMade,
  HideoutsHomeReason,
  HideoutsTurningPoint,
} from '$net/wire';
import { hideoutInWords } from '../../names';

const points = (chance: number): number => Math.round(Math.abs(chance) * 100);
const tenths = (tokens: number): number => Math.round(Math.abs(tokens) * 10) / 10;
const named = (seats: number[], names: string[]): { names: string; count: number } => ({
  names: list(seats.map((seat) => names[seat] ?? '?')),
  count: seats.length,
});

/** An action as a label. */
export function act({ verb, cell, guardian }: HideoutsAct): string {
  const place = cell === null ? '' : t(`cell-${cell}`);
  const left = verb === 'place' && cell === null;
  return t(`insight-act-${left ? 'leave' : verb}`, { place, guardian: guardian ?? '' });
}

/** Why a home could be known. */
export const reason = ({ kind, seats, turn, wall }: HideoutsHomeReason, names: string[]): string =>
  kind === 'read'
    ? t('insight-read', { ...named(seats, names), turn, wall })
    : t('insight-left-over', { turn });

/** What a choice cost; empty if it cost nothing worth mentioning. */
export function cost(loss: number, waste: number): string {
  const lost = points(loss) ? [t('insight-points', { points: points(loss) })] : [];
  const wasted = tenths(waste) ? [t('insight-tokens', { tokens: tenths(waste) })] : [];
  return list([...lost, ...wasted]);
}

/** What argued against a choice, who could have known it, and what a strong player does. */
export function instead(choice: HideoutsChoiceMade, names: string[]): string[] {
  const { clue, blamed, loss, waste } = choice;
  const said: string[] = [];
  if (clue) {
    const { home: guardian, cell, why } = clue;
    said.push(
      t('insight-clue', { guardian, place: t(`cell-${cell}`), why: reason(why, names) }),
      t('insight-blamed', { names: named(blamed, names).names }),
    );
  }
  if (cost(loss, waste)) said.push(t('insight-keeper', { act: act(choice.keeper) }));
  return said;
}

/** A turning point, sentence by sentence. */
export function turningPoint(
  point: HideoutsTurningPoint,
  choices: HideoutsChoiceMade[],
  names: string[],
): string[] {
  const choice = choices.find(({ move }) => move === point.move);
  if (point.kind === 'luck' || !choice) return [luck(point)];
  return [
    t('insight-did', { name: names[choice.seat] ?? '?', act: act(choice.chosen) }),
    t('insight-cost', { cost: cost(point.chance, point.tokens) }),
    ...instead(choice, names),
  ];
}

function luck({ hideout, guardian, seals, chance }: HideoutsTurningPoint): string {
  const things = [
    ...(hideout ? [hideoutInWords(hideout)] : []),
    ...(guardian ? [t('subject-guardian', { guardian })] : []),
    ...seals.map((seal) => t('insight-seal', { guardian: seal })),
  ];
  const way = chance < 0 ? 'down' : 'up';
  return t('insight-came-up', { things: list(things), way, points: points(chance) });
}

/** The chance to win turn by turn, for those who can't see the curve. */
export function chances({ curve }: HideoutsAnalysis): string {
  const byTurn = new Map(curve.map(({ turn, chance }) => [turn, chance]));
  return t('insight-chance-says', { shares: [...byTurn.values()].map(percent).join(', ') });
}

/** A part of a balance with its sign, to a tenth. */
export const signed = (part: number): string => `${part < 0 ? '−' : '+'}${tenths(part)}`;
