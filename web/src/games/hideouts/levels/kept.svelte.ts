// My levels, saved on this device; a link takes one to another device.
import type { HideoutsLevel } from '$net/wire';

export interface Kept {
  /** The code in its link. */
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
      // Without storage nothing is saved.
    }
  }

  has(code: string | null): boolean {
    return this.all.some((one) => one.code === code);
  }

  /** This name, or with a number if a saved level has it already. */
  unused(name: string): string {
    const taken = new Set(this.all.map(({ level }) => level.name));
    let [free, number] = [name, 1];
    while (taken.has(free)) free = `${name} ${++number}`;
    return free;
  }

  /** Saves a level, replacing one of the same name. */
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
      // Without storage they last as long as the page.
    }
  }
}

export const kept = new KeptLevels();
