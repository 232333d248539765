// The page of the address, and links that do not leave the document.
import { ADDRESSES, NOT_FOUND, type Page } from '$app/addresses';
import { FIRST, type First } from '$app/first';
import { PAGES, type PageComponent } from '$app/pages';

interface Current {
  /** Null if it could not be loaded. */
  Page: PageComponent | null;
  /** The part of the address after the page's name: a table, a code, a game, a day. */
  id: string;
  /** What it shows first, if it was asked for already. */
  first: First;
}

function find(path: string): { page: Page; id: string } {
  for (const [pattern, page] of ADDRESSES) {
    const match = pattern.exec(path.replace(/(.)\/$/, '$1'));
    if (match) return { page, id: match[1] ?? '' };
  }
  return { page: NOT_FOUND, id: '' };
}

/** A page, or null if it can't be loaded. */
const load = (page: Page): Promise<PageComponent | null> =>
  PAGES[page]().then(
    (loaded) => loaded.default,
    () => null,
  );

class Router {
  /** What is shown; it changes once the next page is loaded. */
  current = $state.raw<Current>({ Page: null, id: '', first: {} });
  query = $state.raw(new URLSearchParams(location.search));
  /** Counts navigations: only the last one takes effect. */
  #last = 0;
  #page: Page | null = null;

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

  /** Loads and shows the page of an address; `onload` runs right before it is shown. */
  async show(address = location.href, onload: () => void = () => {}): Promise<void> {
    const number = ++this.#last;
    const { pathname, searchParams } = new URL(address, location.href);
    const { page, id } = find(pathname);
    const [Page, first] = await Promise.all([load(page), this.#first(page, id, searchParams)]);
    if (number !== this.#last) return first?.drop?.();
    onload();
    this.query = new URLSearchParams(location.search);
    this.#page = page;
    this.current = { Page: first && Page, id, first: first ?? {} };
  }

  /** What a page shows first, or null if that can't be loaded. */
  #first(page: Page, id: string, query: URLSearchParams): Promise<First | null> | First {
    if (page === this.#page && id === this.current.id) return this.current.first;
    return FIRST[page]?.(id, query).catch(() => null) ?? {};
  }
}

export const router = new Router();

/** Goes to an address of ours; with `replace`, without an entry in the history. */
export function go(address: string, replace = false): void {
  void router.show(address, () => {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    scrollTo(0, 0);
  });
}
