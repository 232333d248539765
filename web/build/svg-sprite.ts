// Joins the drawings of all folders `sheet` into one SVG file: they need not be parsed as script, and may load after the
// first paint. In development the sprite is a data: URL.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:svg-sprite';
const RESOLVED = '\0' + ID;

export function svgSprite(src: string): Plugin {
  let building = false;
  return {
    name: 'gemkeep-svg-sprite',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const files = globSync('**/sheet/*.svg', { cwd: src })
        .sort()
        .map((name) => join(src, name));
      files.forEach((file) => this.addWatchFile(file));
      const source = files
        .map((file) => readFileSync(file, 'utf8'))
        .join('')
        .replace(/<!--.*?-->|\s*\n\s*(?=<)|\n/gs, '')
        .replace(/ {2,}/g, ' ');
      if (!building) {
        const url = 'data:image/svg+xml,' + encodeURIComponent(source);
        return `export default ${JSON.stringify(url)};`;
      }
      const file = this.emitFile({ type: 'asset', name: 'sheet.svg', source });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
