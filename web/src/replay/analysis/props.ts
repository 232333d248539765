import type { TableInfo } from '$net/wire';

/** What the analysis of any game is shown with. */
export interface AnalysisProps {
  table: TableInfo;
  /** The move that the replay shows. */
  at: number;
  /** A moment was pressed: show the game after this move. */
  onjump: (move: number) => void;
}
