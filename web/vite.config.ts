import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { ahead } from './build/ahead.ts';
import { dawn } from './build/dawn.ts';
import { eager } from './build/eager.ts';
import { pack } from './build/pack.ts';
import { sheet } from './build/sheet.ts';
import { words } from './build/words.ts';
import { worker } from './build/worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const out = here('../src/gemkeep/server/static');
const server = process.env.GEMKEEP_SERVER ?? 'http://localhost:8000';

const HOUSE =
  /node_modules.(svelte|@fluent)|src.(app.(app\.css|App\.)|art|i18n|lib|net|ui.(?!share|Panel|Ring|NothingYet)|table.(TableCard|seats|create)|pages.not-found|games.(index|\w+.(index|texts|catalogue|names|level|\w+Theme|phrases.texts))\.)/;

/** A short name for a file's styles; two files that shared one would dress each other. */
const scopes = new Map<string, string>();
function scope({ hash, filename }: { hash: (text: string) => string; filename: string }): string {
  const name = 's' + hash(filename).slice(0, 4);
  const taken = scopes.get(name) ?? filename;
  if (taken !== filename) throw new Error(`the styles of ${filename} and ${taken} share a name`);
  scopes.set(name, filename);
  return name;
}

export default defineConfig({
  plugins: [
    // A short name suffices to keep the styles of two hundred files apart. What is drawn is built
    // element by element: to call the parser for each small piece takes a phone longer.
    svelte({ compilerOptions: { cssHash: scope, fragments: 'tree' } }),
    words(here('./src')),
    sheet(here('./src')),
    ahead(),
    dawn(),
    eager(),
    worker(here('./src/app/service-worker.js'), out),
    pack(out),
  ],
  resolve: {
    // `$lib/name` is src/lib/name; tsconfig.json says the same.
    alias: [{ find: /^\$(?=\w+\/)/, replacement: here('./src/') }],
  },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // An inlined asset would be a data: address, which our content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What several pages share comes in few files: each request costs a slow phone a way there
        // and back. What only one page has stays in the file of that page.
        codeSplitting: {
          groups: [
            { name: 'house', test: HOUSE, priority: 3 },
            { name: 'table', test: /src\/(table|replay)\//, priority: 2, minShareCount: 2 },
            { name: 'rules', test: /[Rr]ules/, priority: 2, minShareCount: 2 },
            {
              name: 'casket',
              test: /games\/hideouts\/(?!levels|editor)/,
              priority: 1,
              minShareCount: 3,
            },
            { name: 'hideouts', test: /games\/hideouts\/(?!levels|editor)/, minShareCount: 2 },
            { name: 'diamant', test: /games\/diamant\//, minShareCount: 2 },
            // The journey and the editor lie beside each other; bits of them are shown elsewhere too.
            {
              name: 'link',
              test: /qr|ShareLink|hideouts.levels.(TrayP|kept|record)|HowStrict/i,
              priority: 1,
            },
            { name: 'levels', test: /hideouts\/(levels|editor)\// },
            {
              name: 'daily',
              test: /src\/(daily\/|table\/NextSteps)/,
              minShareCount: 2,
              priority: 3,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
