// Emits preload.json, which lists the files that each page needs. The server reads it and announces
// them in the page it sends, so that a browser does not discover them one after the other.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ADDRESSES, NOT_FOUND } from '../src/app/addresses.ts';
import { languageOf } from './fluent-bundle.ts';

/** By page, what it loads once it knows the game; the server may know the game earlier. */
const OF_GAMES: Record<string, (game: string) => string> = {
  table: (game) => `games/${game}/Screen.svelte`,
  replay: (game) => `games/${game}/replay/Replay.svelte`,
};

/** Where a page may be: in pages/, or in the folder of the game that alone has it. */
function filesOfPage(page: string, games: string[]): string[] {
  const component = page.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
  return ['pages', ...games.map((game) => `games/${game}`)].map(
    (folder) => `${folder}/${page}/${component}.svelte`,
  );
}

/** The files of a chunk and of all that it imports, dependencies first, each chunk after its styles. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  found = new Set<string>(),
): Set<string> {
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk' && !found.has(name)) filesOf(bundle, imported, found);
  }
  chunk.viteMetadata?.importedCss.forEach((name) => found.add(name));
  return found.add(chunk.fileName);
}

export function preloadManifest(src: string): Plugin {
  return {
    name: 'gemkeep-preload-manifest',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const games = readdirSync(join(src, 'games'));
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) throw new Error('the bundle has no entry');
      const initial = filesOf(bundle, entry);
      const chunkOf = (file: string): Rolldown.OutputChunk | undefined =>
        chunks.find((chunk) => chunk.facadeModuleId === join(src, file));
      const neededBy = (chunk: Rolldown.OutputChunk): string[] =>
        [...filesOf(bundle, chunk)].filter((name) => !initial.has(name));

      const needs: Record<string, string[]> = {};
      for (const page of new Set([...ADDRESSES.map(([, page]) => page), NOT_FOUND])) {
        const [chunk] = filesOfPage(page, games).flatMap((file) => chunkOf(file) ?? []);
        if (!chunk) throw new Error(`no chunk starts with the page ${page}`);
        needs[page] = neededBy(chunk);
      }
      for (const [page, fileOf] of Object.entries(OF_GAMES)) {
        const found = games.flatMap((game): [string, Rolldown.OutputChunk][] => {
          const chunk = chunkOf(fileOf(game));
          return chunk ? [[game, chunk]] : [];
        });
        if (!found.length) throw new Error(`no game has a chunk for the page ${page}`);
        for (const [game, chunk] of found) needs[`${page}/${game}`] = neededBy(chunk);
      }

      const sheet = Object.values(bundle).find(
        (output) => output.type === 'asset' && output.names.includes('sheet.svg'),
      );
      if (!sheet) throw new Error('the SVG sprite is not in the bundle');
      const manifest = {
        addresses: ADDRESSES.map(([pattern, page]) => [pattern.source, page]),
        nowhere: NOT_FOUND,
        needs,
        sheet: sheet.fileName,
        words: Object.fromEntries(
          chunks.flatMap((chunk) => {
            const language = languageOf(chunk.facadeModuleId ?? '');
            return language === undefined ? [] : [[language, chunk.fileName]];
          }),
        ),
      };
      this.emitFile({
        type: 'asset',
        fileName: 'preload.json',
        source: JSON.stringify(manifest),
      });
    },
  };
}
