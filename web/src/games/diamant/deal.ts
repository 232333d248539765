// The decks of a game, to check how they were dealt; the page plays by what the server sends.
import type { GameEvent } from '$net/wire';
import type { DealCheck, Move } from '../game';

const TREASURES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];
const JUNGLE = ['spider', 'snake', 'lava', 'boulder', 'ram'];
const DESERT = ['scorpion', 'snake', 'lava', 'boulder', 'spear'];
const JOINING = ['relic:7', 'relic:8', 'relic:10', 'relic:12'];

/** The cards of the first round in the order in which records list them. */
function firstDeck(edition: unknown, relics: unknown): string[] {
  const hazards = edition === 'ru' ? DESERT : JUNGLE;
  return [
    ...TREASURES.map((rubies) => `treasure:${rubies}`),
    ...hazards.flatMap((hazard) => Array<string>(3).fill(`hazard:${hazard}`)),
    ...(relics === 'ascending' ? ['relic:5'] : []),
    ...(relics === 'escalating' ? Array<string>(5).fill('relic') : []),
  ];
}

function without(cards: string[], gone: string[]): string[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

export const draws: DealCheck['draws'] = function* ({ edition, relics }, seats, moves) {
  let deck = firstDeck(edition, relics);
  let part = 0;
  let path: string[] = [];
  let inside = seats;
  let chosen = 0;
  let leaving = 0;
  const endRound = (gone: string[]): void => {
    deck = without(deck, [...gone, ...path.filter((card) => card.startsWith('relic'))]);
    if (relics === 'ascending') deck.push(...JOINING.slice(part, part + 1));
    [part, path, inside] = [part + 1, [], seats];
  };
  for (const [by, , argument] of moves) {
    if (by === '*') {
      const card = argument as string;
      const left = without(deck, path);
      yield { part, dealt: card, due: (below) => left[below(left.length)] };
      const struck = card.startsWith('hazard') && path.includes(card);
      path.push(card);
      if (struck) endRound([card]);
      continue;
    }
    chosen += 1;
    if (argument === 'back') leaving += 1;
    if (chosen < inside) continue;
    inside -= leaving;
    [chosen, leaving] = [0, 0];
    if (!inside) endRound([]);
  }
};

export const movesOf = (history: GameEvent[]): Move[] =>
  history.flatMap((event): Move[] => {
    if (event.event === 'revealed' && 'card' in event) return [['*', 'reveal', event.card]];
    if (event.event !== 'decided') return [];
    return [
      ...event.on.map((seat): Move => [seat, 'choose', 'on']),
      ...event.back.map((seat): Move => [seat, 'choose', 'back']),
    ];
  });
