// Joins the Fluent files of a language into one module, so that a language is one request. They are
// in the folders `locales/<language>`: one of the pages, and one of each game.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inCyrillic } from './serbian-cyrillic.ts';

const PREFIX = 'virtual:fluent/';
const RESOLVED = '\0' + PREFIX;

/** Languages that are made from the files of another. */
const MADE_FROM: Record<string, { files: string; make: (source: string) => string }> = {
  'sr-Cyrl': { files: 'sr', make: inCyrillic },
};

/** The language of a resolved module id; undefined for any other module. */
export function languageOf(id: string): string | undefined {
  return id.startsWith(RESOLVED) ? id.slice(RESOLVED.length) : undefined;
}

/** Prepositions and conjunctions of one letter, which may not end a line in these languages. */
const ONE_LETTER: Record<string, string> = { cs: 'aikosuvz', ru: 'авикосу', uk: 'авзійоу' };

/** Fluent source with no-break spaces where a line may not end, or the next may not begin. */
export function tied(source: string, language: string): string {
  const letters = ONE_LETTER[language];
  const text = source
    // A dash may end a line but not begin one; a percent sign stays with its number.
    .replace(/(?<=\S) (?=[—–])|(?<=[}\d]) (?=%)/g, '\u00a0');
  if (!letters) return text;
  const alone = new RegExp(`(?<=[ („«][${letters}])(?: |\\n )(?=[\\p{L}\\d{„«])`, 'giu');
  return text.replace(alone, '\u00a0');
}

/** Fluent source without comments and needless blanks, which only help translators. */
function minify(source: string): string {
  return source
    .replace(/^#.*\n/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/\n +/g, '\n ');
}

export function fluentBundle(src: string): Plugin {
  return {
    name: 'gemkeep-fluent-bundle',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : null),
    load(id) {
      const language = languageOf(id);
      if (language === undefined) return null;
      const made = MADE_FROM[language];
      const files = globSync(`**/locales/${made?.files ?? language}/*.ftl`, { cwd: src })
        .sort()
        .map((name) => join(src, name));
      files.forEach((file) => this.addWatchFile(file));
      const joined = files.map((file) => readFileSync(file, 'utf8')).join('\n');
      const text = tied(minify(joined), language);
      return `export default ${JSON.stringify(made ? made.make(text) : text)};`;
    },
  };
}
