// What a guided game has explained: each thing once, kept on this device until the next lesson.
const KEPT = 'gemkeep.lesson';

interface Kept {
  table: string;
  seen: string[];
  over: boolean;
}

export class Lesson<Mark extends string> {
  #table: string;
  #seen = $state.raw<readonly string[]>([]);
  #over = $state(false);

  constructor(table: string) {
    this.#table = table;
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>;
      if (kept.table !== table) return;
      this.#seen = kept.seen ?? [];
      this.#over = kept.over ?? false;
    } catch {
      // Then it begins anew.
    }
  }

  /** What is worth a word now: the first that is so and was not explained yet, but no sooner than
      what is being said is understood or no longer so. */
  due(wanted: readonly [Mark, boolean][], said?: Mark): Mark | undefined {
    if (this.#over) return undefined;
    const open = wanted.filter(([mark, when]) => when && !this.#seen.includes(mark));
    return (open.find(([mark]) => mark === said) ?? open[0])?.[0];
  }

  understood(mark: Mark): void {
    this.#seen = [...this.#seen, mark];
    this.#keep();
  }

  /** No more of it at this table. */
  stop(): void {
    this.#over = true;
    this.#keep();
  }

  #keep(): void {
    const kept: Kept = { table: this.#table, seen: [...this.#seen], over: this.#over };
    try {
      localStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // Then it is explained again when the page is loaded anew.
    }
  }
}
