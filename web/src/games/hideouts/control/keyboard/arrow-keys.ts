// Arrow keys in the casket: they move the focus from box to box, and slide a box when pressed twice.
import { arrowOf, middleOf, type Point, type Sight } from '../../casket/space';

const ARROWS: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, -1],
};

interface Arrowed {
  key: string;
  /** The focused cell. */
  from: number;
  gap: number | null;
  /** The cells whose boxes can slide. */
  slides: number[];
  /** The cell of the box that slides when the key is pressed again. */
  aimed: number | null;
  sight: Sight;
}

export type Answer =
  | { does: 'slide' | 'aim' | 'walk'; cell: number }
  /** The casket ends there. */
  | { does: 'nothing' }
  /** It is no arrow key. */
  | null;

/** What an arrow key does. No single press slides a box, because that costs a token. */
export function arrowed({ key, from, gap, slides, aimed, sight }: Arrowed): Answer {
  const way = ARROWS[key];
  if (!way) return null;
  const moves = gap === null ? undefined : slides.find((it) => arrowOf(it, gap, sight) === key);
  if (moves !== undefined && moves === aimed) return { does: 'slide', cell: moves };
  if (moves !== undefined && (from === moves || from === gap)) return { does: 'aim', cell: moves };
  const next = beyond(from, way, sight);
  return next === undefined ? { does: 'nothing' } : { does: 'walk', cell: next };
}

/** The next cell that way on screen. */
function beyond(from: number, way: Point, sight: Sight): number | undefined {
  const [east, north] = middleOf(from);
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].find((cell) => {
    const [e, n] = middleOf(cell);
    const [right, left] = sight.turned([e - east, n - north]);
    return Math.round(right) === way[0] && Math.round(left) === way[1];
  });
}
