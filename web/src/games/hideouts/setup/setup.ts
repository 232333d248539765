import type { HideoutsLevel, HideoutsMemory } from '$net/wire';
import { t } from '$i18n/i18n.svelte';
import type { Setup } from '../../game';
import hideouts from '..';
import { HIDEOUTS_SEATS, LEVELS, SUPPLY } from '../catalogue';
import { suggestedMemory } from '../level';
import CornerSeat from './CornerSeat.svelte';
import LevelPicker from './LevelPicker.svelte';
import TurnOptions from './TurnOptions.svelte';
import { MEMORIES, beginner, type Options } from './options';

interface HideoutsRules {
  level: number | HideoutsLevel;
  advanced?: boolean;
  supply?: number;
  memory?: HideoutsMemory;
}

export const setup: Setup<Options> = {
  game: hideouts,
  seats: HIDEOUTS_SEATS,
  texts: { around: 'around-casket', start: 'new-into-casket' },
  solo: { text: 'new-all-mine', about: 'new-all-mine-more' },
  Seat: CornerSeat,
  options: (query, kept) => {
    const wanted = Number(query.get('level') ?? kept.level);
    const level = LEVELS[wanted - 1] ? wanted : 1;
    const memory = query.has('level') ? null : (kept.memory as HideoutsMemory);
    return {
      level,
      own: null,
      advanced: query.has('level') ? query.has('advanced') : kept.advanced === true,
      supply: SUPPLY.most,
      memory: memory && MEMORIES.includes(memory) ? memory : suggestedMemory(level),
      watching: kept.watching === 'seats' ? 'seats' : 'public',
      hints: kept.hints === true,
      first: null,
    };
  },
  optionsOf: ({ rules, watching, hints, first }) => {
    const { level, advanced, supply, memory } = rules as HideoutsRules;
    const own = typeof level === 'object' ? level : null;
    return {
      level: typeof level === 'number' ? level : 1,
      own,
      advanced: advanced === true,
      supply: supply ?? SUPPLY.most,
      memory: memory ?? 'team',
      watching,
      hints,
      first,
    };
  },
  request: (options, seats) => {
    const { level, own, advanced, supply, memory, watching, hints } = options;
    return {
      rules: own ? { level: own, memory } : { level, advanced, supply, memory },
      watching,
      hints,
      first: beginner(options, seats),
    };
  },
  unusual: ({ own, advanced, supply, level, memory, hints }) => [
    ...(advanced && !own ? [t('advanced-mode')] : []),
    ...(supply !== SUPPLY.most && !own ? [t('action-tokens', { count: supply })] : []),
    ...(memory === suggestedMemory(own ? null : level) ? [] : [t(`memory-${memory}`)]),
    ...(hints ? [t('new-hints')] : []),
  ],
  Panel: LevelPicker,
  TableOptions: TurnOptions,
};
