// The pictures next to each topic of the rules.
import { EDITIONS, isEdition } from '../catalogue';

const ALL: Record<string, string[]> = {
  goal: ['chest-open'],
  reveal: ['niche'],
  treasure: ['ruby', 'ruby', 'ruby'],
  'relic-path': ['relic-7'],
  decide: ['torch'],
  back: ['tent'],
  'relic-alone': ['relic-10'],
  'last-explorer': ['torch'],
  'round-end': ['planks'],
  'relics-ascending': ['relic-5', 'relic-12'],
  'relics-escalating': ['relic-8'],
  'relics-none': ['ruby'],
  end: ['ruby', 'diamond'],
  'shared-victory': ['chest'],
};

/** The symbols for a topic in this edition. */
export function pictures(topic: string, edition: string): string[] {
  const name = topic.replace('rules-diamant-', '');
  const hazards = EDITIONS[isEdition(edition) ? edition : 'cs'].hazards;
  if (name === 'hazard-first') return [hazards[1]!];
  if (name === 'hazard-second') return [hazards[1]!, hazards[1]!];
  if (name === 'removed-hazard') return [hazards[3]!];
  return ALL[name] ?? [];
}
