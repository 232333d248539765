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

/** Fluent source without comments and needless blanks, which only help translators. */
function minify(source: string): string {
  return (
    source
      .replace(/^#.*\n/gm, '')
      .replace(/\n{2,}/g, '\n')
      .replace(/\n +/g, '\n ')
      // A no-break space before a dash: a dash may end a line but not begin one.
      .replace(/(?<=\S) (?=[—–])/g, '\u00a0')
  );
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
      const text = minify(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
      return `export default ${JSON.stringify(made ? made.make(text) : text)};`;
    },
  };
}
