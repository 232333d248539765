import type { HideoutsLevel, HideoutsMemory } from '$net/wire';
import { t } from '$i18n/i18n.svelte';
import type { Setup } from '../../game';
import hideouts from '..';
import { CORNERS, HIDEOUTS_SEATS, LEVELS, SUPPLY } from '../catalogue';
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
  texts: { around: 'around-casket', unnamed: 'new-player', start: 'new-into-casket' },
  solo: { text: 'new-all-mine', about: 'new-all-mine-more' },
  Seat: CornerSeat,
  seatLabel: (seat, seats) => t(`corner-${CORNERS[seats]![seat]!.toLowerCase()}`),
  options: (query, kept) => {
    const level = Number(query.get('level') ?? kept.level);
    const memory = kept.memory as HideoutsMemory;
    return {
      level: LEVELS[level - 1] ? level : 1,
      own: null,
      advanced: query.has('level') ? query.has('advanced') : kept.advanced === true,
      supply: SUPPLY.most,
      memory: MEMORIES.includes(memory) ? memory : 'team',
      watching: kept.watching === 'seats' ? 'seats' : 'public',
      first: null,
    };
  },
  optionsOf: ({ rules, watching, first }) => {
    const { level, advanced, supply, memory } = rules as HideoutsRules;
    const own = typeof level === 'object' ? level : null;
    return {
      level: typeof level === 'number' ? level : 1,
      own,
      advanced: advanced === true,
      supply: supply ?? SUPPLY.most,
      memory: memory ?? 'team',
      watching,
      first,
    };
  },
  request: (options, seats) => {
    const { level, own, advanced, supply, memory, watching } = options;
    return {
      rules: own ? { level: own, memory } : { level, advanced, supply, memory },
      watching,
      first: beginner(options, seats),
    };
  },
  Panel: LevelPicker,
  TableOptions: TurnOptions,
};
