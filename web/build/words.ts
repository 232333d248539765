// One module per language holds all its Fluent files, so that a language is one request.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'words:';

export function words(locales: string): Plugin {
  return {
    name: 'gemkeep-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : null),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return null;
      const folder = join(locales, id.slice(PREFIX.length + 1));
      const files = readdirSync(folder)
        .filter((name) => name.endsWith('.ftl'))
        .sort()
        .map((name) => join(folder, name));
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
