// Reading the names of cards: `treasure:9`, `hazard:snake`, `relic`, `relic:7`.
import { t } from '$i18n/i18n.svelte';

export interface Face {
  kind: 'treasure' | 'hazard' | 'relic';
  /** The rubies or points printed on it, or 0. */
  value: number;
  /** The id of its symbol. */
  art: string;
}

export function face(card: string): Face {
  const [kind, rest = ''] = card.split(':');
  if (kind === 'treasure') return { kind, value: Number(rest), art: 'niche' };
  if (kind === 'hazard') return { kind, value: 0, art: rest };
  return { kind: 'relic', value: Number(rest || 0), art: `relic-${rest || 5}` };
}

export function cardName(card: string): string {
  const { kind, value, art } = face(card);
  if (kind === 'treasure') return t('card-treasure', { rubies: value });
  if (kind === 'relic') return t('card-relic', { worth: value });
  return t(`hazard-${art}`);
}

/** A total in gems: five rubies make a diamond. */
export const changed = (rubies: number): { diamonds: number; rubies: number } => ({
  diamonds: Math.floor(rubies / 5),
  rubies: rubies % 5,
});
