// Emits sw.js with the names of all built files filled in, so that the whole shell is cached at once.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PUBLIC = ['/', '/icon.svg', '/manifest.webmanifest'];

export function serviceWorker(source: string): Plugin {
  return {
    name: 'gemkeep-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('index.html is not in the bundle');
        const assets = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .sort()
          .map((name) => '/' + name);
        const shell = JSON.stringify([...PUBLIC, ...assets]);
        const worker = readFileSync(source, 'utf8');
        const version = createHash('sha256')
          .update(index.source)
          .update(worker + shell)
          .digest('hex')
          .slice(0, 12);
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: worker.replace('__VERSION__', version).replace('__SHELL__', shell),
        });
      },
    },
  };
}
