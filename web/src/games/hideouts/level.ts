// The names of levels.
import { t } from '$i18n/i18n.svelte';
import type { View } from './types';

export const numbered = (level: number): string => `${level}\u00a0· ${t(`level-${level}`)}`;

const inMode = (name: string, advanced: boolean): string =>
  advanced ? `${name} · ${t('advanced-mode')}` : name;

/** Its name without its mode. */
export const plainName = ({ number, level }: Pick<View, 'number' | 'level'>): string =>
  number === null ? level.name || t('level-own') : numbered(number);

export const levelName = (view: Pick<View, 'number' | 'level'>): string =>
  inMode(plainName(view), view.level.advanced);

/** The same from the rules of a table. */
export function levelOfRules(rules: Record<string, any>): string {
  const own = typeof rules.level === 'object';
  const name = own ? String(rules.level?.name || t('level-own')) : numbered(Number(rules.level));
  return inMode(name, own ? rules.level?.advanced : rules.advanced);
}
