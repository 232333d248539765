// The casket, to check how it was dealt; the page plays by what the server sends.
import { shuffled, type Below } from '$table/deal/fair';
import type { DealCheck } from '../game';

const GUARDIANS = ['fish', 'lizard', 'owl', 'fox', 'moth', 'hare', 'snail', 'bat'];
const RUNES = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `rune:${number}`);
const WALLS = ['N', 'E', 'S', 'W'];

interface Deal {
  hideouts: (string | null)[];
}

/** The hideouts of a level in order; which runes are among them may be left to chance. */
function inOrder(hideouts: string[], below: Below): string[] {
  const others = hideouts.filter((name) => !RUNES.includes(name));
  const runes = hideouts.length - others.length;
  const drawn = runes > 0 && runes < RUNES.length && !others.some((it) => it.startsWith('lock'));
  if (!drawn) return [...hideouts].sort();
  return [...others, ...shuffled(RUNES, below).slice(0, runes)].sort();
}

function deal(dealt: Deal, seats: number, chosen: number | null, below: Below): object {
  const cells: string[] = shuffled(GUARDIANS, below);
  const named = dealt.hideouts.filter((name): name is string => name !== null);
  const hideouts: (string | null)[] = shuffled(inOrder(named, below), below);
  const homes = shuffled(GUARDIANS, below);
  const boxes: (object | null)[] = homes.map((home) => ({ home, seal: WALLS[below(4)] }));
  const start = below(9);
  const first = chosen ?? below(seats);
  cells.splice(start, 0, 'start');
  hideouts.splice(start, 0, null);
  boxes.splice(start, 0, null);
  return { cells, hideouts, boxes, first };
}

export const draws: DealCheck['draws'] = function* (_, seats, moves, first) {
  for (const [by, , dealt] of moves) {
    if (by !== '*') continue;
    yield { part: 0, dealt, due: (below) => deal(dealt as Deal, seats, first, below) };
  }
};
