// Where we are, and links that stay in the page; nothing more.
import { ADDRESSES, NOWHERE, type Page } from '../addresses';
import { PAGES } from '../pages';

export interface Place {
  page: Page;
  /** The part of the address after the page's name: a table, a code, a game, a key. */
  of: string;
}

function find(path: string): Place {
  for (const [pattern, page] of ADDRESSES) {
    const match = pattern.exec(path.replace(/(.)\/$/, '$1'));
    if (match) return { page, of: match[1] ?? '' };
  }
  return { page: NOWHERE, of: '' };
}

class Router {
  place = $state.raw<Place>(find(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));
  /** Counts where one wanted to go: only the last of it is gone to. */
  #wish = 0;

  constructor() {
    addEventListener('popstate', () => {
      this.#wish++;
      this.#look();
    });
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
      if (event.shiftKey || event.altKey) return;
      const link = (event.target as Element).closest?.('a');
      if (!link || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    });
  }

  #look(): void {
    this.place = find(location.pathname);
    this.query = new URLSearchParams(location.search);
  }

  /** The address changes with what is in sight: a page that is not here yet is fetched first. */
  async go(address: string, replace: boolean): Promise<void> {
    const wish = ++this.#wish;
    const { page } = find(new URL(address, location.href).pathname);
    if (page !== find(location.pathname).page) await PAGES[page]().catch(() => {});
    if (wish !== this.#wish) return;
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#look();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Goes to an address of ours; with replace, without a step to come back to. */
export function go(address: string, replace = false): void {
  void router.go(address, replace);
}
