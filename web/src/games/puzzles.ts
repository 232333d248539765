// The games that have a puzzle every day, in order: the first is at /puzzle.
import diamant from './diamant';
import hideouts from './hideouts';
import type { Game, Lazy } from './game';

export interface PuzzleProps {
  day: string;
  /** Whether the first answer was given, and right. */
  onanswer: (right: boolean) => void;
}

interface Puzzles {
  game: Game;
  /** The name under which answers are kept on this device. */
  kept: string;
  Panel: Lazy<PuzzleProps>;
}

export const PUZZLES: Puzzles[] = [
  {
    game: diamant,
    kept: 'gemkeep.puzzles',
    Panel: () => import('./diamant/puzzle/Panel.svelte'),
  },
  {
    game: hideouts,
    kept: 'gemkeep.puzzles.hideouts',
    Panel: () => import('./hideouts/puzzle/Panel.svelte'),
  },
];
