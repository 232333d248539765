// Emits preload.json, which lists the files that each page needs. The server reads it and announces
// them in the page it sends, so that a browser does not discover them one after the other.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ADDRESSES, FILES, NOWHERE } from '../src/app/addresses.ts';
import { languageOf } from './fluent-bundle.ts';

/** By page, what it loads once it knows the game; the server may know the game earlier. */
const OF_GAMES: Record<string, (game: string) => string> = {
  table: (game) => `games/${game}/Screen`,
  replay: (game) => `games/${game}/replay/Replay`,
};

/** Those components of all games, by page and game: `table/name`. */
const componentsOfGames = (src: string): [string, string][] =>
  readdirSync(join(src, 'games')).flatMap((game) =>
    Object.entries(OF_GAMES)
      .map(([page, component]): [string, string] => [`${page}/${game}`, component(game)])
      .filter(([, component]) => existsSync(join(src, component + '.svelte'))),
  );

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
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) throw new Error('the bundle has no entry');
      const initial = filesOf(bundle, entry);
      const neededBy = (component: string): string[] => {
        const file = join(src, component + '.svelte');
        const chunk = chunks.find((one) => one.facadeModuleId === file);
        if (!chunk) throw new Error(`no chunk starts with ${file}`);
        return [...filesOf(bundle, chunk)].filter((name) => !initial.has(name));
      };
      const pages = new Set([...ADDRESSES.map(([, page]) => page), NOWHERE]);
      const sheet = Object.values(bundle).find(
        (output) => output.type === 'asset' && output.names.includes('sheet.svg'),
      );
      if (!sheet) throw new Error('the SVG sprite is not in the bundle');
      const manifest = {
        addresses: ADDRESSES.map(([pattern, page]) => [pattern.source, page]),
        nowhere: NOWHERE,
        needs: {
          ...Object.fromEntries([...pages].map((page) => [page, neededBy(FILES[page])])),
          ...Object.fromEntries(
            componentsOfGames(src).map(([page, component]) => [page, neededBy(component)]),
          ),
        },
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
