// Emits preload.json, which lists the files that each page needs. The server reads it and announces
// them in the page it sends, so that a browser does not discover them one after the other.
import type { Plugin, Rolldown } from 'vite';
import { ADDRESSES, NOT_FOUND } from '../src/app/addresses.ts';
import { languageOf } from './fluent-bundle.ts';
import { pagesIn } from './visits.ts';

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
      const neededBy = (files: string[]): string[] => {
        const needed = files.map((file) => {
          const chunk = chunks.find((one) => one.facadeModuleId === file);
          if (!chunk) throw new Error(`no chunk starts with ${file}`);
          return filesOf(bundle, chunk);
        });
        return [...new Set(needed.flatMap((some) => [...some]))].filter(
          (name) => !initial.has(name),
        );
      };

      const needs: Record<string, string[]> = {};
      for (const { name, files, parts } of pagesIn(src)) {
        needs[name] = neededBy(files);
        for (const [part, file] of Object.entries(parts))
          needs[`${name}/${part}`] = neededBy([file]);
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
