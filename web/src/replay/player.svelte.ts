// Plays a finished game: its moments, forwards, backwards, or one after the other.
import { untrack } from 'svelte';
import { settings } from '$lib/device/settings.svelte';
import type { Playback } from './playback.svelte';
import { router } from '$lib/navigation/router.svelte';
import type { Frame, GameEvent, Replay, View } from '$net/wire';

export interface Moment<Event, Seen> {
  /** The number of the move, as in the record. */
  number: number;
  events: Event[];
  view: Seen;
}

/** The frames in which something was seen to happen; a choice in secret is not. */
export function moments<Event extends GameEvent, Seen extends View>(
  frames: Frame[],
): Moment<Event, Seen>[] {
  const found: Moment<Event, Seen>[] = [];
  for (const { number, events, view } of frames) {
    const seen = events.filter(({ event }) => event !== 'chose');
    if (seen.length || !found.length) {
      found.push({ number, events: seen as Event[], view: view as Seen });
    }
  }
  return found;
}

/** How long a moment is looked at before the next, in ms. */
const PAUSE = 900;

export class ReplayPlayer<
  Event extends GameEvent,
  Seen extends View,
  P extends Playback<Event, Seen> | null,
> {
  moments = $state.raw<Moment<Event, Seen>[]>([]);
  at = $state(0);
  playing = $state(false);
  /** Null if moments are shown without motion. */
  playback: P;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(frames: Frame[], at: number, playback: (view: Seen) => P) {
    this.moments = moments(frames);
    this.at = this.#within(at);
    this.playback = playback(this.now.view);
  }

  get now(): Moment<Event, Seen> {
    return this.moments[this.at]!;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** The events up to now, for the log. */
  get history(): Event[] {
    return this.moments.slice(0, this.at + 1).flatMap(({ events }) => events);
  }

  /** The same moment from another viewpoint. */
  setFrames(frames: Frame[]): void {
    this.moments = moments(frames);
    this.at = this.#within(this.at);
    this.playback?.reset(this.now.view);
  }

  /** Jumps to a moment. */
  goTo(at: number): void {
    this.pause();
    this.at = this.#within(at);
    this.playback?.reset(this.now.view);
  }

  /** Jumps to the moment of a move; one that nobody saw has none. */
  goToMove(number: number): void {
    const at = this.moments.findIndex((moment) => moment.number === number);
    if (at >= 0) this.goTo(at);
  }

  /** Plays the next moment. */
  next(): void {
    if (this.at >= this.last) return this.pause();
    const { events, view } = this.moments[++this.at]!;
    this.playback?.skip();
    this.playback?.play(events, view);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.goTo(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    if (!this.playing) return;
    if (!this.playback?.busy) this.next();
    this.#timer = setTimeout(() => this.#tick(), settings.paced(PAUSE));
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.moments.length - 1, Math.round(at) || 0));
  }
}

/** What moves a replay, whatever the game. */
export type PlayerControls = Pick<
  ReplayPlayer<GameEvent, View, null>,
  'at' | 'goTo' | 'goToMove' | 'last' | 'next' | 'now' | 'pause' | 'playing' | 'toggle'
>;

/** The player of a replay, from the moment the address names, else from `first`; it follows a change
    of viewpoint. */
export function replayPlayer<
  Event extends GameEvent,
  Seen extends View,
  P extends Playback<Event, Seen> | null,
>(replay: () => Replay, playback: (view: Seen) => P, first = 0): ReplayPlayer<Event, Seen, P> {
  const at = Number(router.query.get('at') ?? first);
  let shown = untrack(replay).frames;
  const player = untrack(() => new ReplayPlayer<Event, Seen, P>(shown, at, playback));
  $effect(() => {
    const { frames } = replay();
    if (frames === shown) return;
    shown = frames;
    untrack(() => player.setFrames(frames));
  });
  return player;
}
