// The games that have screens of their own, by name. A game that is not here is shown by the
// fallback.
import diamant from './diamant';
import type { Game } from './game';
import hideouts from './hideouts';

const GAMES: Record<string, Game> = { diamant, hideouts };

export function gameOf(name: string): Game {
  return GAMES[name]!;
}
