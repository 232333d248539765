// The casket as people see it now, led event by event to what is true.
import { settings } from '$lib/settings.svelte';
import { Glide } from './glide.svelte';
import { middleOf, turnTo, type Point } from './space';
import type { Happened, View } from './types';

interface Act {
  events: Happened[];
  view: View;
}

/** How long each moment holds, in ms, before the next. */
const HOLD: Record<Happened['event'], number> = {
  dealt: 500,
  slid: 520,
  turned_up: 900,
  stayed: 600,
  removed: 420,
  rotated: 1500,
  uncovered: 650,
  placed: 600,
  left_lying: 250,
  blessed: 600,
  corrected: 800,
  charged: 350,
  passed: 200,
  ended: 400,
};
const SLIDE = 420;
const TURN = 1200;
const CELLS = 9;
const PRICE_SHOWN = 3;

export class Stage {
  view = $state<View>()!;
  busy = $state(false);
  /** Which box stands where, by a name of our own: so that a box that slides stays the same one. */
  standing = $state.raw<number[]>([]);
  /** What was turned up just now, and turns over before one's eyes. */
  turning = $state.raw<string | null>(null);
  /** The box that something was just put into. */
  touched = $state<number | null>(null);

  onEvent: (event: Happened, view: View) => void = () => {};

  #slid = new Glide(1);
  #turns = new Glide(0);
  #sliding = $state.raw<{ box: number; from: number; to: number } | null>(null);
  #drag = $state.raw<{ box: number; from: number; to: number; far: number } | null>(null);
  #queue: Act[] = [];
  #hurry: (() => void) | null = null;

  constructor(view: View) {
    this.reset(view);
  }

  /** How many quarter turns the casket has made for these eyes. */
  get turns(): number {
    return this.#turns.current;
  }

  /** Where a box stands or how far it has come, by its name. */
  placeOf(box: number): Point {
    const way = this.#drag?.box === box ? this.#drag : this.#sliding;
    if (way?.box === box) {
      const far = this.#drag?.box === box ? this.#drag.far : this.#slid.current;
      const [from, to] = [middleOf(way.from), middleOf(way.to)];
      return [from[0] + (to[0] - from[0]) * far, from[1] + (to[1] - from[1]) * far];
    }
    return middleOf(this.standing.indexOf(box));
  }

  /** A box follows the finger towards the gap, by this share of the way; null lets go of it. */
  drag(cell: number, far: number | null): void {
    const gap = this.view.gap;
    this.#drag =
      far === null || gap === null
        ? null
        : { box: this.standing[cell]!, from: cell, to: gap, far: Math.max(0, Math.min(1, far)) };
  }

  /** Shows this at once: the first look, a long gap, another pair of eyes. */
  reset(view: View, turning = false): void {
    this.#queue = [];
    this.#hurry?.();
    this.#show(view);
    this.standing = Array.from({ length: CELLS }, (_, cell) => cell);
    this.#sliding = null;
    this.turning = null;
    this.#look(turning && !settings.still ? TURN : 0);
  }

  play(events: Happened[], view: View): void {
    this.#queue.push({ events, view });
    if (!this.busy) void this.#run();
  }

  /** Lets what is moving arrive now. */
  rush(): void {
    this.#hurry?.();
  }

