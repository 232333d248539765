// Serbian messages in Cyrillic letters, made from those in Latin letters. Each Latin letter or pair of
// letters stands for one Cyrillic letter, so the translation exists only once.

const LATIN = 'a b c č ć d đ e f g h i j k l m n o p r s š t u v z ž lj nj dž'.split(' ');
const CYRILLIC = 'а б ц ч ћ д ђ е ф г х и ј к л м н о п р с ш т у в з ж љ њ џ'.split(' ');
const LETTERS = new Map(LATIN.map((letter, place) => [letter, CYRILLIC[place]!]));
/** The pairs come first, so that they are not read as two letters. */
const LETTER = new RegExp(LATIN.toReversed().join('|'), 'giu');

/** Names and key caps, which are the same in both scripts. */
export const KEPT = ['Gemkeep', 'OpenSkill', 'QR', 'Esc', 'Enter', 'Tab'];

/** Where a prefix or a foreign stem keeps two letters apart: nad-živeti, in-jekcija. */
const APART = [
  /(?<=(?<!\p{L})(?:na|o|po|pre))d(?=ž(?:al|et|iv|nj|up))/giu,
  /(?<=(?<!\p{L})(?:i|ko|ta|va))n(?=j(?:ek|ez|ug|unk))/giu,
];

/** What Fluent reads: names of messages, attributes and variants, and placeables up to their variants. */
const SYNTAX = [
  /^[a-z][\w-]* =/,
  /^ *\.[a-z]+ =/,
  /^ *\*?\[[\w.-]+\]/,
  /\{(?:"[^"\n]*"|[^{}"])*?(?:->|\})/,
];
const NOT_WORDS = [
  ...SYNTAX,
  /https?:\/\/[^\s{]+/,
  /&#?\w+;/,
  new RegExp(`(?<!\\p{L})(?:${KEPT.join('|')})(?!\\p{L})`),
];
const PASSED_OVER = new RegExp(NOT_WORDS.map(({ source }) => `(?:${source})`).join('|'), 'gmu');

function letter(latin: string): string {
  const cyrillic = LETTERS.get(latin.toLowerCase())!;
  return latin.startsWith(latin.charAt(0).toLowerCase()) ? cyrillic : cyrillic.toUpperCase();
}

function transliterate(text: string): string {
  const apart = APART.reduce((split, pattern) => split.replace(pattern, letter), text);
  return apart.replace(LETTER, letter);
}

/** Fluent source with its texts in Cyrillic letters; all that is not text stays as it is. */
export function inCyrillic(source: string): string {
  let done = '';
  let end = 0;
  for (const found of source.matchAll(PASSED_OVER)) {
    done += transliterate(source.slice(end, found.index)) + found[0];
    end = found.index + found[0].length;
  }
  return done + transliterate(source.slice(end));
}
