// Writes sw.js from src/app/service-worker.js with the names of what was built, so that the shell is kept whole.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function worker(source: string, out: string): Plugin {
  return {
    name: 'gemkeep-worker',
    apply: 'build',
    closeBundle() {
      const names = readdirSync(join(out, 'assets'))
        .filter((name) => !/\.(br|gz|map)$/.test(name))
        .sort()
        .map((name) => '/assets/' + name);
      const shell = ['/', '/icon.svg', '/manifest.webmanifest', ...names];
      const text = readFileSync(source, 'utf8').replace(/^\/\/.*\n/gm, '');
      const version = createHash('sha256')
        .update(readFileSync(join(out, 'index.html')))
        .update(text + shell.join())
        .digest('hex')
        .slice(0, 12);
      writeFileSync(
        join(out, 'sw.js'),
        text.replace('__VERSION__', version).replace('__SHELL__', JSON.stringify(shell)),
      );
    },
  };
}
