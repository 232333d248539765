// What a level is called.
import { t } from '$lib/i18n.svelte';
import type { View } from './types';

export const numbered = (level: number): string => `${level}\u00a0· ${t(`level-${level}`)}`;

export function levelName({ number, level }: Pick<View, 'number' | 'level'>): string {
  const name = number === null ? level.name || t('level-own') : numbered(number);
  return level.advanced ? `${name} · ${t('advanced-mode')}` : name;
}

/** The same from the rules of a table, before there is a view. */
export function levelOfRules(rules: Record<string, any>): string {
  const own = typeof rules.level === 'object';
  const name = own ? String(rules.level?.name || t('level-own')) : numbered(Number(rules.level));
  return (own ? rules.level?.advanced : rules.advanced) ? `${name} · ${t('advanced-mode')}` : name;
}
