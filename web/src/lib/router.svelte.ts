// The page of the address, and links that do not leave the document.
import { ADDRESSES, NOWHERE, type Page } from '$app/addresses';
import { PAGES, type PageComponent } from '$app/pages';

interface Current {
  /** Null if it could not be loaded. */
  Page: PageComponent | null;
  /** The part of the address after the page's name: a table, a code, a game, a day. */
  id: string;
}

function find(path: string): { page: Page; id: string } {
  for (const [pattern, page] of ADDRESSES) {
    const match = pattern.exec(path.replace(/(.)\/$/, '$1'));
    if (match) return { page, id: match[1] ?? '' };
  }
  return { page: NOWHERE, id: '' };
}

class Router {
  /** What is shown; it changes once the next page is loaded. */
  current = $state.raw<Current>({ Page: null, id: '' });
  query = $state.raw(new URLSearchParams(location.search));
  /** Counts navigations: only the last one takes effect. */
  #last = 0;

  constructor() {
    addEventListener('popstate', () => void this.show());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
      if (event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.target || link.hasAttribute('download')) return;
      if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      go(link.pathname + link.search + link.hash);
    });
  }

  /** Loads and shows the page of a path; `onload` runs right before it is shown. */
  async show(path = location.pathname, onload: () => void = () => {}): Promise<void> {
    const number = ++this.#last;
    const { page, id } = find(path);
    const Page = await PAGES[page]().then(
      (loaded) => loaded.default,
      () => null,
    );
    if (number !== this.#last) return;
    onload();
    this.query = new URLSearchParams(location.search);
    this.current = { Page, id };
  }
}

export const router = new Router();

/** Goes to an address of ours; with `replace`, without an entry in the history. */
export function go(address: string, replace = false): void {
  void router.show(new URL(address, location.href).pathname, () => {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    scrollTo(0, 0);
  });
}
