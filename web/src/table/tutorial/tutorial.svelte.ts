// What a guided game has explained: each thing once, saved on this device until the next one.
const KEPT = 'gemkeep.lesson';

/** A table, what was explained there, and whether that is enough. */
type Kept = [string, string[], boolean];

/** A message and the selector of its target; undefined if it does not apply now. */
export type Step = [string, string | false | undefined];

export class Lesson {
  #table: string;
  #seen = $state.raw<string[]>([]);
  #over = $state(false);

  constructor(table: string) {
    this.#table = table;
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Kept | null;
      if (kept?.[0] === table) [, this.#seen, this.#over] = kept;
    } catch {
      // Without storage it starts over.
    }
  }

  /** What to explain now: the first that applies and was not explained yet, once the one before is
      confirmed or does not apply any more. */
  due(steps: Step[], said?: Step): Step | undefined {
    if (this.#over) return undefined;
    const open = steps.filter(([words, about]) => about && !this.#seen.includes(words));
    return open.find(([words]) => words === said?.[0]) ?? open[0];
  }

  understood([words]: Step): void {
    this.#seen = [...this.#seen, words];
    this.#keep();
  }

  /** No more explanations at this table. */
  stop(): void {
    this.#over = true;
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(
        KEPT,
        JSON.stringify([this.#table, this.#seen, this.#over] satisfies Kept),
      );
    } catch {
      // Without storage it is explained again after a reload.
    }
  }
}
