// What each round brought to each player, counted from what everyone saw.
import type { DiamantEvent } from '$net/wire';

export interface Share {
  /** The rubies put into the chest. */
  brought: number;
  /** The worth of each relic rescued. */
  relics: number[];
  /** The rubies lost to a hazard, and which it was; null for someone who went back in time. */
  lost: number;
  hazard: string | null;
}

const nothing = (): Share => ({ brought: 0, relics: [], lost: 0, hazard: null });

/** By round and by seat; the last round may still be going on. */
export function rounds(events: DiamantEvent[], seats: number): Share[][] {
  const row = (): Share[] => Array.from({ length: seats }, nothing);
  const found = [row()];
  for (const event of events) {
    const now = found.at(-1)!;
    switch (event.event) {
      case 'returned':
        event.seats.forEach((seat, at) => (now[seat]!.brought += event.banked[at] ?? 0));
        break;
      case 'rescued':
        now[event.seat]!.relics.push(...event.worth);
        break;
      case 'struck':
        event.fled.forEach((seat, at) => {
          now[seat]!.lost = event.lost[at] ?? 0;
          now[seat]!.hazard = event.hazard;
        });
        break;
      case 'entrance_opened':
        found.push(row());
        break;
    }
  }
  return found;
}

export const worth = ({ brought, relics }: Share): number =>
  relics.reduce((all, one) => all + one, brought);

/** The place of a seat: one more than the number of seats that have more. */
export const placeOf = (scores: number[], seat: number): number =>
  scores.filter((score) => score > scores[seat]!).length + 1;

export type Memory =
  | { kind: 'pride'; round: number; points: number }
  | { kind: 'grief'; round: number; lost: number; hazard: string }
  | { kind: 'empty' };

/** What a player will remember: the best round of a winner, or the greatest loss if it was greater
    than any gain. */
export function memory(all: Share[][], seat: number, won: boolean): Memory {
  const mine = all.map((row) => row[seat]!);
  const best = mine.reduce((top, one, at) => (worth(one) > worth(mine[top]!) ? at : top), 0);
  const worst = mine.reduce((top, one, at) => (one.lost > mine[top]!.lost ? at : top), 0);
  const { lost, hazard } = mine[worst]!;
  if (!won && hazard && lost > 0 && lost >= worth(mine[best]!)) {
    return { kind: 'grief', round: worst + 1, lost, hazard };
  }
  const points = worth(mine[best]!);
  return points ? { kind: 'pride', round: best + 1, points } : { kind: 'empty' };
}
