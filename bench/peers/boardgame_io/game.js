// A game of Diamant's shape for boardgame.io: everyone in the cave chooses in secret and at once,
// then all is shown and a card is turned up. Five rounds, then the match is over.
const ROUNDS = 5;
const TREASURES = [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17];
const HAZARDS = ["spider", "snake", "lava", "boulder", "ram"];

function freshDeck() {
  const hazards = HAZARDS.flatMap((hazard) => [hazard, hazard, hazard]);
  return [...TREASURES.map((rubies) => ({ rubies })), ...hazards.map((hazard) => ({ hazard }))];
}

function newRound(G, random) {
  G.deck = random.Shuffle(freshDeck());
  G.path = [];
  G.inCave = Object.keys(G.chests);
  for (const seat of G.inCave) G.carried[seat] = 0;
  reveal(G);
}

function reveal(G) {
  const card = G.deck.pop();
  const struck = card.hazard && G.path.some((other) => other.hazard === card.hazard);
  G.path.push({ ...card, left: card.rubies ? card.rubies % G.inCave.length : 0 });
  if (struck) G.inCave = [];
  else if (card.rubies)
    for (const seat of G.inCave) G.carried[seat] += Math.floor(card.rubies / G.inCave.length);
}

function decide(G, random) {
  const back = G.inCave.filter((seat) => G.choices[seat] === "back");
  const lying = G.path.reduce((sum, card) => sum + card.left, 0);
  for (const seat of back)
    G.chests[seat] += G.carried[seat] + Math.floor(lying / back.length);
  G.inCave = G.inCave.filter((seat) => G.choices[seat] === "on");
  G.choices = {};
  if (G.inCave.length) reveal(G);
  if (!G.inCave.length) {
    if (G.round === ROUNDS) G.over = true;
    else {
      G.round += 1;
      newRound(G, random);
    }
  }
}

exports.Diamant = {
  name: "diamant",
  setup: ({ ctx, random }) => {
    const chests = Object.fromEntries(ctx.playOrder.map((seat) => [seat, 0]));
    const G = { round: 1, over: false, chests, carried: {}, choices: {} };
    newRound(G, random);
    return G;
  },
  endIf: ({ G }) => (G.over ? { chests: G.chests } : undefined),
  turn: { activePlayers: { all: "cave" }, stages: { cave: {} } },
  moves: {
    choose: {
      // Choices come at once, so they can't wait for one another's states.
      ignoreStaleStateID: true,
      client: false,
      move: ({ G, playerID, random }, choice) => {
        if (!G.inCave.includes(playerID) || G.choices[playerID]) return "INVALID_MOVE";
        G.choices[playerID] = choice;
        if (G.inCave.every((seat) => G.choices[seat])) decide(G, random);
      },
    },
  },
  playerView: ({ G, playerID }) => {
    const { deck, choices, ...open } = G;
    const mine = choices[playerID];
    return { ...open, cards: deck.length, chosen: Object.keys(choices), mine };
  },
};
