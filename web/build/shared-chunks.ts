// Decides which modules that several pages share are sent as one file.
//
// Left alone, Rolldown makes one chunk for each set of pages that share modules: dozens of small
// files. Here two chunks become one wherever that pays: a visit may load code it does not need if
// this saves it a request. What counts is what is loaded together, such as a table and its game. Only
// imports and the sizes of modules count, never their names, so moving or renaming a file changes
// nothing that a browser loads.
import type { Rolldown } from 'vite';

/** The price of a request: loading this many bytes of source instead costs a page as much. */
const REQUEST = 24_000;
/** What counts for a part that is loaded later, such as a dialog: nobody waits for it to see a page. */
const LATER = 0.1;

export type GetModule = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'> | null;

interface Chunk {
  modules: string[];
  imports: Set<string>;
  bytes: number;
  /** Two if a module has styles: the script, and its stylesheet. */
  files: number;
  visits: Set<Visit>;
}

/** What is loaded together. */
interface Visit {
  weight: number;
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
function chunksByPages(
  users: Map<string, Set<string>>,
  getModule: GetModule,
  visitsOf: (page: string) => Visit[],
): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const [id, pages] of users) {
    if (pages.size < 2) continue;
    const { importedIds = [], code = '' } = getModule(id) ?? {};
    const chunk: Chunk = {
      modules: [id],
      imports: new Set(importedIds),
      bytes: code?.length ?? 0,
      files: isStyle(id) ? 2 : 1,
      visits: new Set([...pages].flatMap(visitsOf)),
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
    visits: new Set([...a.visits, ...b.visits]),
  };
}

/** What all visits together pay for a chunk. */
const cost = ({ visits, bytes, files }: Chunk): number =>
  [...visits].reduce((sum, { weight }) => sum + weight, 0) * (bytes + files * REQUEST);

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

/** The visits in which a page is loaded; a part that no visit begins with is loaded later. */
function visitsByPage(starts: string[][]): (page: string) => Visit[] {
  const visits = starts.map((files) => ({ files, weight: 1 }));
  const later = new Map<string, Visit>();
  return (page) => {
    const own = visits.filter(({ files }) => files.includes(page));
    if (own.length) return own;
    if (!later.has(page)) later.set(page, { weight: LATER });
    return [later.get(page)!];
  };
}

/** The modules of each shared chunk, given the modules with which each visit begins. */
export function planChunks(main: string, getModule: GetModule, starts: string[][]): string[][] {
  let chunks = chunksByPages(usage(main, getModule), getModule, visitsByPage(starts));
  for (let next = bestMerge(chunks); next; next = bestMerge(next)) chunks = next;
  return chunks.map((chunk) => chunk.modules);
}

/** Rolldown's option for an app that starts with this module, and visits that start with these. */
export function sharedChunks(main: string, starts: string[][]): Rolldown.CodeSplittingOptions {
  let names: Map<string, string> | undefined;
  return {
    // The plan has no cycles, so nothing need be pulled along to avoid them.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'shared',
        name(id, context) {
          names ??= new Map(
            planChunks(main, (module) => context.getModuleInfo(module), starts).flatMap(
              (modules, index) =>
                modules.map((module) => [module, `shared${String(index)}`] as const),
            ),
          );
          return names.get(id) ?? null;
        },
      },
    ],
  };
}
