// The names of levels, and the options of advanced mode.
import { t } from '$i18n/i18n.svelte';
import type { Variables } from '$i18n/lexicon';
import type { HideoutsLevel as Level, TableInfo } from '$net/wire';
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
export function levelOfRules(rules: TableInfo['rules']): string {
  const { level, advanced } = rules as { level: Level | number; advanced: boolean };
  return typeof level === 'object'
    ? inMode(level.name || t('level-own'), level.advanced)
    : inMode(numbered(level), advanced);
}

/** The options of advanced mode, as its messages know them. */
export const advancedOptions = ({
  advanced_charge: charge = 'every',
  advanced_start: paid = false,
}: Partial<Level>): Variables => ({ charge, start: paid ? 'paid' : 'free' });
