// The bots that can be seated.
import { api } from './api';
import type { BotInfo } from './wire';

const known = new Map<string, Promise<BotInfo[]>>();

/** The bots of this game, the weakest first; requested once. */
export function bots(game: string): Promise<BotInfo[]> {
  const requested =
    known.get(game) ??
    api<BotInfo[]>(`/bots?game=${game}`).catch((error: unknown) => {
      known.delete(game);
      throw error;
    });
  known.set(game, requested);
  return requested;
}

/** The server lists them from the weakest, so the last of a strength is its best. */
export const bestOfEach = (all: BotInfo[]): BotInfo[] =>
  all.filter((bot, at) => all[at + 1]?.strength !== bot.strength);

/** The name of the best bot whose strength is nearest to this. */
export function nearestBot(strength: number, offered: BotInfo[]): string {
  const distance = (bot: BotInfo): number => Math.abs(bot.strength - strength);
  return offered.reduce((best, bot) => (distance(bot) <= distance(best) ? bot : best)).name;
}
