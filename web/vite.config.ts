import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressAndBudget } from './build/compress-and-budget.ts';
import { deferStylesheet } from './build/defer-stylesheet.ts';
import { fluentBundle } from './build/fluent-bundle.ts';
import { preloadManifest } from './build/preload-manifest.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { svgSprite } from './build/svg-sprite.ts';
import { thirdParty } from './build/third-party.ts';
import { v8CompileHint } from './build/v8-compile-hint.ts';
import { visitsIn } from './build/visits.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const out = here('../src/gemkeep/server/static');
const server = process.env.GEMKEEP_SERVER ?? 'http://localhost:8000';

/** A short class name for the styles of a file; the build fails if two files would share one. */
const scopes = new Map<string, string>();
function scope({ hash, filename }: { hash: (text: string) => string; filename: string }): string {
  const name = 's' + hash(filename).slice(0, 4);
  const taken = scopes.get(name) ?? filename;
  if (taken !== filename)
    throw new Error(`the styles of ${filename} and ${taken} share the class ${name}`);
  scopes.set(name, filename);
  return name;
}

export default defineConfig({
  plugins: [
    // `tree` builds elements one by one: calling the HTML parser for each small fragment takes a
    // phone longer.
    svelte({ compilerOptions: { cssHash: scope, fragments: 'tree' } }),
    fluentBundle(here('./src')),
    svgSprite(here('./src')),
    preloadManifest(here('./src')),
    deferStylesheet(),
    v8CompileHint(),
    thirdParty(),
    serviceWorker(here('./src/app/service-worker.js')),
    compressAndBudget(),
  ],
  resolve: {
    // `$net/api` is src/net/api; tsconfig.json says the same.
    alias: [{ find: /^\$(?=\w+\/)/, replacement: here('./src/') }],
  },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // An inlined asset would be a data: URL, which our content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: sharedChunks(here('./src/app/main.ts'), visitsIn(here('./src'))),
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
