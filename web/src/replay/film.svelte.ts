// A finished game as a film: moments one can stand at, go on from, go back to.
import { Stage } from '../diamant/stage.svelte';
import type { DiamantEvent, DiamantView, Frame } from '../wire';

export interface Moment {
  events: DiamantEvent[];
  view: DiamantView;
}

/** The moments at which something was seen to happen; that someone has chosen is none. */
export function moments(frames: Frame[]): Moment[] {
  const found: Moment[] = [];
  for (const { events, view } of frames) {
    const seen = events.filter(({ event }) => event !== 'chose');
    if (seen.length || !found.length) found.push({ events: seen, view });
  }
  return found;
}

/** How long a moment is looked at before the next, in ms. */
const PAUSE = 900;

export class Film {
  moments = $state.raw<Moment[]>([]);
  at = $state(0);
  playing = $state(false);
  stage: Stage;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(frames: Frame[], at: number) {
    this.moments = moments(frames);
    this.at = this.#within(at);
    this.stage = new Stage(this.moments[this.at]!.view);
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** All that was seen to happen up to now, for the log. */
  get told(): DiamantEvent[] {
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
