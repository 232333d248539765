// Leads a picture event by event to the view that was sent with the events. Each game says what an
// event changes and how long it is looked at; queueing, pacing and skipping are the same for all.
import { settings } from '$lib/device/settings.svelte';

interface Step<Event, View> {
  events: Event[];
  /** The view after all of these events. */
  view: View;
}

/** With more steps than this waiting, nothing is held: the picture jumps to the last ones. */
const TOO_FAR_BEHIND = 2;

export abstract class Playback<Event extends { event: string }, View extends object> {
  view = $state<View>()!;
  busy = $state(false);
  /** Whether everything is skipped until something must be seen: only bots are at work. */
  hasty = false;
  onEvent: (event: Event) => void = () => {};

  #queue: Step<Event, View>[] = [];
  #current: Step<Event, View> | null = null;
  #skipping = false;
  #release: () => void = () => {};
  /** Generation counter: a stale run stops itself. */
  #run = 0;

  /** How long each event is looked at, in ms, before the next. */
  protected abstract readonly holds: Record<Event['event'], number>;
  /** The share of that without motion. */
  protected abstract readonly stillShare: number;

  /** Changes the picture when an event begins; `after` is the view its step leads to. */
  protected abstract begin(event: Event, after: View): void;
  /** Changes it when the event has been looked at; returns how much longer to hold, in ms. */
  protected abstract finish(event: Event, after: View): number;
  /** Clears what only events show; the view is `after` already. */
  protected abstract settle(before: View, after: View): void;
  /** Ends motion at once. */
  protected land(): void {}
  /** Whether skipping stops at this event, so that it is seen. */
  protected halts(_event: Event): boolean {
    return false;
  }

  /** The last step that has not ended yet. */
  protected get pending(): Step<Event, View> | null {
    return this.#queue.at(-1) ?? this.#current;
  }

  /** Whether events only catch up, and are not held. */
  get hurried(): boolean {
    return this.hasty || this.#skipping || this.#queue.length > TOO_FAR_BEHIND;
  }

  /** Shows this at once: on the first look, after a long gap, from another viewpoint. */
  reset(view: View): void {
    this.#run += 1;
    this.#queue = [];
    this.#current = null;
    this.#skipping = false;
    this.busy = false;
    this.#release();
    this.view = structuredClone(view);
  }

  play(events: Event[], view: View): void {
    this.#queue.push({ events, view });
    if (!this.busy) void this.#play();
  }

  /** Ends everything that is being played now. */
  skip(): void {
    if (!this.busy) return;
    this.#skipping = true;
    this.#release();
  }

  async #play(): Promise<void> {
    this.busy = true;
    const run = this.#run;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      this.#current = step;
      const before = $state.snapshot(this.view) as View; // eslint-disable-line @typescript-eslint/no-unnecessary-type-assertion -- Snapshot<View> is not View for a generic View
      for (const event of step.events) {
        if (this.halts(event)) this.hasty = this.#skipping = false;
        this.begin(event, step.view);
        this.onEvent(event);
        await this.#hold(this.holds[event.event as Event['event']]);
        if (run !== this.#run) return;
        await this.#hold(this.finish(event, step.view));
        if (run !== this.#run) return;
      }
      this.view = structuredClone(step.view);
      this.settle(before, step.view);
    }
    this.#current = null;
    this.#skipping = false;
    this.busy = false;
  }

  /** Waits: shorter when more is waiting, not at all when hurried. */
  #hold(time: number): Promise<void> {
    if (!time) return Promise.resolve();
    if (this.hurried || document.hidden) {
      this.land();
      return Promise.resolve();
    }
    const share = (settings.still ? this.stillShare : 1) / (1 + this.#queue.length);
    return new Promise((done) => {
      const timer = setTimeout(done, settings.paced(time * share));
      this.#release = () => {
        clearTimeout(timer);
        this.land();
        done();
      };
    });
  }
}
