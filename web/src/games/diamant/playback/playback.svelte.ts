// What is on the stage now: the picture that people see, led event by event to what is true.
import { settings } from '$lib/settings.svelte';
import type { DiamantChoice, DiamantEvent, DiamantView } from '$net/wire';
import { face } from '../cards';
import type { Flight } from '../board/flight';

interface Act {
  events: DiamantEvent[];
  view: DiamantView;
}

/** How long each moment holds, in ms, before the next; motion within it is shorter. */
const HOLD: Record<DiamantEvent['event'], number> = {
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
/** What comes of a moment holds so long. */
const FOLLOW = 400;

export class Stage {
  view = $state<DiamantView>()!;
  /** The choices while they are shown to all, by seat. */
  choices = $state.raw<Record<number, DiamantChoice> | null>(null);
  struck = $state.raw<{ hazard: string; lost: number } | null>(null);
  /** The round whose entrance was just closed, or is just opened. */
  threshold = $state.raw<{ round: number; open: boolean } | null>(null);
  /** Whether the chests are being counted, or were. */
  counted = $state(false);
  busy = $state(false);

  onFlight: (flight: Flight) => void = () => {};
  onEvent: (event: DiamantEvent) => void = () => {};

  #queue: Act[] = [];
  /** What is being played. */
  #now: Act | null = null;
  #hurry: (() => void) | null = null;
  #rushing = false;
  /** Counts fresh starts: what was played before one has no say after it. */
  #turn = 0;

  constructor(view: DiamantView) {
    this.reset(view);
  }

  /** Shows this at once: the first look, a long gap, another pair of eyes. */
  reset(view: DiamantView): void {
    this.#turn += 1;
    this.#queue = [];
    this.#now = null;
    this.#rushing = false;
    this.busy = false;
    this.#skip();
    this.view = structuredClone(view);
    this.choices = null;
    this.struck = null;
    this.threshold = null;
    this.counted = view.phase === 'over';
  }

  play(events: DiamantEvent[], view: DiamantView): void {
    const [only] = events;
    if (events.length === 1 && only?.event === 'chose') return this.#chose(only, view);
    this.#queue.push({ events, view });
    if (!this.busy) void this.#run();
  }

  /** That someone has chosen is seen at once, or when what is moving has arrived: it hurries nobody. */
  #chose(event: DiamantEvent, view: DiamantView): void {
    const last = this.#queue.at(-1) ?? this.#now;
    if (last) {
      last.view = view;
      return;
    }
    this.onEvent(event);
    this.view = structuredClone(view);
  }

  /** Lets what is moving arrive now. */
  rush(): void {
    if (!this.busy) return;
    this.#rushing = true;
    this.#skip();
  }

  #skip(): void {
    this.#hurry?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    const turn = this.#turn;
    for (let act = this.#queue.shift(); act; act = this.#queue.shift()) {
      this.#now = act;
      for (const event of act.events) {
        // Who hurries past a choice still sees what it comes to; the next press hurries past that.
        if (event.event === 'struck') this.#rushing = false;
        this.#show(event, act.view);
        this.onEvent(event);
        await this.#hold(HOLD[event.event]);
        if (turn !== this.#turn) return;
        if (!this.#follow(event, act.view)) continue;
        await this.#hold(FOLLOW);
        if (turn !== this.#turn) return;
      }
      this.choices = null;
      this.struck = null;
      this.threshold = null;
      this.view = structuredClone(act.view);
    }
    this.#now = null;
    this.#rushing = false;
    this.busy = false;
  }

  /** Waits, shorter when more is waiting already, not at all when asked to hurry. */
  #hold(time: number): Promise<void> {
    if (!time || this.#rushing || this.#queue.length > 2 || document.hidden)
      return Promise.resolve();
    const paced = time * (this.#queue.length ? 0.45 : 1) * (settings.still ? 0.8 : 1);
    return new Promise((done) => {
      const timer = setTimeout(done, paced);
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  #show(event: DiamantEvent, after: DiamantView): void {
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

  /** What comes of a moment: a card that lies open is shared out, who is home fills the chest. */
  #follow(event: DiamantEvent, after: DiamantView): boolean {
    if (event.event === 'revealed' && event.share) this.#share(event.share, event.left);
    else if (event.event === 'returned') this.#bank(event.seats, after);
    else return false;
    return true;
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
    // What could not be divided lies on the newest treasure card.
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
