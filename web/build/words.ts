// One module per language holds all its Fluent files, so that a language is one request. They are in
// the folders locales/<language>, one of the pages and one of each game.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'words:';

export function words(source: string): Plugin {
  return {
    name: 'gemkeep-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return null;
      const language = id.slice(PREFIX.length + 1);
      const files = globSync(`**/locales/${language}/*.ftl`, { cwd: source })
        .sort()
        .map((name) => join(source, name));
      files.forEach((file) => this.addWatchFile(file));
      // Comments and indents help translators and are of no use to a phone.
      const text = files
        .map((file) => readFileSync(file, 'utf8').replace(/^#.*\n/gm, ''))
        .join('\n')
        .replace(/\n{2,}/g, '\n')
        .replace(/\n +/g, '\n ')
        // A dash ends a line and begins none.
        .replace(/(?<=\S) (?=[—–])/g, '\u00a0');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
