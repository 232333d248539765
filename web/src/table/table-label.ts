// What is played at a table, in words, and where its rules are.
import { t } from '$i18n/i18n.svelte';
import { levelOfRules } from '$games/hideouts/level';
import type { TableInfo } from '$net/wire';

type Played = Pick<TableInfo, 'game' | 'rules'>;

/** The edition and its relics, or the level and what one may write down. */
export const rulesInWords = ({ game, rules }: Played): string[] =>
  game === 'hideouts'
    ? [levelOfRules(rules), t(`memory-${rules.memory ?? 'team'}`)]
    : [t(`edition-${rules.edition}`), t(`relics-${rules.relics}`)];

export const rulesPage = ({ game, rules }: Played): string =>
  game === 'hideouts'
    ? '/rules/hideouts'
    : `/rules/diamant?edition=${rules.edition}&relics=${rules.relics}`;
