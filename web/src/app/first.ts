// What a page shows first, asked for while the page itself is still being loaded: the page is shown
// with it, not empty and a moment later again.
import { gameOf } from '$games/index';
import { RULES } from '$games/rules';
import { askReplay } from '$replay/ask';
import type { Page } from './addresses';

/** More properties of a page. */
export type First = object & {
  /** Called if the page is not shown after all. */
  drop?: () => void;
};

export const FIRST: Partial<Record<Page, (id: string, query: URLSearchParams) => Promise<First>>> =
  {
    table: async (id, query) => (await import('$table/connect')).connect(id, query.get('invite')),
    replay: async (id, query) => {
      // If the server refuses it, the page asks again and says why.
      const replay = await askReplay(id, query.get('eyes')).catch(() => null);
      return replay ? { replay, Game: (await gameOf(replay.table.game).replay()).default } : {};
    },
    rules: async (game) => ({ Game: (await RULES[game]?.())?.default }),
  };
