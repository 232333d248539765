// The games that have a module of their own, by name; any other is shown by the fallback.
import diamant from './diamant';
import { fallback } from './fallback';
import type { Game } from './game';
import hideouts from './hideouts';

const GAMES: Record<string, Game> = { diamant, hideouts };

export const gameOf = (name: string): Game => GAMES[name] ?? fallback(name);
