// The analysis of a finished game: asked for again and again until the server has made it.
import { api } from '$net/api';
import { codeOf } from '$net/request-error';
import type { AnalysisProgress } from '$net/wire';

/** The analysis of any game. */
export type Found = NonNullable<AnalysisProgress['analysis']>;

export class AnalysisRequest<Analysis extends Found> {
  analysis = $state.raw<Analysis | null>(null);
  /** The part of the work that is done, from 0 to 1. */
  done = $state(0);
  /** The code of the failure. */
  error = $state<string | null>(null);
  #table: string;
  #stopped = false;

  constructor(table: string) {
    this.#table = table;
    void this.ask();
  }

  /** Asks until it is there; an answer waits a moment for it, so that this needs no timer. */
  ask = async (): Promise<void> => {
    this.error = null;
    try {
      while (!this.analysis && !this.#stopped) {
        const answer = await api<AnalysisProgress>(`/tables/${this.#table}/analysis`);
        this.done = answer.done;
        this.analysis = answer.analysis as Analysis | null;
      }
    } catch (error) {
      this.error = codeOf(error);
    }
  };

  /** Asks no more. */
  stop(): void {
    this.#stopped = true;
  }
}
