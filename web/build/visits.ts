// What a browser loads together: the files of a page, and those of the part of it that it will show.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ADDRESSES, NOT_FOUND } from '../src/app/addresses.ts';

/** By page, what it loads once it knows the game; the server may know the game earlier. */
const OF_GAMES: Record<string, (game: string) => string> = {
  table: (game) => `games/${game}/Screen.svelte`,
  replay: (game) => `games/${game}/replay/Replay.svelte`,
  puzzle: (game) => `games/${game}/puzzle/Panel.svelte`,
  rules: (game) => `games/${game}/rules/RulesPage.svelte`,
};

/** By page, other parts by name, and what is loaded with any part. */
const OTHERS: Record<string, Record<string, string>> = {
  table: { lobby: 'table/lobby/Lobby.svelte' },
};
const ALWAYS: Record<string, string[]> = { table: ['table/connect.ts'] };

export interface Page {
  name: string;
  /** The modules with which it begins. */
  files: string[];
  /** By name, the module with which a part of it begins. */
  parts: Record<string, string>;
}

/** All pages; each is in pages/, or in the folder of the game that alone has it. */
export function pagesIn(src: string): Page[] {
  // The fallback is for a game that is not known here.
  const games = readdirSync(join(src, 'games')).filter((name) => name !== 'fallback');
  const folders = ['pages', ...games.map((game) => `games/${game}`)];
  const names = new Set([...ADDRESSES.map(([, page]) => page), NOT_FOUND]);
  return [...names].map((name) => {
    const component = name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
    const places = folders.map((folder) => join(src, folder, name, `${component}.svelte`));
    const file = places.find((place) => existsSync(place));
    if (!file) throw new Error(`the page ${name} has no file`);
    const ofGame = OF_GAMES[name];
    const parts = Object.entries({
      ...Object.fromEntries(games.map((game) => [game, ofGame?.(game) ?? ''])),
      ...OTHERS[name],
    })
      .map(([part, path]) => [part, join(src, path)] as const)
      .filter(([, path]) => path.endsWith('.svelte') && existsSync(path));
    if (ofGame && !parts.length) throw new Error(`no game has a part of the page ${name}`);
    const always = (ALWAYS[name] ?? []).map((path) => join(src, path));
    return { name, files: [file, ...always], parts: Object.fromEntries(parts) };
  });
}

/** The modules with which each page begins that someone may visit. */
export const visitsIn = (src: string): string[][] =>
  pagesIn(src).flatMap(({ files, parts }) => {
    const shown = Object.values(parts);
    return shown.length ? shown.map((part) => [...files, part]) : [files];
  });
