// A finished game as a film: moments one can stand at, go on from, go back to.
import { untrack } from 'svelte';
import { router } from '$lib/router.svelte';
import type { Frame, GameEvent, Replay, View } from '$net/wire';

export interface Moment<Event, Seen> {
  events: Event[];
  view: Seen;
}

/** What a game is shown on: it can show a view at once, or play what led to it. */
export interface Scene<Event, Seen> {
  busy: boolean;
  reset(view: Seen): void;
  play(events: Event[], view: Seen): void;
  rush(): void;
}

/** The moments at which something was seen to happen; that someone has chosen is none. */
export function moments<Event extends GameEvent, Seen extends View>(
  frames: Frame[],
): Moment<Event, Seen>[] {
  const found: Moment<Event, Seen>[] = [];
  for (const { events, view } of frames) {
    const seen = events.filter(({ event }) => event !== 'chose');
    if (seen.length || !found.length) {
      found.push({ events: seen as Event[], view: view as Seen });
    }
  }
  return found;
}

/** How long a moment is looked at before the next, in ms. */
const PAUSE = 900;

export class Film<Event extends GameEvent, Seen extends View, Stage extends Scene<Event, Seen>> {
  moments = $state.raw<Moment<Event, Seen>[]>([]);
  at = $state(0);
  playing = $state(false);
  stage: Stage;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(frames: Frame[], at: number, stage: (view: Seen) => Stage) {
    this.moments = moments(frames);
    this.at = this.#within(at);
    this.stage = stage(this.moments[this.at]!.view);
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** All that was seen to happen up to now, for the log. */
  get told(): Event[] {
    return this.moments.slice(0, this.at + 1).flatMap(({ events }) => events);
  }

  /** The same moment through other eyes. */
  through(frames: Frame[]): void {
    this.moments = moments(frames);
    this.at = this.#within(this.at);
    this.stage.reset(this.moments[this.at]!.view);
  }

  /** Stands at a moment at once. */
  stand(at: number): void {
    this.pause();
    this.at = this.#within(at);
    this.stage.reset(this.moments[this.at]!.view);
  }

  /** Goes on by one moment, as it happened. */
  on(): void {
    if (this.at >= this.last) return this.pause();
    const { events, view } = this.moments[++this.at]!;
    this.stage.rush();
    this.stage.play(events, view);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.stand(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    if (!this.playing) return;
    if (!this.stage.busy) this.on();
    this.#timer = setTimeout(() => this.#tick(), PAUSE);
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.moments.length - 1, Math.round(at) || 0));
  }
}

/** What moves a film, whatever the game. */
export type Controls = Pick<
  Film<GameEvent, View, Scene<GameEvent, View>>,
  'at' | 'last' | 'on' | 'pause' | 'playing' | 'stand' | 'toggle'
>;

/** The film of a replay from the moment its address names, else from the first that has something
    to look at; it goes on through whatever eyes come. */
export function filmOf<
  Event extends GameEvent,
  Seen extends View,
  Stage extends Scene<Event, Seen>,
>(replay: () => Replay, stage: (view: Seen) => Stage, first = 0): Film<Event, Seen, Stage> {
  const at = Number(router.query.get('at') ?? first);
  let shown = untrack(replay).frames;
  const film = untrack(() => new Film<Event, Seen, Stage>(shown, at, stage));
  $effect(() => {
    const { frames } = replay();
    if (frames === shown) return;
    shown = frames;
    untrack(() => film.through(frames));
  });
  return film;
}
