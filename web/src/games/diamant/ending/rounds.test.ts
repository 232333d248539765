import { describe, expect, test } from 'vitest';
import type { DiamantEvent } from '$net/wire';
import games from './games.fixture.json';
import { memory, placeOf, rounds, worth } from './rounds';

describe.each(Object.entries(games))('a recorded game with %s relics', (_, { events, scores }) => {
  const all = rounds(events as DiamantEvent[], scores.length);

  test('has five rounds, whose sums are the scores', () => {
    expect(all).toHaveLength(5);
    const sums = scores.map((_, seat) => all.reduce((sum, row) => sum + worth(row[seat]!), 0));
    expect(sums).toEqual(scores);
  });

  test('counts every loss once, with the hazard that struck', () => {
    const struck = events.filter((event) => event.event === 'struck') as {
      hazard: string;
      lost: number[];
    }[];
    const losses = all.flat().filter((share) => share.hazard !== null);
    expect(losses).toHaveLength(struck.flatMap(({ lost }) => lost).length);
    expect(losses.reduce((sum, { lost }) => sum + lost, 0)).toBe(
      struck.flatMap(({ lost }) => lost).reduce((sum, one) => sum + one, 0),
    );
  });

  test('nobody both comes home and flees in one round', () => {
    for (const share of all.flat()) if (share.hazard) expect(worth(share)).toBe(0);
  });
});

test('those who have as much share a place, and the next one is left out', () => {
  expect([0, 1, 2, 3].map((seat) => placeOf([7, 20, 7, 3], seat))).toEqual([2, 1, 2, 4]);
});

describe('what is remembered', () => {
  const share = (brought: number, lost = 0): ReturnType<typeof rounds>[0][0] => ({
    brought,
    relics: [],
    lost,
    hazard: lost ? 'hazard:snake' : null,
  });
  const game = [[share(9)], [share(0, 22)], [share(13)]];

  test('is the greatest loss of those who did not win', () => {
    const grief = { kind: 'grief', round: 2, lost: 22, hazard: 'hazard:snake' };
    expect(memory(game, 0, false)).toEqual(grief);
  });

  test('is the best round of those who won, or who lost less than they gained', () => {
    const pride = { kind: 'pride', round: 3, points: 13 };
    expect(memory(game, 0, true)).toEqual(pride);
    expect(memory([[share(9)], [share(0, 5)], [share(13)]], 0, false)).toEqual(pride);
  });

  test('is nothing after empty hands in every round', () => {
    expect(memory([[share(0)], [share(0)]], 0, false)).toEqual({ kind: 'empty' });
  });
});
