// All that is drawn once, as one file beside the script: pictures need not be read as script, and
// may come after the first look.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SHEET = 'sheet:art';

export function sheet(source: string): Plugin {
  let building = false;
  return {
    name: 'gemkeep-sheet',
    configResolved: ({ command }) => void (building = command === 'build'),
    resolveId: (id) => (id === SHEET ? '\0' + id : null),
    load(id) {
      if (id !== '\0' + SHEET) return null;
      const files = globSync('**/sheet/*.svg', { cwd: source })
        .sort()
        .map((name) => join(source, name));
      files.forEach((file) => this.addWatchFile(file));
      const pictures = files
        .map((file) => readFileSync(file, 'utf8'))
        .join('')
        .replace(/<!--.*?-->|\s*\n\s*(?=<)|\n/gs, '')
        .replace(/ {2,}/g, ' ');
      if (!building)
        return `export default ${JSON.stringify('data:image/svg+xml,' + encodeURIComponent(pictures))};`;
      const file = this.emitFile({ type: 'asset', name: 'sheet.svg', source: pictures });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
