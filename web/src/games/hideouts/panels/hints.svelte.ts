// Hints for what happens for the first time on this device, so that nobody needs to read the rules
// first.
import { person } from '$net/person';
import type { Happened, View } from '../types';

const KEPT = 'gemkeep.hideouts.hints';
const MOST = 3;

export type Hint =
  | 'rune'
  | 'mechanism'
  | 'lock'
  | 'lock-stays'
  | 'rotation'
  | 'action'
  | 'number'
  | 'number-stays'
  | 'guardian'
  | 'charged'
  | 'signs'
  | 'correct';

function of(event: Happened): Hint | null {
  switch (event.event) {
    case 'turned_up':
      return event.hideout.split(':')[0] as Hint;
    case 'stayed':
      return `${event.hideout.split(':')[0]}-stays` as Hint;
    case 'uncovered':
      return 'guardian';
    case 'charged':
      return 'charged';
    default:
      return null;
  }
}

export class Hints {
  #due = $state.raw<Hint[]>([]);
  #place = `${KEPT}.${person()?.id ?? ''}`;

  /** The current hint: the newest. */
  get due(): Hint | undefined {
    return this.#due.at(-1);
  }

  happened(event: Happened): void {
    const hint = of(event);
    if (hint) this.#say(hint);
  }

  /** Adds hints for what is new on my turn. */
  asked({ boxes }: View, verbs: string[]): void {
    if (boxes.some((box) => box.seal && !box.read)) this.#say('signs');
    if (verbs.includes('correct')) this.#say('correct');
  }

  /** Closes the hint; an earlier one may follow. */
  read(): void {
    this.#due = this.#due.slice(0, -1);
  }

  #say(hint: Hint): void {
    const known = this.#known();
    if (known.includes(hint)) return;
    this.#due = [...this.#due, hint].slice(-MOST);
    try {
      localStorage.setItem(this.#place, JSON.stringify([...known, hint]));
    } catch {
      // Without storage the hint comes again the next time.
    }
  }

  #known(): Hint[] {
    try {
      return JSON.parse(localStorage.getItem(this.#place) ?? '[]') as Hint[];
    } catch {
      return this.#due;
    }
  }
}
