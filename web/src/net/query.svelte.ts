// A request whose state a page shows: on its way, answered, or failed.
import { codeOf } from './request-error';

export class Query<Answer> {
  answer = $state.raw<Answer | null>(null);
  /** The code of the last failure. */
  error = $state<string | null>(null);
  loading = $state(false);
  #request: () => Promise<Answer>;
  /** Counts requests: only the last one's answer is kept. */
  #last = 0;

  /** With an answer that is here already, nothing is requested. */
  constructor(request: () => Promise<Answer>, answer: Answer | null = null) {
    this.#request = request;
    this.answer = answer;
    if (answer === null) this.reload();
  }

  /** Requests it again; the answer before stays until then. */
  reload = (): void => {
    const number = ++this.#last;
    this.loading = true;
    const settle = (error: string | null): boolean => {
      if (number !== this.#last) return false;
      this.loading = false;
      this.error = error;
      return true;
    };
    this.#request().then(
      (answer) => {
        if (settle(null)) this.answer = answer;
      },
      (error: unknown) => settle(codeOf(error)),
    );
  };
}
