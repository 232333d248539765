// The topics of Hideouts' rules in the order of the page, and the moments at which each is at hand.
import type { HideoutsEvent, HideoutsLevel, HideoutsPhase, HideoutsView } from '$net/wire';

/** What is going on: before the game, a phase, the latest event, or what was turned up. */
export type Moment =
  | 'gathering'
  | HideoutsPhase
  | Exclude<HideoutsEvent['event'], 'turned_up' | 'stayed'>
  | `turned_up:${Kind}`
  | `stayed:${Kind}`
  | 'few tokens';

export type Kind = 'rune' | 'mechanism' | 'lock' | 'rotation' | 'action' | 'number';

export interface Topic {
  /** The message that tells it; its heading is the message's attribute `title`. */
  id: string;
  moments: Moment[];
  /** The kind of hideout a level must have for it; null for what is in every level. */
  kind: Kind | null;
  /** Whether it is of advanced mode only. */
  advanced?: boolean;
}

const FEW_TOKENS = 6;

const TOPICS: Topic[] = [
  { id: 'rules-hideouts-goal', moments: ['gathering', 'deal', 'dealt'], kind: null },
  { id: 'rules-hideouts-casket', moments: ['gathering', 'dealt'], kind: null },
  { id: 'rules-hideouts-sight', moments: ['dealt', 'rotated'], kind: null },
  { id: 'rules-hideouts-talk', moments: ['dealt'], kind: null },
  { id: 'rules-hideouts-turn', moments: ['turn'], kind: null },
  { id: 'rules-hideouts-slide', moments: ['turn', 'slid'], kind: null },
  { id: 'rules-hideouts-guardian', moments: ['place', 'uncovered', 'left_lying'], kind: null },
  { id: 'rules-hideouts-correct', moments: ['corrected', 'placed'], kind: null },
  { id: 'rules-hideouts-finish', moments: ['close', 'passed', 'ended', 'over'], kind: null },
  { id: 'rules-hideouts-supply', moments: ['few tokens', 'ended', 'over'], kind: null },
  { id: 'rules-hideouts-rune', moments: ['turned_up:rune'], kind: 'rune' },
  { id: 'rules-hideouts-mechanism', moments: ['free', 'turned_up:mechanism'], kind: 'mechanism' },
  { id: 'rules-hideouts-lock', moments: ['turned_up:lock', 'stayed:lock'], kind: 'lock' },
  { id: 'rules-hideouts-rotation', moments: ['rotated', 'turned_up:rotation'], kind: 'rotation' },
  { id: 'rules-hideouts-action', moments: ['bless', 'turned_up:action'], kind: 'action' },
  { id: 'rules-hideouts-number', moments: ['turned_up:number', 'stayed:number'], kind: 'number' },
  { id: 'rules-hideouts-advanced', moments: ['charged'], kind: null, advanced: true },
  { id: 'rules-hideouts-memory', moments: ['gathering'], kind: null },
];

/** The moments that now is, the most telling first; `latest` is what was last seen to happen. */
export function momentsOf(view: HideoutsView | null, latest: readonly HideoutsEvent[]): Moment[] {
  if (view === null) return ['gathering'];
  const moments = latest.map(momentOf).reverse();
  if (view.supply <= FEW_TOKENS) moments.push('few tokens');
  return [view.phase, ...moments];
}

/** The topics of this level: those for now first, then the rest in their order. */
export function topicsFor(
  level: Pick<HideoutsLevel, 'hideouts' | 'advanced'>,
  now: readonly Moment[],
): [Topic[], Topic[]] {
  const kinds = new Set(level.hideouts.map(kindOf));
  const topics = TOPICS.filter(
    ({ kind, advanced }) => (kind === null || kinds.has(kind)) && (!advanced || level.advanced),
  );
  const atHand = new Set(
    now.flatMap((moment) => topics.filter((topic) => topic.moments.includes(moment))),
  );
  return [[...atHand], topics.filter((topic) => !atHand.has(topic))];
}

const kindOf = (hideout: string): Kind => hideout.split(':')[0] as Kind;

function momentOf(event: HideoutsEvent): Moment {
  if (event.event === 'turned_up') return `turned_up:${kindOf(event.hideout)}`;
  if (event.event === 'stayed') return `stayed:${kindOf(event.hideout)}`;
  return event.event;
}
