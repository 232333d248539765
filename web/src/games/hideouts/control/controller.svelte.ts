// What I can do at the casket now, what I hold, and what is being sent.
import { showError } from '$lib/notices/errors';
import type { Told } from '../phrases/claims';
import { doubtOf, type Doubt } from './doubts';
import { corrections, lying, movable, presses, type Press } from './press-actions';
import type { CasketPlayback } from '../playback/playback.svelte';
import type { Action, Guardian } from '../types';

interface Turn {
  seat: number | null;
  legal: Action[];
  /** What was said about the seal of each box. */
  told?: Map<number, Told>;
}

/** Where actions are sent: to a table, or to a puzzle. */
interface Recipient {
  act: (seat: number, action: Action) => Promise<unknown>;
}

export class Controller {
  /** Whether I am correcting, and with which guardian. */
  picking = $state(false);
  picked = $state<Guardian | null>(null);
  /** The action that contradicts the signs, until I confirm it. */
  doubt = $state.raw<Doubt | null>(null);
  /** The cell of the box that slides when its arrow key is pressed again. */
  aimed = $state<number | null>(null);
  #sent = $state(false);
  #recipient: Recipient;
  #playback: CasketPlayback;
  #turn: () => Turn;
  /** Called when I act. */
  onAct: () => void = () => {};

  constructor(recipient: Recipient, playback: CasketPlayback, turn: () => Turn) {
    this.#recipient = recipient;
    this.#playback = playback;
    this.#turn = turn;
  }

  /** Whether an action of mine is being sent. */
  get sent(): boolean {
    return this.#sent;
  }

  /** Whether nothing is being played or sent. */
  get ready(): boolean {
    return !this.#playback.busy && !this.#sent;
  }

  get legal(): Action[] {
    return this.#turn().legal;
  }

  /** What a press on each box does, by cell. */
  readonly can = $derived.by((): Map<number, Press> => {
    if (!this.ready) return new Map();
    return this.picking
      ? corrections(this.legal, this.#playback.view, this.picked)
      : presses(this.legal);
  });

  /** The picture of what can be dragged out of each cell. */
  readonly loose = $derived.by((): Map<number, string> => {
    const { view } = this.#playback;
    const found = new Map<number, string>();
    if (!this.ready) return found;
    if (this.picking) {
      const who = movable(this.legal);
      for (const { cell, guardians } of view.boxes) {
        const one =
          guardians.find((it) => it === this.picked) ?? guardians.find((it) => who.includes(it));
        if (one) found.set(cell, `guardian-${one}`);
      }
    } else if (view.gap !== null && this.legal.length) {
      const guardian = lying(view);
      if (view.phase === 'place' && guardian) found.set(view.gap, `guardian-${guardian}`);
      if (view.phase === 'bless') found.set(view.gap, 'hideout-action');
    }
    return found;
  });

  act(action: Action): void {
    const { seat } = this.#turn();
    if (seat === null || !this.ready) return;
    this.#sent = true;
    this.putDown();
    this.onAct();
    this.#recipient
      .act(seat, action)
      .catch((error: unknown) => {
        if (action[0] === 'slide') this.#playback.drag(action[1] as number, null);
        else this.#playback.takeBack();
        showError(error);
      })
      .finally(() => (this.#sent = false));
  }

  press(cell: number): void {
    const press = this.can.get(cell);
    if (press?.action) this.#propose(press.action);
    else if (press?.pick !== undefined) this.picked = press.pick;
  }

  /** Acts, or asks first if the signs show that it is wrong. */
  #propose(action: Action): void {
    this.doubt = doubtOf(action, this.#playback.view, this.#signs());
    if (!this.doubt) this.act(action);
  }

  /** The guardian on the sign over each cell. */
  #signs(): Map<number, Guardian> {
    const { view, standing } = this.#playback;
    const told = this.#turn().told;
    return new Map(
      view.boxes.flatMap(({ cell, seal }): [number, Guardian][] => {
        const sign = seal ?? told?.get(standing[cell] ?? cell)?.seal?.guardian;
        return sign ? [[cell, sign]] : [];
      }),
    );
  }

  /** Leaves the action that I was asked about undone. */
  think(): void {
    this.doubt = null;
    this.#playback.takeBack();
  }

  /** Something is dragged out of this cell. */
  take(cell: number): void {
    const picture = this.loose.get(cell);
    if (this.picking && picture) this.picked = picture.replace('guardian-', '') as Guardian;
  }

  putDown(): void {
    this.picking = false;
    this.picked = this.doubt = this.aimed = null;
  }
}
