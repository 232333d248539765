// Writes a .br and a .gz copy of each text file, and fails the build when the scripts weigh too much.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { languageOf } from './fluent-bundle.ts';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Bytes of the scripts of all pages and the heaviest language with brotli. Nobody visits them all:
    what one visitor may load is checked by the browser tests (MOST_SCRIPT). */
const BUDGET = 235_000;

interface Weight {
  brotli: number;
  gzip: number;
}

/** Writes both compressed copies of a file and returns their sizes. */
function compress(path: string): Weight {
  const bytes = readFileSync(path);
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const gzip = gzipSync(bytes, { level: 9 });
  writeFileSync(path + '.br', brotli);
  writeFileSync(path + '.gz', gzip);
  return { brotli: brotli.length, gzip: gzip.length };
}

function total(weights: Weight[]): Weight {
  return weights.reduce(
    (sum, { brotli, gzip }) => ({ brotli: sum.brotli + brotli, gzip: sum.gzip + gzip }),
    { brotli: 0, gzip: 0 },
  );
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1) + ' kB';

export function compressAndBudget(): Plugin {
  return {
    name: 'gemkeep-compress-and-budget',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }, bundle) {
      const out = dir ?? '.';
      const weights = new Map(
        readdirSync(out, { recursive: true, encoding: 'utf8' })
          .filter((name) => TEXT.test(name))
          .map((name) => [name, compress(join(out, name))]),
      );
      const languages = new Set(
        Object.values(bundle)
          .filter((output) => output.type === 'chunk')
          .filter((chunk) => languageOf(chunk.facadeModuleId ?? '') !== undefined)
          .map((chunk) => join(chunk.fileName)),
      );
      const weigh = (wanted: (name: string) => boolean): Weight[] =>
        [...weights].filter(([name]) => wanted(name)).map(([, weight]) => weight);
      const script = total(weigh((name) => name.endsWith('.js') && !languages.has(name)));
      const style = total(weigh((name) => name.endsWith('.css')));
      const heaviest = Math.max(...weigh((name) => languages.has(name)).map((one) => one.brotli));
      console.log(
        `script of all pages ${kB(script.brotli)} with brotli (${kB(script.gzip)} with gzip), ` +
          `heaviest language ${kB(heaviest)}, style ${kB(style.brotli)}`,
      );
      if (script.brotli + heaviest > BUDGET) {
        const weight = kB(script.brotli + heaviest);
        throw new Error(`the scripts weigh ${weight}, more than the budget of ${kB(BUDGET)}`);
      }
    },
  };
}
