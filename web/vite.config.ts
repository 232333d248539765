import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { pack } from './build/pack.ts';
import { words } from './build/words.ts';
import { worker } from './build/worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const out = here('../src/gemkeep/server/static');
const server = process.env.GEMKEEP_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [
    svelte(),
    words(here('./src/locales')),
    worker(here('./src/worker.js'), out),
    pack(out),
  ],
  resolve: {
    alias: { $lib: here('./src/lib'), $ui: here('./src/ui'), $art: here('./src/art') },
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
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
