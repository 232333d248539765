// The bots that may be offered: for each strength the first that the server names.
import type { BotInfo } from '../wire';

export const oneOfEach = (bots: BotInfo[], game: string): BotInfo[] =>
  bots
    .filter((bot) => bot.game === game)
    .filter((bot, at, all) => all.findIndex((it) => it.strength === bot.strength) === at)
    .sort((one, other) => one.strength - other.strength);
