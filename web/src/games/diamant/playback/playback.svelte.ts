// The cave as people see it while a game of Diamant is played or replayed.
import { Playback } from '$replay/playback.svelte';
import type { DiamantChoice, DiamantEvent, DiamantView } from '$net/wire';
import { face } from '../cards';

/** The ends of a flight: a card of the path, an explorer, a chest. */
export type Anchor = `card-${number}` | `explorer-${number}` | `chest-${number}`;

export interface Flight {
  art: string;
  from: Anchor;
  to: Anchor;
  count: number;
}

/** How long each event is looked at, in ms; motion within it is shorter. */
const HOLDS: Record<DiamantEvent['event'], number> = {
  chose: 0,
  decided: 950,
  returned: 600,
  rescued: 650,
  revealed: 550,
  struck: 2100,
  entrance_closed: 1100,
  entrance_opened: 700,
  counted_out: 300,
};
/** How long the consequence of an event is looked at: rubies shared out, or put into chests. */
const CONSEQUENCE = 400;

export class CavePlayback extends Playback<DiamantEvent, DiamantView> {
  /** The choices while they are shown to all, by seat. */
  choices = $state.raw<Record<number, DiamantChoice> | null>(null);
  struck = $state.raw<{ hazard: string; lost: number } | null>(null);
  /** The round whose entrance was just closed, or is just opened. */
  threshold = $state.raw<{ round: number; open: boolean } | null>(null);
  /** Whether the chests are being counted, or were. */
  counted = $state(false);

  onFlight: (flight: Flight) => void = () => {};

  protected holds = HOLDS;
  protected stillShare = 0.8;

  constructor(view: DiamantView) {
    super();
    this.reset(view);
  }

  override reset(view: DiamantView): void {
    super.reset(view);
    this.#clear();
    this.counted = view.phase === 'over';
  }

  override play(events: DiamantEvent[], view: DiamantView): void {
    const [only] = events;
    if (events.length === 1 && only?.event === 'chose') this.#chose(only, view);
    else super.play(events, view);
  }

  /** A choice made in secret shows at once, or with what is being played: it interrupts nothing. */
  #chose(event: DiamantEvent, view: DiamantView): void {
    const { pending } = this;
    if (pending) {
      pending.view = view;
      return;
    }
    this.onEvent(event);
    this.view = structuredClone(view);
  }

  #clear(): void {
    this.choices = null;
    this.struck = null;
    this.threshold = null;
  }

  protected settle(): void {
    this.#clear();
  }

  /** Skipping past a choice still shows a strike; the next press skips that too. */
  protected override halts(event: DiamantEvent): boolean {
    return event.event === 'struck';
  }

  protected begin(event: DiamantEvent, after: DiamantView): void {
    const view = this.view;
    switch (event.event) {
      case 'chose':
        return;
      case 'decided':
        this.choices = Object.fromEntries([
          ...event.on.map((seat) => [seat, 'on'] as const),
          ...event.back.map((seat) => [seat, 'back'] as const),
        ]);
        for (const one of view.explorers) one.chosen = false;
        return;
      case 'returned':
        return this.#returned(event.seats, event.share, event.left);
      case 'rescued':
        return this.#rescued(event.seat, after);
      case 'revealed':
        return this.#revealed(event.card, event.share, event.left);
      case 'struck': {
        this.struck = { hazard: event.hazard, lost: event.lost.reduce((a, b) => a + b, 0) };
        for (const seat of event.fled) this.#home(seat, after);
        return;
      }
      case 'entrance_closed':
        this.struck = null;
        this.threshold = { round: event.round, open: false };
        view.closed = event.round;
        view.path = [];
        view.threats = [];
        return;
      case 'entrance_opened':
        this.threshold = { round: event.round, open: true };
        view.round = event.round;
        for (const one of view.explorers) one.in_cave = true;
        return;
      case 'counted_out':
        this.counted = true;
        view.phase = 'over';
    }
  }

  /** The rubies of a revealed card are shared out, and those brought home go into chests. */
  protected finish(event: DiamantEvent, after: DiamantView): number {
    if (event.event === 'revealed' && event.share) this.#share(event.share, event.left);
    else if (event.event === 'returned') this.#bank(event.seats, after);
    else return 0;
    return CONSEQUENCE;
  }

  #home(seat: number, after: DiamantView): void {
    const one = this.view.explorers[seat];
    if (!one) return;
    one.in_cave = false;
    one.carried = 0;
    one.chest = after.explorers[seat]?.chest ?? one.chest;
  }

  #returned(seats: number[], share: number, left: number): void {
    this.choices = null;
    const { path } = this.view;
    path.forEach((card, at) => {
      if (!card.rubies) return;
      for (const seat of seats) {
        this.onFlight({
          art: 'ruby',
          from: `card-${at}`,
          to: `explorer-${seat}`,
          count: Math.min(share, 3),
        });
      }
      card.rubies = 0;
    });
    // The remainder is on the newest treasure card.
    const rest = path.findLast((card) => face(card.card).kind === 'treasure');
    if (rest) rest.rubies = left;
    for (const seat of seats) {
      const one = this.view.explorers[seat];
      if (!one) continue;
      one.in_cave = false;
      one.carried += share;
    }
  }

  #bank(seats: number[], after: DiamantView): void {
    for (const seat of seats) {
      const count = Math.min(this.view.explorers[seat]?.carried ?? 0, 7);
      this.onFlight({ art: 'ruby', from: `explorer-${seat}`, to: `chest-${seat}`, count });
      this.#home(seat, after);
    }
  }

  #rescued(seat: number, after: DiamantView): void {
    this.view.path.forEach(({ card }, at) => {
      const { kind, art } = face(card);
      if (kind === 'relic')
        this.onFlight({ art, from: `card-${at}`, to: `chest-${seat}`, count: 1 });
    });
    this.view.path = this.view.path.filter(({ card }) => face(card).kind !== 'relic');
    const [one, then] = [this.view.explorers[seat], after.explorers[seat]];
    if (!one || !then) return;
    one.relics = then.relics;
    one.chest = then.chest;
  }

  #revealed(card: string, share: number, left: number): void {
    this.choices = null;
    this.threshold = null;
    const { view } = this;
    const inside = view.explorers.filter((one) => one.in_cave).length;
    view.path.push({ card, rubies: share * inside + left });
  }

  #share(share: number, left: number): void {
    const { view } = this;
    const at = view.path.length - 1;
    view.path[at]!.rubies = left;
    view.explorers.forEach((one, seat) => {
      if (!one.in_cave) return;
      one.carried += share;
      this.onFlight({
        art: 'ruby',
        from: `card-${at}`,
        to: `explorer-${seat}`,
        count: Math.min(share, 6),
      });
    });
  }
}