  #show(view: View): void {
    this.view = structuredClone(view);
  }

  /** Turns the casket to where these eyes look from. */
  #look(duration: number): void {
    const { me, corners } = this.view;
    const corner = me === null ? 'SW' : (corners[me] ?? 'SW');
    this.#turns.set(turnTo(corner, this.#turns.target), duration);
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let act = this.#queue.shift(); act; act = this.#queue.shift()) {
      for (const event of act.events) {
        this.#happen(event, act.view);
        this.onEvent(event, this.view);
        await this.#hold(HOLD[event.event]);
      }
      this.turning = null;
      this.touched = null;
      this.#show(act.view);
      this.#look(0);
    }
    this.busy = false;
  }

  #hold(time: number): Promise<void> {
    if (!time || this.#queue.length > 3 || document.hidden) return Promise.resolve();
    const paced = time * (this.#queue.length ? 0.5 : 1) * (settings.still ? 0.6 : 1);
    return new Promise((done) => {
      const timer = setTimeout(done, paced);
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  #happen(event: Happened, after: View): void {
    const view = this.view;
    const box = (cell: number) => view.boxes.find((one) => one.cell === cell);
    const here = (cell: number) => view.cells.find((one) => one.cell === cell);
    switch (event.event) {
      case 'slid':
        return this.#slide(event.cell, event.gap, event.paid, after);
      case 'turned_up': {
        const cell = here(event.cell);
        if (cell) Object.assign(cell, { hideout: event.hideout, hideout_lies: 'up' });
        this.turning = event.hideout;
        return;
      }
      case 'removed': {
        const cell = here(event.cell);
        if (cell) Object.assign(cell, { hideout: null, hideout_lies: 'gone' });
        // The action symbol goes into a box, and all else into the lid.
        if (after.lid.hideouts.includes(event.hideout)) view.lid.hideouts.push(event.hideout);
        return;
      }
      case 'rotated':
        view.corners = event.corners;
        for (const one of view.boxes) Object.assign(one, { outside: [], inside: [] });
        return this.#look(settings.still ? 0 : TURN);
      case 'uncovered': {
        const cell = here(event.cell);
        if (cell) Object.assign(cell, { guardian: event.guardian, guardian_lies: 'up' });
        this.turning = event.guardian;
        return;
      }
      case 'placed': {
        const cell = here(view.gap ?? -1);
        if (cell) Object.assign(cell, { guardian: null, guardian_lies: 'gone' });
        box(event.cell)?.guardians.push(event.guardian);
        this.touched = event.cell;
        return;
      }
      case 'corrected': {
        const from = box(event.cell);
        if (from) from.guardians = from.guardians.filter((one) => one !== event.guardian);
        box(event.to)?.guardians.push(event.guardian);
        view.supply -= PRICE_SHOWN;
        view.lid.tokens += PRICE_SHOWN;
        this.touched = event.to;
        return;
      }
      case 'blessed': {
        const one = box(event.cell);
        if (one) one.symbol = true;
        this.touched = event.cell;
        return;
      }
      case 'charged': {
        const cell = here(event.cell);
        if (cell) cell.tokens = (cell.tokens ?? 0) + 1;
        view.supply -= 1;
        return;
      }
      case 'dealt':
        this.#show(after);
        return this.#look(0);
      case 'stayed':
      case 'left_lying':
      case 'passed':
      case 'ended':
        return;
    }
  }

  /** The box leaves a cell for the gap; the walls that come into sight are those of afterwards. */
  #slide(from: number, to: number, paid: boolean, after: View): void {
    const view = this.view;
    const moved = view.boxes.find((one) => one.cell === from);
    if (!moved) return;
    const name = this.standing[from]!;
    const standing = [...this.standing];
    [standing[from], standing[to]] = [standing[to]!, standing[from]!];
    const dragged = this.#drag?.box === name ? this.#drag.far : 0;
    this.#drag = null;
    this.#sliding = { box: name, from, to };
    this.#slid.set(dragged);
    this.#slid.set(1, settings.still ? 0 : SLIDE * (1 - dragged));
    this.standing = standing;
    moved.cell = to;
    if (paid) {
      moved.tokens += 1;
      view.supply -= 1;
    }
    view.gap = from;
    if (after.rotations !== view.rotations) {
      for (const one of view.boxes) one.outside = [];
      return;
    }
    for (const one of view.boxes) {
      const then = after.boxes.find((it) => it.cell === one.cell);
      if (!then) continue;
      const { outside, inside, seal, side, bare } = then;
      Object.assign(one, { outside, inside, seal, side, bare });
    }
  }
}
