// Writes ahead.json for the server: which files each page needs, so that a browser is told of them
// with the page itself instead of finding one after the other.
import type { Plugin, Rolldown } from 'vite';
import { ADDRESSES, NOT_FOUND } from '../src/app/addresses.ts';

/** What a page shows of a game is loaded when the game is known; the server may know it first. */
const OF_GAMES: Record<string, string> = {
  'table/diamant': 'games/diamant/Screen',
  'table/hideouts': 'games/hideouts/Screen',
  'replay/diamant': 'games/diamant/replay/Replay',
  'replay/hideouts': 'games/hideouts/replay/Replay',
};
const LANGUAGE = /^\0words:(\w+)$/;

/** Where a page may be: in pages/, or in the folder of the game that alone has it. */
function filesOf(page: string): RegExp[] {
  const name = page.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
  return ['pages', 'games/\\w+'].map(
    (folder) => new RegExp(`/src/${folder}/${page}/${name}\\.svelte$`),
  );
}

/** A chunk and all it imports, what is needed first before what needs it; styles too. */
function needs(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  found = new Set<string>(),
): Set<string> {
  for (const name of chunk.imports) {
    const one = bundle[name];
    if (one?.type === 'chunk' && !found.has(name)) needs(bundle, one, found);
  }
  chunk.viteMetadata?.importedCss.forEach((name) => found.add(name));
  return found.add(chunk.fileName);
}

export function ahead(): Plugin {
  return {
    name: 'gemkeep-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const entry = needs(
        bundle,
        chunks.find((chunk) => chunk.isEntry)!,
      );
      const after = (...files: RegExp[]): string[] => {
        const chunk = files
          .map((file) => chunks.find((one) => file.test(one.facadeModuleId ?? '')))
          .find((one) => one !== undefined);
        if (!chunk) throw new Error(`no chunk begins with ${files.join(' or ')}`);
        return [...needs(bundle, chunk)].filter((name) => !entry.has(name));
      };
      const pages = [...new Set([...ADDRESSES.map(([, page]) => page), NOT_FOUND])];
      const sheet = Object.keys(bundle).find((name) => /\bsheet-[\w-]+\.svg$/.test(name));
      if (!sheet) throw new Error('the sheet of pictures is not among the files');
      const told = {
        addresses: ADDRESSES.map(([pattern, page]) => [pattern.source, page]),
        nowhere: NOT_FOUND,
        needs: {
          ...Object.fromEntries(pages.map((page) => [page, after(...filesOf(page))])),
          ...Object.fromEntries(
            Object.entries(OF_GAMES).map(([of, file]) => [
              of,
              after(new RegExp(`/src/${file}\\.svelte$`)),
            ]),
          ),
        },
        sheet,
        words: Object.fromEntries(
          chunks.flatMap((chunk) => {
            const language = LANGUAGE.exec(chunk.facadeModuleId ?? '')?.[1];
            return language ? [[language, chunk.fileName]] : [];
          }),
        ),
      };
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(told) });
    },
  };
}
