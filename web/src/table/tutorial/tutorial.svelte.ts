// What a guided game has explained: each thing once, kept on this device until the next lesson.
const KEPT = 'gemkeep.lesson';

/** A table, what was explained there, and whether that is enough. */
type Kept = [string, string[], boolean];

/** A message, and what it is about by where that is on the page; nothing if it is not at hand. */
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
      // Then it begins anew.
    }
  }

  /** What is worth a word now: the first that is at hand and was not explained yet, but no sooner
      than what is being said is understood or no longer so. */
  due(steps: Step[], said?: Step): Step | undefined {
    if (this.#over) return undefined;
    const open = steps.filter(([words, about]) => about && !this.#seen.includes(words));
    return open.find(([words]) => words === said?.[0]) ?? open[0];
  }

  understood([words]: Step): void {
    this.#seen = [...this.#seen, words];
    this.#keep();
  }

  /** No more of it at this table. */
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
      // Then it is explained again when the page is loaded anew.
    }
  }
}
