// Decides which modules that several pages share are sent as one file.
//
// Left alone, Rolldown makes one chunk for each set of pages that share modules: dozens of small
// files. Here two chunks become one wherever that pays: a page may load code it does not need if
// this saves it a request. Only imports and the sizes of modules count, never their names, so moving
// or renaming a file changes nothing that a browser loads.
import type { Rolldown } from 'vite';

/** The price of a request: loading this many bytes of source instead costs a page as much. */
const REQUEST = 24_000;

export type GetModule = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'> | null;

interface Chunk {
  modules: string[];
  imports: Set<string>;
  bytes: number;
  /** Two if a module has styles: the script, and its stylesheet. */
  files: number;
  pages: Set<string>;
}

const isStyle = (id: string): boolean => /\.css($|\?)/.test(id);

/** A module and everything that it imports statically, directly or not. */
function closure(entry: string, getModule: GetModule): Set<string> {
  const found = new Set([entry]);
  for (const id of found) getModule(id)?.importedIds.forEach((imported) => found.add(imported));
  return found;
}

/** Every module that is imported dynamically and imports others: the pages, and the parts of pages. */
function pagesOf(main: string, getModule: GetModule): Set<string> {
  const pages = new Set<string>();
  const seen = closure(main, getModule);
  for (const id of seen) {
    for (const page of getModule(id)?.dynamicallyImportedIds ?? []) {
      if (getModule(page)?.importedIds.length) pages.add(page);
      closure(page, getModule).forEach((module) => seen.add(module));
    }
  }
  return pages;
}

/** For each module the pages that need it; every page needs what the main module imports. */
function usage(main: string, getModule: GetModule): Map<string, Set<string>> {
  const pages = pagesOf(main, getModule);
  const users = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const id of closure(page, getModule)) {
      users.set(id, (users.get(id) ?? new Set()).add(page));
    }
  }
  for (const id of closure(main, getModule)) users.set(id, pages);
  users.delete(main); // the entry is a chunk by itself
  return users;
}

/** One chunk for each set of pages that share modules. */
function chunksByPages(users: Map<string, Set<string>>, getModule: GetModule): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const [id, pages] of users) {
    if (pages.size < 2) continue;
    const { importedIds = [], code = '' } = getModule(id) ?? {};
    const chunk: Chunk = {
      modules: [id],
      imports: new Set(importedIds),
      bytes: code?.length ?? 0,
      files: isStyle(id) ? 2 : 1,
      pages,
    };
    const key = [...pages].sort().join();
    const same = chunks.get(key);
    chunks.set(key, same ? merged(same, chunk) : chunk);
  }
  return [...chunks.values()];
}

function merged(a: Chunk, b: Chunk): Chunk {
  return {
    modules: [...a.modules, ...b.modules],
    imports: new Set([...a.imports, ...b.imports]),
    bytes: a.bytes + b.bytes,
    files: Math.max(a.files, b.files),
    pages: new Set([...a.pages, ...b.pages]),
  };
}

/** What all pages together pay for a chunk. */
const cost = (chunk: Chunk): number => chunk.pages.size * (chunk.bytes + chunk.files * REQUEST);

const imports = (from: Chunk, to: Chunk): boolean => to.modules.some((id) => from.imports.has(id));

/** Whether one chunk imports the other by way of a third: merged, the two would import each other. */
function wouldBeCyclic(a: Chunk, b: Chunk, chunks: Chunk[]): boolean {
  const others = chunks.filter((chunk) => chunk !== a && chunk !== b);
  return [
    [a, b],
    [b, a],
  ].some(([from, to]) => {
    const reached = new Set(others.filter((chunk) => imports(from!, chunk)));
    for (const one of reached) {
      others.filter((chunk) => imports(one, chunk)).forEach((chunk) => reached.add(chunk));
    }
    return [...reached].some((chunk) => imports(chunk, to!));
  });
}

/** The chunks after the merge that saves most; undefined if none saves anything. */
function bestMerge(chunks: Chunk[]): Chunk[] | undefined {
  let best: Chunk[] | undefined;
  let most = 0;
  for (const [index, a] of chunks.entries()) {
    for (const b of chunks.slice(index + 1)) {
      const both = merged(a, b);
      const saved = cost(a) + cost(b) - cost(both);
      if (saved <= most || wouldBeCyclic(a, b, chunks)) continue;
      most = saved;
      best = [...chunks.filter((chunk) => chunk !== a && chunk !== b), both];
    }
  }
  return best;
}

/** The modules of each shared chunk. */
export function planChunks(main: string, getModule: GetModule): string[][] {
  let chunks = chunksByPages(usage(main, getModule), getModule);
  for (let next = bestMerge(chunks); next; next = bestMerge(next)) chunks = next;
  return chunks.map((chunk) => chunk.modules);
}

/** Rolldown's option for an app that starts with this module. */
export function sharedChunks(main: string): Rolldown.CodeSplittingOptions {
  let names: Map<string, string> | undefined;
  return {
    // The plan has no cycles, so nothing need be pulled along to avoid them.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'shared',
        name(id, context) {
          names ??= new Map(
            planChunks(main, (module) => context.getModuleInfo(module)).flatMap((modules, index) =>
              modules.map((module) => [module, `shared${String(index)}`] as const),
            ),
          );
          return names.get(id) ?? null;
        },
      },
    ],
  };
}
