// What an analysis says, in words.
import { percent, t } from '$i18n/i18n.svelte';
import type { DiamantAnalysis, DiamantChoiceMade, DiamantTurningPoint } from '$net/wire';
import { cardName } from '../../cards';

/** The loss from which a choice is marked. */
export const COSTLY = 0.03;

const points = (change: number): number => Math.round(Math.abs(change) * 100);

export function turningPoint(point: DiamantTurningPoint, names: string[]): string {
  const said = { name: names[point.seat] ?? '', points: points(point.change) };
  if (point.kind === 'card') {
    const way = point.change < 0 ? 'down' : 'up';
    return t('analysis-card', { ...said, card: cardName(point.card ?? ''), way });
  }
  const { carried: rubies, hazards, choice } = point;
  return t('analysis-choice', { ...said, rubies, hazards, choice: choice ?? 'on' });
}

/** What both choices were worth, and what a strong player does. */
export const worth = ({ on, back, often }: DiamantChoiceMade): string =>
  t('analysis-worth', { on: percent(on), back: percent(back), often: percent(often) });

/** What a choice lost; the better one lost nothing worth mentioning. */
export const loss = (choice: DiamantChoiceMade): string =>
  points(choice.loss) ? t('analysis-loss', { points: points(choice.loss) }) : t('analysis-best');

/** Everyone's chance at the start and after each round, for those who can't see the curve. */
export function chances({ curve }: Pick<DiamantAnalysis, 'curve'>, names: string[]): string {
  const rounds = new Set(curve.map(({ closed }) => closed));
  const after = [...rounds].map((closed) => curve.find((moment) => moment.closed === closed)!);
  const lines = names.map((name, seat) =>
    t('analysis-chance-of', {
      name,
      shares: after.map(({ shares }) => percent(shares[seat] ?? 0)).join(', '),
    }),
  );
  return [t('analysis-chance-says'), ...lines].join(' ');
}

/** A part of the result with its sign. */
export const signed = (part: number): string =>
  `${part < 0 ? '−' : '+'}${Math.abs(Math.round(part * 100))}`;
