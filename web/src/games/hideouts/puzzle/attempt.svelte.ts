// An attempt at bringing everyone home: each move is made by the server, which says what it led to.
import { api } from '$net/api';
import type { HideoutsHomePuzzle, HideoutsPuzzleStep } from '$net/wire';
import { Controller } from '../control/controller.svelte';
import { CasketPlayback } from '../playback/playback.svelte';
import type { Action } from '../types';

/** A moment of the attempt, to come back to. */
interface Moment {
  step: HideoutsPuzzleStep;
  moves: Action[];
  standing: number[];
}

export class Attempt {
  readonly playback: CasketPlayback;
  readonly controller: Controller;
  #moments = $state.raw<Moment[]>([]);
  #day: string;
  /** Called once the win is lost or won. */
  onanswer: (right: boolean) => void = () => {};

  constructor({ day, first }: HideoutsHomePuzzle) {
    this.#day = day;
    this.playback = new CasketPlayback(first.view);
    this.#moments = [{ step: first, moves: [], standing: this.playback.standing }];
    this.controller = new Controller(this, this.playback, () => ({
      seat: first.view.me,
      legal: this.failed ? [] : (this.step.legal as Action[]),
    }));
  }

  get #now(): Moment {
    return this.#moments.at(-1)!;
  }

  get step(): HideoutsPuzzleStep {
    return this.#now.step;
  }

  /** Whether luck could take the win away now. */
  get failed(): boolean {
    return !this.step.forced;
  }

  get won(): boolean {
    return this.step.forced && (this.step.view.result?.won ?? false);
  }

  get begun(): boolean {
    return this.#moments.length > 1;
  }

  async act(_seat: number, action: Action): Promise<void> {
    const moves = [...this.#now.moves, action];
    const step = await api<HideoutsPuzzleStep>(`/puzzles/hideouts/${this.#day}/moves`, {
      body: { moves },
    });
    this.playback.play(step.events, step.view);
    this.#moments = [...this.#moments, { step, moves, standing: this.playback.standing }];
    if (this.failed || this.won) this.onanswer(this.won);
  }

  takeBack(): void {
    this.#goTo(this.#moments.length - 2);
  }

  restart(): void {
    this.#goTo(0);
  }

  #goTo(at: number): void {
    this.#moments = this.#moments.slice(0, at + 1);
    this.controller.putDown();
    this.playback.reset(this.step.view, this.#now.standing);
  }
}
