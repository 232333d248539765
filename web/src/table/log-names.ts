// Names in the log, marked so that each gets its shield in front.

const MARK = /\uE000(\d+)\uE001/;

/** Names that carry their seats through the sentences they are put into. */
export const marked = (names: string[]): string[] =>
  names.map((name, seat) => `\uE000${seat}\uE001${name}`);

/** A sentence as its parts: text, and the seats whose shields come between. */
export function parts(text: string): (string | number)[] {
  return text.split(MARK).map((part, at) => (at % 2 ? Number(part) : part));
}
