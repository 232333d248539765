import { t } from '$i18n/i18n.svelte';
import type { DiamantDay, DiamantProgress, DiamantResult, DiamantView, TableInfo } from '$net/wire';
import type { Game } from '../game';

const score = (points: number | null): string => `${points} ◆`;

/** The rounds in order; a bust is distinguished from empty hands. */
export const rounds = ({ rounds, busts }: DiamantDay): string =>
  rounds.map((rubies, at) => (busts[at] ? '💥' : rubies ? `◆${rubies}` : '◇')).join(' ');

const analysed = ({ live_analysis }: TableInfo): string[] =>
  live_analysis ? [t('facts-live-analysis')] : [];

const diamant: Game = {
  name: 'diamant',
  label: () => t('game-diamant'),
  variant: ({ edition, relics }) => [t(`edition-${edition}`), t(`relics-${relics}`)],
  lobbyDetails: (table) => [t(`totals-${table.totals}`), ...analysed(table)],
  cardDetails: (table) => [
    ...(table.totals === 'hidden' ? [t('totals-hidden')] : []),
    ...analysed(table),
  ],
  guess: {
    question: 'guess-diamant',
    answers: [
      { value: 'on', text: 'guess-diamant-on' },
      { value: 'back', text: 'guess-diamant-back' },
    ],
  },
  setup: async () => (await import('./setup/setup')).setup,
  rulesPage: ({ edition, relics }) => `/rules/diamant?edition=${edition}&relics=${relics}`,
  tone: 'torch',
  lobbyArt: [
    ['tent', 64],
    ['campfire', 44],
  ],
  winners: (result) => (result as DiamantResult).winners,
  withChoice: (view, seat) => {
    const { explorers } = view as DiamantView;
    return {
      ...(view as DiamantView),
      explorers: explorers.map((one, at) => (at === seat ? { ...one, chosen: true } : one)),
    };
  },
  progress: ({ progress }) => {
    const { round, score } = progress as DiamantProgress;
    return t('list-round', { round, score });
  },
  ending: ({ table, place, score }) =>
    [
      t('list-place', { place: place ?? 0, of: table.seats.length }),
      t('list-points', { points: score ?? 0 }),
    ].join(' · '),
  turn: {
    title: 'turn-your-choice',
    undecided: (view) =>
      (view as DiamantView).explorers.flatMap(({ in_cave, chosen }, at) =>
        in_cave && !chosen ? [at] : [],
      ),
    clockRule: (seconds) => t('clock-rule-cave', { seconds }),
    clockWill: (action) => t('clock-then-choice', { choice: t(`choice-${action?.[1]}`) }),
    clockDid: (events, seat) => {
      const decided = events.find(({ event }) => event === 'decided');
      const back = decided?.event === 'decided' && decided.back.includes(seat);
      return t(back ? 'late-back' : 'late-on');
    },
  },
  daily: {
    score,
    result: ({ result }) => score((result as DiamantDay).score),
    share: ({ result }, day) => {
      const mine = result as DiamantDay;
      return t('daily-line-diamant', { day, score: mine.score, rounds: rounds(mine) });
    },
    rivals: ({ result, bots }) =>
      t('daily-beat', { beaten: (result as DiamantDay).beaten, bots: bots.length }),
  },
  puzzles: true,
  analysed: true,
  deal: () => import('./deal'),
  screen: () => import('./Screen.svelte'),
  replay: () => import('./replay/Replay.svelte'),
};

export default diamant;
