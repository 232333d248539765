/** The messages that name Diamant's bots. */
export const BOTS: Record<string, string> = {
  random: 'bot-random',
  nine: 'bot-nine',
  bold: 'bot-bold',
  two: 'bot-two',
  cautious: 'bot-cautious',
  ev: 'bot-ev',
};
