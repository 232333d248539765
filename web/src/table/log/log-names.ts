// Names in the log, marked so that each gets its shield in front.

const MARK = /\uE000(\d+)\uE001/;

/** Names that carry their seats through the sentences they are put into. */
export const marked = (names: string[]): string[] =>
  names.map((name, seat) => `\uE000${seat}\uE001${name}`);

/** A part of a sentence: text, or a word with the shield of a seat in front. */
interface Part {
  seat?: number;
  text: string;
}

/** A sentence as its parts. A shield has one word only, so that no line ends between the two. */
export function parts(text: string): Part[] {
  const [before = '', ...named] = text.split(MARK);
  const found: Part[] = [{ text: before }];
  for (let at = 0; at < named.length; at += 2) {
    const [, word = '', rest = ''] = /^(\S*)(.*)$/s.exec(named[at + 1] ?? '') ?? [];
    found.push({ seat: Number(named[at]), text: word }, { text: rest });
  }
  return found.filter((part) => part.text || part.seat !== undefined);
}
