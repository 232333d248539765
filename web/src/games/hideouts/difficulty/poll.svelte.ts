// Work that the server does for a while: asked about again and again until it is done. The server
// stops what nobody asks about.
import { codeOf } from '$net/request-error';

interface Answer {
  progress: number;
  failed?: boolean;
}

/** How long between two questions, in ms. */
const PAUSE = 400;

export class Poll<Said extends Answer> {
  progress = $state(0);
  working = $state(false);
  /** The last answer, once it has a result. */
  result = $state.raw<Said | null>(null);
  /** The code of the failure that ended it. */
  error = $state<string | null>(null);
  /** Counts the works that were begun: only the last one's answers count. */
  #last = 0;

  /** Asks until there is a result. */
  async start(ask: () => Promise<Said>, isDone: (said: Said) => boolean): Promise<void> {
    const number = ++this.#last;
    [this.progress, this.working, this.result, this.error] = [0, true, null, null];
    try {
      for (;;) {
        const said = await ask();
        if (number !== this.#last) return;
        this.progress = said.progress;
        if (said.failed) this.error = 'failed';
        else if (isDone(said)) this.result = said;
        if (said.failed || isDone(said)) break;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
        if (number !== this.#last) return;
      }
    } catch (error) {
      if (number !== this.#last) return;
      this.error = codeOf(error);
    }
    this.working = false;
  }

  /** Asks no more, and forgets what was found. */
  stop = (): void => {
    this.#last++;
    [this.progress, this.working, this.result, this.error] = [0, false, null, null];
  };
}
