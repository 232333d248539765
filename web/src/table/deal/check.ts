// Checks a deal: deals everything again from what was opened, and names what does not match.
import { gameOf } from '$games/index';
import type { DealCheck, Move, Rules } from '$games/game';
import type { DealInfo } from '$net/wire';
import { keyOf, numbers, promiseOf, secretBefore } from './fair';
import type { KeptDeal } from './kept';

/** A game whose deal can be checked, as far as it has got. */
export interface Dealt extends DealInfo {
  id: string;
  game: string;
  rules: Rules;
  seats: number;
  first: number | null;
  moves: Move[];
}

export type Fault =
  | { fault: 'commitment' | 'mine' | 'promises' | 'missing' }
  | { fault: 'secret'; part: number }
  | { fault: 'share'; seat: number }
  | { fault: 'draw'; number: number };

export interface Verdict {
  faults: Fault[];
  /** How many draws follow from what was opened. */
  draws: number;
}

export async function checkDeal(dealt: Dealt, kept: KeptDeal | null): Promise<Verdict> {
  const check = await gameOf(dealt.game).deal?.();
  const faults = [...ownFaults(dealt, kept), ...proofFaults(dealt)];
  return check ? checkDraws(dealt, check, faults) : { faults, draws: 0 };
}

/** What this device knows better than the proof. */
function* ownFaults({ commitment, shares }: DealInfo, kept: KeptDeal | null): Generator<Fault> {
  if (!kept) return;
  if (kept.commitment !== commitment) yield { fault: 'commitment' };
  const { mine, late } = kept;
  if (!mine) return;
  const found = shares.find(({ promise }) => promise === mine.promise);
  if (!late && found?.share !== mine.share) yield { fault: 'mine' };
  // Whoever changes a promise after my share was opened can choose the deal. Someone alone is
  // sent no promises.
  const shown = kept.promises.length ? kept.promises.map(({ promise }) => promise) : [mine.promise];
  const used = shares.map(({ promise }) => promise);
  if (String(shown.sort()) !== String(used.sort())) yield { fault: 'promises' };
}

function* proofFaults({ id, commitment, shares, secrets }: Dealt): Generator<Fault> {
  for (const [part, secret] of secrets.entries()) {
    const before = part ? secrets[part - 1] : commitment;
    if (secretBefore(id, secret) !== before) yield { fault: 'secret', part: part + 1 };
  }
  for (const { seat, promise, share } of shares) {
    if (share !== null && promiseOf(id, share) !== promise) yield { fault: 'share', seat };
  }
}

function checkDraws(dealt: Dealt, check: DealCheck, faults: Fault[]): Verdict {
  const { id, secrets, shares } = dealt;
  const keys = secrets.map((secret, part) => keyOf(secret, id, part, shares));
  let number = 0;
  let right = 0;
  for (const { part, dealt: found, due } of check.draws(
    dealt.rules,
    dealt.seats,
    dealt.moves,
    dealt.first,
  )) {
    const key = keys[part];
    if (key) {
      if (JSON.stringify(due(numbers(key, number))) === JSON.stringify(found)) right += 1;
      else faults.push({ fault: 'draw', number: number + 1 });
    }
    number += 1;
  }
  if (secrets.length && !right && !faults.length) faults.push({ fault: 'missing' });
  return { faults, draws: right };
}
