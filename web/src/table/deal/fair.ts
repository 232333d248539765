// How a deal follows from the server's secrets and the players' shares; see docs/fair-deals.md.
import type { ShareInfo } from '$net/wire';
import { hmac, joined, sha256 } from './sha256';

const SCHEME = 'gemkeep.deal/1';
const WORDS = 2 ** 32;

/** A number from 0 to below the bound, each with the same probability. */
export type Below = (bound: number) => number;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const toHex = (given: Uint8Array): string =>
  Array.from(given, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const hashOf = (what: string, table: string, hex: string): string =>
  toHex(sha256(joined(bytes(`${SCHEME} ${what} ${table}\n`), fromHex(hex))));

/** The secret of the part before; for the first part, the commitment. */
export const secretBefore = (table: string, secret: string): string =>
  hashOf('secret', table, secret);

/** The hash by which a player promises this share. */
export const promiseOf = (table: string, share: string): string => hashOf('share', table, share);

/** The key from which a part is dealt. */
export function keyOf(
  secret: string,
  table: string,
  part: number,
  shares: ShareInfo[],
): Uint8Array {
  const opened = shares.filter(({ share }) => share !== null);
  const lines = opened.map(({ seat, share }) => `${seat} ${share}\n`).join('');
  return hmac(fromHex(secret), bytes(`${SCHEME} deal ${table} ${part}\n${lines}`));
}

/** Random numbers for a chance move, the game's `draw`-th from 0. */
export function numbers(key: Uint8Array, draw: number): Below {
  let block = 0;
  let words: number[] = [];
  const word = (): number => {
    if (!words.length) {
      const view = new DataView(hmac(key, bytes(`${draw} ${block++}`)).buffer);
      words = Array.from({ length: 8 }, (_, at) => view.getUint32(at * 4));
    }
    return words.shift()!;
  };
  return (bound) => {
    let drawn = word();
    while (drawn >= WORDS - (WORDS % bound)) drawn = word();
    return drawn % bound;
  };
}

/** The pieces in random order: one after the other is taken out of those that are left. */
export function shuffled<Piece>(pieces: readonly Piece[], below: Below): Piece[] {
  const left = [...pieces];
  return pieces.map(() => left.splice(below(left.length), 1)[0]!);
}
