// The casket as people see it while a game of Hideouts is played or replayed.
import { Playback } from '$replay/playback.svelte';
import { settings } from '$lib/device/settings.svelte';
import { Tween } from './tween.svelte';
import { arrive, change, flightOf, HOLDS, see, touchedBy, type Flight } from './event-effects';
import { middleOf, turnTo, type Point } from '../casket/space';
import { asDealt, slide } from './box-positions';
import type { Happened, View } from '../types';

interface Way {
  box: number;
  from: number;
  to: number;
}

const SLIDE = 420;
const BACK = 180;
const FLIGHT = 420;
const TURN = 1200;

export class CasketPlayback extends Playback<Happened, View> {
  /** The box on each cell, so that a box keeps its identity when it slides. */
  standing = $state.raw<number[]>(asDealt());
  /** What was just turned up, and is shown turning over. */
  turning = $state.raw<string | null>(null);
  /** The box that something was just put into. */
  touched = $state<number | null>(null);
  /** What is flying. */
  flight = $state.raw<Flight | null>(null);
  /** Whether the tray is turning and the players are not. */
  spinning = $state(false);

  /** Called with what was seen before a step, and what is seen after it. */
  onSeen: (before: View, after: View) => void = () => {};

  #slid = new Tween(1);
  #flown = new Tween(1);
  #turns = new Tween(0);
  #sliding = $state.raw<Way | null>(null);
  #drag = $state.raw<(Way & { far: number }) | null>(null);

  protected holds = HOLDS;
  protected stillShare = 0.6;

  constructor(view: View, standing = asDealt()) {
    super();
    this.reset(view, standing);
  }

  /** The quarter turns of the casket on screen. */
  get turns(): number {
    return this.#turns.current;
  }

  /** The same for the players, who keep their places while the tray turns. */
  get seatTurns(): number {
    return this.spinning ? this.#turns.target : this.#turns.current;
  }

  /** Whether something was dragged from the gap into a box. */
  get laid(): boolean {
    return this.flight !== null && this.flight.from === this.flight.to;
  }

  /** The progress of the flight, from 0 to 1. */
  get flown(): number {
    return this.#flown.current;
  }

  /** The position of a box, even while it slides. */
  placeOf(box: number): Point {
    const dragged = this.#drag?.box === box ? this.#drag : null;
    const way = dragged ?? this.#sliding;
    if (way?.box !== box) return middleOf(this.standing.indexOf(box));
    const far = dragged ? dragged.far : this.#slid.current;
    const [from, to] = [middleOf(way.from), middleOf(way.to)];
    return [from[0] + (to[0] - from[0]) * far, from[1] + (to[1] - from[1]) * far];
  }

  /** A box is dragged this share of the way to the gap; null releases it. */
  drag(cell: number, far: number | null): void {
    const gap = this.view.gap;
    const box = this.standing[cell];
    if (far === null) return this.#letGo();
    if (gap === null || box === undefined) return;
    this.#drag = { box, from: cell, to: gap, far: Math.max(0, Math.min(1, far)) };
  }

  /** A box that is released too soon slides back. */
  #letGo(): void {
    if (!this.#drag) return;
    const { box, from, to, far } = this.#drag;
    this.#drag = null;
    this.#sliding = { box, from: to, to: from };
    this.#slid.set(1 - far);
    this.#slid.set(1, settings.animated(BACK), true);
  }

  /** Something was dragged into a box. */
  lay(picture: string, cell: number): void {
    this.flight = { picture, from: cell, to: cell };
  }

  /** The action was refused: undo the drag. */
  takeBack(): void {
    this.flight = null;
  }

  override reset(view: View, standing = asDealt(), turning = false): void {
    super.reset(view);
    this.standing = standing;
    this.#sliding = this.#drag = this.flight = null;
    this.turning = this.touched = null;
    this.spinning = false;
    this.#look(turning ? settings.animated(TURN) : 0);
  }

  /** Turns the casket to the corner of the view. */
  #look(duration: number): void {
    const { me, corners } = this.view;
    const corner = me === null ? 'SW' : (corners[me] ?? 'SW');
    this.#turns.set(turnTo(corner, this.#turns.target), duration);
  }

  protected finish(event: Happened, after: View): number {
    arrive(this.view, event, this.flight);
    this.flight = null;
    if (event.event === 'rotated') this.#arrive(after);
    return 0;
  }

  protected settle(before: View, after: View): void {
    this.turning = this.touched = null;
    this.#look(0);
    this.onSeen(before, after);
  }

  protected begin(event: Happened, after: View): void {
    if (event.event === 'dealt') {
      this.view = structuredClone(after);
      return this.#look(0);
    }
    if (event.event === 'slid') this.#slide(event.cell, event.gap);
    this.#fly(flightOf(event, this.view, after));
    change(this.view, event, after);
    if (event.event === 'turned_up') this.turning = event.hideout;
    if (event.event === 'uncovered') this.turning = event.guardian;
    this.touched = touchedBy(event) ?? this.touched;
    if (event.event === 'rotated') {
      this.spinning = true;
      this.#look(settings.animated(TURN));
    }
  }

  protected override land(): void {
    this.#slid.set(1);
    this.#flown.set(1);
  }

  /** What was dragged there already does not fly. */
  #fly(flight: Flight | null): void {
    if (this.laid && this.flight?.to === flight?.to) return;
    this.flight = flight;
    this.#flown.set(0);
    this.#flown.set(1, settings.animated(FLIGHT));
  }

  /** The tray has turned: show what the new corner sees. */
  #arrive(after: View): void {
    this.spinning = false;
    this.#look(0);
    see(this.view, after);
  }

  #slide(from: number, to: number): void {
    const box = this.standing[from]!;
    const dragged = this.#drag?.box === box ? this.#drag.far : 0;
    this.#drag = null;
    this.#sliding = { box, from, to };
    this.#slid.set(dragged);
    this.#slid.set(1, settings.animated(SLIDE * (1 - dragged)), dragged > 0);
    this.standing = slide(this.standing, from, to);
  }
}
