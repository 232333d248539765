// The bots one may sit at a table: of each strength the best there is.
import type { BotInfo } from './wire';
import { api } from './api';

const known = new Map<string, Promise<BotInfo[]>>();

/** One bot of this game for each strength, from the weakest; asked for once. */
export function bots(game: string): Promise<BotInfo[]> {
  const asked =
    known.get(game) ??
    api<BotInfo[]>(`/bots?game=${game}`).then(oneOfEach, (error: unknown) => {
      known.delete(game);
      throw error;
    });
  known.set(game, asked);
  return asked;
}

/** The server names them from the weakest, so the last of a strength is its best. */
const oneOfEach = (all: BotInfo[]): BotInfo[] =>
  all.filter((bot, at) => all[at + 1]?.strength !== bot.strength);

/** The bot of this strength, or of the nearest that there is. */
export function botOf(strength: number, offered: BotInfo[]): string {
  const apart = (bot: BotInfo): number => Math.abs(bot.strength - strength);
  return [...offered].sort((one, other) => apart(one) - apart(other))[0]!.name;
}
