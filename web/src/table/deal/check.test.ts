import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkDeal, type Dealt } from './check';
import { promiseOf } from './fair';
import { hmac, sha256 } from './sha256';

type Recorded = Omit<Dealt, 'seats' | 'first'> & {
  seats: string[];
  deal: Pick<Dealt, 'commitment' | 'shares' | 'secrets'> & { first?: number };
};

const RECORDS = readFileSync('../examples/fair-deals.jsonl', 'utf8').trim().split('\n');

function dealtIn(line: string): Dealt {
  const record = JSON.parse(line) as Recorded;
  const { seats, deal } = record;
  return { ...record, ...deal, seats: seats.length, first: deal.first ?? null };
}

const other = 'f0'.repeat(32);
const faultsOf = async (dealt: Dealt, kept: Parameters<typeof checkDeal>[1] = null) =>
  (await checkDeal(dealt, kept)).faults;

test('SHA-256 and HMAC are those of everyone else', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 200]) {
    const message = randomBytes(length);
    const key = randomBytes(32);
    expect([...sha256(message)]).toEqual([...createHash('sha256').update(message).digest()]);
    expect([...hmac(key, message)]).toEqual([
      ...createHmac('sha256', key).update(message).digest(),
    ]);
  }
});

describe.each(RECORDS.map((line) => [dealtIn(line).id, line]))('the game %s', (_, line) => {
  test('was dealt as its proof says', async () => {
    const draws = dealtIn(line).moves.filter(([by]) => by === '*').length;
    expect(await checkDeal(dealtIn(line), null)).toEqual({ faults: [], draws });
  });

  test('is caught with another card, secret or share', async () => {
    const card = dealtIn(line);
    const [by, verb] = card.moves[0]!;
    const deal = card.moves[0]![2];
    const changed = typeof deal === 'string' ? 'treasure:1' : { ...(deal as object), first: 9 };
    card.moves[0] = [by, verb, deal === changed ? 'treasure:2' : changed];
    expect(await faultsOf(card)).toContainEqual({ fault: 'draw', number: 1 });

    const secret = dealtIn(line);
    secret.secrets[0] = other;
    expect(await faultsOf(secret)).toContainEqual({ fault: 'secret', part: 1 });

    const share = dealtIn(line);
    share.shares[1]!.share = other;
    expect(await faultsOf(share)).toContainEqual({ fault: 'share', seat: 1 });

    const dropped = dealtIn(line);
    dropped.shares.shift();
    expect(await faultsOf(dropped)).toContainEqual({ fault: 'draw', number: 1 });
  });

  test('is compared with what this device has kept', async () => {
    const dealt = dealtIn(line);
    const { promise, share } = dealt.shares[0]!;
    const promises = dealt.shares.map(({ seat, promise }) => ({ seat, promise }));
    const { commitment } = dealt;
    const kept = {
      commitment,
      mine: { promise, share: share! },
      promises,
      late: false,
      openings: 1,
    };
    expect(await faultsOf(dealt, kept)).toEqual([]);
    expect(await faultsOf(dealt, { ...kept, commitment: other })).toEqual([
      { fault: 'commitment' },
    ]);
    const mine = { promise: promiseOf(dealt.id, other), share: other };
    const [, ...others] = promises;
    const left = { ...kept, mine, promises: [{ seat: 0, promise: mine.promise }, ...others] };
    expect(await faultsOf(dealt, left)).toEqual([{ fault: 'mine' }, { fault: 'promises' }]);
    const swapped = { ...kept, promises: [...promises.slice(0, -1), { seat: 9, promise: other }] };
    expect(await faultsOf(dealt, swapped)).toEqual([{ fault: 'promises' }]);
    const alone = { ...kept, promises: [], openings: 0 };
    expect(await faultsOf(dealt, alone)).toEqual([{ fault: 'promises' }]);
  });
});

test('a round can be checked while the next one is played', async () => {
  const dealt = dealtIn(RECORDS[0]!);
  dealt.secrets.length = 1;
  const { faults, draws } = await checkDeal(dealt, null);
  expect(faults).toEqual([]);
  expect(draws).toBeGreaterThan(0);
  expect(draws).toBeLessThan(dealt.moves.filter(([by]) => by === '*').length);
});
