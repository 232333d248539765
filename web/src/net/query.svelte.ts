// Something asked of the server: on its way, here, or refused, and asked for again.
import { Refusal } from './api';

export class Asked<Answer> {
  answer = $state.raw<Answer | null>(null);
  /** Why there is no answer: a code of the server's, or `offline`. */
  trouble = $state<string | null>(null);
  waiting = $state(false);
  #ask: () => Promise<Answer>;
  #turn = 0;

  constructor(ask: () => Promise<Answer>) {
    this.#ask = ask;
    this.again();
  }

  /** Asks again; what was answered before stays in sight until then. */
  again = (): void => {
    const turn = ++this.#turn;
    this.waiting = true;
    this.#ask().then(
      (answer) => {
        if (turn !== this.#turn) return;
        this.waiting = false;
        this.answer = answer;
        this.trouble = null;
      },
      (error: unknown) => {
        if (turn !== this.#turn) return;
        this.waiting = false;
        this.trouble = codeOf(error);
      },
    );
  };
}

/** The code of what went wrong; without a network there is no answer at all. */
export function codeOf(error: unknown): string {
  if (error instanceof Refusal) return error.code;
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : 'offline';
}
