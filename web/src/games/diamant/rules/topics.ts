// The topics of Diamant's rules in the order of the page, and the moments at which each is at hand.
import type { DiamantEvent, DiamantPhase, DiamantRelicMode, DiamantView } from '$net/wire';

/** What is going on: before the game, a phase, the latest event, or where I stand. */
export type Moment =
  | 'gathering'
  | DiamantPhase
  | Exclude<DiamantEvent['event'], 'revealed' | 'chose' | 'decided'>
  | 'revealed:treasure'
  | 'revealed:hazard'
  | 'revealed:relic'
  | 'in camp'
  | 'last in the cave';

export interface Topic {
  /** The message that tells it; its heading is the message's attribute `title`. */
  id: string;
  moments: Moment[];
  relics: DiamantRelicMode[];
}

const ANY: DiamantRelicMode[] = ['none', 'ascending', 'escalating'];
const WITH_RELICS: DiamantRelicMode[] = ['ascending', 'escalating'];

const TOPICS: Topic[] = [
  { id: 'rules-diamant-goal', moments: ['gathering', 'entrance_opened'], relics: ANY },
  { id: 'rules-diamant-reveal', moments: ['entrance_opened', 'reveal'], relics: ANY },
  { id: 'rules-diamant-treasure', moments: ['revealed:treasure'], relics: ANY },
  { id: 'rules-diamant-hazard-first', moments: ['revealed:hazard'], relics: ANY },
  { id: 'rules-diamant-hazard-second', moments: ['struck'], relics: ANY },
  { id: 'rules-diamant-relic-path', moments: ['revealed:relic'], relics: WITH_RELICS },
  { id: 'rules-diamant-decide', moments: ['decide'], relics: ANY },
  { id: 'rules-diamant-back', moments: ['returned', 'in camp', 'decide'], relics: ANY },
  { id: 'rules-diamant-relic-alone', moments: ['rescued', 'revealed:relic'], relics: WITH_RELICS },
  { id: 'rules-diamant-last-explorer', moments: ['last in the cave'], relics: ANY },
  { id: 'rules-diamant-round-end', moments: ['entrance_closed', 'struck'], relics: ANY },
  { id: 'rules-diamant-removed-hazard', moments: ['struck'], relics: ANY },
  { id: 'rules-diamant-relics-none', moments: [], relics: ['none'] },
  { id: 'rules-diamant-relics-ascending', moments: ['rescued'], relics: ['ascending'] },
  { id: 'rules-diamant-relics-escalating', moments: ['rescued'], relics: ['escalating'] },
  { id: 'rules-diamant-end', moments: ['counted_out', 'over'], relics: ANY },
  { id: 'rules-diamant-shared-victory', moments: ['counted_out', 'over'], relics: ANY },
];

/** The moments that now is, the most telling first; `latest` is what was last seen to happen. */
export function momentsOf(view: DiamantView | null, latest: readonly DiamantEvent[]): Moment[] {
  if (view === null) return ['gathering'];
  const struck = latest.some((event) => event.event === 'struck');
  const moments = latest.flatMap((event) =>
    struck && event.event === 'revealed' ? [] : momentOf(event),
  );
  const inCave = view.explorers.filter((explorer) => explorer.in_cave).length;
  const me = view.me === null ? undefined : view.explorers[view.me];
  if (me && !me.in_cave && view.phase !== 'over') moments.push('in camp');
  if (me?.in_cave && inCave === 1) moments.push('last in the cave');
  return [...moments, view.phase];
}

/** The topics of this relic mode: those for now first, then the rest in their order. */
export function topicsFor(relics: DiamantRelicMode, now: readonly Moment[]): [Topic[], Topic[]] {
  const topics = TOPICS.filter((topic) => topic.relics.includes(relics));
  const atHand = new Set(
    now.flatMap((moment) => topics.filter((topic) => topic.moments.includes(moment))),
  );
  return [[...atHand], topics.filter((topic) => !atHand.has(topic))];
}

function momentOf(event: DiamantEvent): Moment[] {
  if (event.event === 'chose' || event.event === 'decided') return [];
  if (event.event !== 'revealed') return [event.event];
  const kind = event.card.split(':')[0];
  if (kind === 'treasure' || kind === 'hazard' || kind === 'relic') return [`revealed:${kind}`];
  return [];
}
