import { describe, expect, test } from 'vitest';
import cyrillic from 'virtual:fluent/sr-Cyrl';
import latin from 'virtual:fluent/sr';
import { inCyrillic, KEPT } from './serbian-cyrillic';

describe('letters', () => {
  test.each([
    ['Abeceda đačke ćuprije, čiča šalje žabu', 'Абецеда ђачке ћуприје, чича шаље жабу'],
    ['Ljubav, LJUBAV, njiva, NJIVA, džep, Džep', 'Љубав, ЉУБАВ, њива, ЊИВА, џеп, Џеп'],
    ['injekcija i inje, konjunktura i konj', 'инјекција и иње, конјунктура и коњ'],
    ['nadživeti i nadžak, odžaliti i odžak', 'надживети и наџак, оджалити и оџак'],
  ])('%s', (from, to) => {
    expect(inCyrillic(`message = ${from}`)).toBe(`message = ${to}`);
  });
});

describe('what is not Serbian stays as it is:', () => {
  test.each([
    ['names', 'Gemkeep daje QR kod', 'Gemkeep даје QR код'],
    ['addresses', 'vidi https://example.com/put', 'види https://example.com/put'],
    ['entities', 'levo&nbsp;desno', 'лево&nbsp;десно'],
    [
      'placeables',
      '{ $name } ima { NUMBER($left, style: "percent") }{ mode.about }{ "\\u00A0" }%',
      '{ $name } има { NUMBER($left, style: "percent") }{ mode.about }{ "\\u00A0" }%',
    ],
  ])('%s', (_, from, to) => {
    expect(inCyrillic(`message = ${from}`)).toBe(`message = ${to}`);
  });

  test('the syntax of Fluent', () => {
    const from =
      'moves =\n { $count ->\n [one] potez\n *[other] poteza { $left ->\n [0] ništa\n }\n }\n .about = Sto';
    const to =
      'moves =\n { $count ->\n [one] потез\n *[other] потеза { $left ->\n [0] ништа\n }\n }\n .about = Сто';
    expect(inCyrillic(from)).toBe(to);
  });
});

describe('all messages', () => {
  /** The texts without the syntax around them and the names that are the same in both scripts. */
  const texts = (source: string): string =>
    source
      .replace(/^[a-z][\w-]* =|^ *\.[a-z]+ =|^ *\*?\[[^\]]+\]/gm, '')
      .replace(/\{[^{}]*?(?:->|\})/g, '')
      .replace(new RegExp(KEPT.join('|'), 'g'), '');

  test('are in Cyrillic letters only', () => {
    expect(texts(cyrillic).match(/[^\n]*\p{Script=Latin}[^\n]*/gu)).toBeNull();
    expect(texts(latin)).not.toMatch(/\p{Script=Cyrillic}/u);
  });

  test('have the names, the variants and the variables of those in Latin letters', () => {
    const syntax = (source: string) =>
      source.match(/^[a-z][\w-]* =|^ *\.[a-z]+ =|^ *\*?\[[^\]]+\]|\{[^{}]*?(?:->|\})/gm);
    expect(syntax(cyrillic)).toEqual(syntax(latin));
  });
});
