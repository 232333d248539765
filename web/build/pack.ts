// Ships each asset as .br and .gz too, and holds the script to its weight.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const LANGUAGE = /_words_\w+-/;
const LIMIT = 150_000;

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

export function pack(out: string): Plugin {
  return {
    name: 'gemkeep-pack',
    apply: 'build',
    enforce: 'post',
    closeBundle() {
      let script = 0;
      let gzipped = 0;
      let style = 0;
      const languages: number[] = [];
      for (const path of files(out)) {
        if (!TEXT.test(path)) continue;
        const bytes = readFileSync(path);
        const br = brotliCompressSync(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        });
        const gz = gzipSync(bytes, { level: 9 });
        writeFileSync(path + '.br', br);
        writeFileSync(path + '.gz', gz);
        if (LANGUAGE.test(path) && path.endsWith('.js')) {
          languages.push(br.length);
        } else if (path.endsWith('.js')) {
          script += br.length;
          gzipped += gz.length;
        }
        if (path.endsWith('.css')) style += br.length;
      }
      const kB = (bytes: number) => (bytes / 1000).toFixed(1) + ' kB';
      // A visitor loads one language; the heaviest counts.
      const words = Math.max(0, ...languages);
      console.log(
        `script of all pages ${kB(script)} as sent, with brotli (${kB(gzipped)} with gzip), ` +
          `the longest language ${kB(words)}, style ${kB(style)}`,
      );
      if (script + words > LIMIT) {
        throw new Error(`the script weighs ${kB(script + words)}, over ${kB(LIMIT)}`);
      }
    },
  };
}
