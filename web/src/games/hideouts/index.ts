import { t } from '$i18n/i18n.svelte';
import type { HideoutsDay, HideoutsProgress, HideoutsResult, HideoutsView } from '$net/wire';
import type { Game } from '../game';
import { CORNERS } from './catalogue';
import HideoutsTheme from './HideoutsTheme.svelte';
import { levelOfRules } from './level';
import { inPhrase } from './phrases/texts';

const score = (left: number | null): string =>
  left === null ? t('daily-lost') : t('daily-tokens', { left });

const scoreOf = ({ won, left }: HideoutsDay): string => score(won ? left : null);

/** A result with this word for a victory, which may be mine or another team's. */
const resultIn = (victory: string, { won, supply }: HideoutsResult): string =>
  won ? `${victory} · ${t('daily-tokens', { left: supply })}` : t('daily-lost');

const hideouts: Game = {
  name: 'hideouts',
  label: () => t('game-hideouts'),
  variant: (rules) => [levelOfRules(rules)],
  details: ({ memory }) => [t(`memory-${memory ?? 'team'}`)],
  lobbyDetails: ({ hints }) => (hints ? [t('facts-hints')] : []),
  guess: {
    question: 'guess-hideouts',
    answers: [
      { value: 'won', text: 'guess-hideouts-won' },
      { value: 'lost', text: 'guess-hideouts-lost' },
    ],
  },
  setup: async () => (await import('./setup/setup')).setup,
  rulesPage: () => '/rules/hideouts',
  tone: 'felt',
  Theme: HideoutsTheme,
  seatPicture: () => import('./setup/CornerSeat.svelte'),
  seatLabel: (seat, seats) => t(`corner-${CORNERS[seats]![seat]!.toLowerCase()}`),
  // The seats win together, or none of them does.
  winners: (result, seats) => ((result as HideoutsResult).won ? [...Array(seats).keys()] : []),
  turn: {
    title: 'turn-yours',
    undecided: (view) => {
      const { turn } = view as HideoutsView;
      return turn === null ? [] : [turn];
    },
    clockRule: (seconds) => t('clock-rule-casket', { seconds }),
    clockWill: () => t('clock-then'),
    clockDid: () => t('late-moved'),
  },
  phrase: inPhrase,
  progress: ({ progress }) => t('daily-tokens', { left: (progress as HideoutsProgress).supply }),
  ending: ({ result }) => resultIn(t('table-won'), result as HideoutsResult),
  teamResult: (result) => resultIn(t('team-won'), result as HideoutsResult),
  daily: {
    score,
    result: ({ result }) => scoreOf(result as HideoutsDay),
    share: ({ result, rules }, day) => {
      const mine = result as HideoutsDay;
      return t('daily-line-hideouts', {
        day,
        level: String(rules.level),
        result: `${mine.won ? '✔' : '✘'} ${scoreOf(mine)}`,
        slides: t('slides-made', { count: mine.slides }),
      });
    },
  },
  analysed: true,
  puzzles: true,
  deal: () => import('./deal'),
  screen: () => import('./Screen.svelte'),
  replay: () => import('./replay/Replay.svelte'),
};

export default hideouts;
