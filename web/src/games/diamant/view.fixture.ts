// Views of Diamant for unit tests: the first round, nothing laid, and what is changed.
import type { DiamantExplorer, DiamantView } from '$net/wire';

export const anExplorer = (changes: Partial<DiamantExplorer> = {}): DiamantExplorer => ({
  in_cave: true,
  chosen: false,
  carried: 0,
  chest: 0,
  relics: [],
  ...changes,
});

export const aView = (changes: Partial<DiamantView> = {}): DiamantView =>
  ({
    game: 'diamant',
    edition: 'cs',
    relics: 'none',
    me: 0,
    phase: 'choosing',
    round: 1,
    rounds: 5,
    closed: 0,
    path: [],
    explorers: [anExplorer(), anExplorer(), anExplorer()],
    choice: null,
    deck: {},
    cards: 30,
    threats: [],
    result: null,
    ...changes,
  }) as DiamantView;
