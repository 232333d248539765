// Whether it is my turn, and whether everyone is waiting for me.
import type { Me, Shown, TableInfo } from '$net/wire';

export type Turn = 'none' | 'mine' | 'last';

/** Seconds after which the others are said to wait for someone who has had the turn alone. */
const LONG = 20;

export interface Moment {
  table: Pick<TableInfo, 'phase' | 'seats'>;
  me: Pick<Me, 'seats'>;
  shown: Pick<Shown, 'seat' | 'legal' | 'chosen'>[];
  /** The seats that have yet to choose; null if the game does not tell. */
  undecided: number[] | null;
  /** Whether someone else has chosen since the decision was opened. */
  othersChose: boolean;
  /** How long I have had the turn, in seconds. */
  waited: number;
}

/** My seats that have yet to choose. */
export const mineToAct = ({ shown, me }: Pick<Moment, 'shown' | 'me'>): number[] =>
  shown.flatMap(({ seat, legal, chosen }) =>
    seat !== null && me.seats.includes(seat) && legal.length && !chosen ? [seat] : [],
  );

/** Only people can be said to wait: bots don't mind. */
export function turnOf(moment: Moment): Turn {
  const { table, me, undecided, othersChose, waited } = moment;
  if (table.phase !== 'playing' || !mineToAct(moment).length) return 'none';
  const company = table.seats.some(
    ({ kind, present, bot }, at) => kind === 'person' && present && !bot && !me.seats.includes(at),
  );
  const alone = undecided?.every((seat) => me.seats.includes(seat)) ?? false;
  return company && alone && (othersChose || waited >= LONG) ? 'last' : 'mine';
}

/** How the open decision has gone so far, from how many had yet to choose at each look. */
export class DecisionWatch {
  #most = 0;
  #last = 0;
  #since = 0;

  /** Notes how many have yet to choose, and whether I have; more than before is a new decision. */
  look(undecided: number, mine: boolean, now: number): void {
    if (undecided > this.#last || !mine) {
      this.#most = undecided;
      this.#since = now;
    }
    this.#last = undecided;
  }

  get othersChose(): boolean {
    return this.#last < this.#most;
  }

  waited(now: number): number {
    return now - this.#since;
  }
}
