// The levels I made or liked, kept on this device; a link brings them to another.
import type { HideoutsLevel } from '$net/wire';

export interface Kept {
  /** What the link to it carries. */
  code: string;
  level: HideoutsLevel;
}

const KEPT = 'gemkeep.levels';
const MOST = 40;

const whole = (one: Partial<Kept> | null): one is Kept =>
  typeof one?.code === 'string' &&
  typeof one.level?.name === 'string' &&
  Array.isArray(one.level.hideouts);

class KeptLevels {
  all = $state.raw<Kept[]>([]);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as (Partial<Kept> | null)[];
      if (Array.isArray(kept)) this.all = kept.filter(whole);
    } catch {
      // Then nothing is kept.
    }
  }

  has(code: string | null): boolean {
    return this.all.some((one) => one.code === code);
  }

  /** This name, or the next like it that no level kept here has. */
  unused(name: string): string {
    const taken = new Set(this.all.map(({ level }) => level.name));
    let [free, number] = [name, 1];
    while (taken.has(free)) free = `${name} ${++number}`;
    return free;
  }

  /** Keeps a level, in place of one that has its name. */
  keep(one: Kept): void {
    const others = this.all.filter(({ level }) => level.name !== one.level.name);
    this.#write([one, ...others].slice(0, MOST));
  }

  forget(code: string): void {
    this.#write(this.all.filter((one) => one.code !== code));
  }

  #write(all: Kept[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEPT, JSON.stringify(all));
    } catch {
      // Then they live as long as the page.
    }
  }
}

export const kept = new KeptLevels();
