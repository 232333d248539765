// A game without a module of its own: playable all the same, with its data as text.
import type { Challenge } from '$net/wire';
import type { Game } from '../game';
import { factTexts, valueText, winnersOf } from './texts';

const screens = () => import('./screens');

export function fallback(name: string): Game {
  const result = ({ result }: Challenge): string => valueText(result);
  return {
    name,
    label: () => name,
    variant: factTexts,
    rulesPage: () => null,
    tone: 'torch',
    winners: winnersOf,
    daily: {
      score: valueText,
      result,
      share: (challenge, day) => ['Gemkeep', name, day, result(challenge)].join(' · '),
    },
    screen: async () => ({ default: (await screens()).Screen }),
    replay: async () => ({ default: (await screens()).Replay }),
  };
}
