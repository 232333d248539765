// Where we are, and links that stay in the page; nothing more.
import { ADDRESSES, NOWHERE, type Page } from '$app/addresses';
import { PAGES, type PageComponent } from '$app/pages';

interface Sight {
  /** Null if it could not be had. */
  Page: PageComponent | null;
  /** The part of the address after the page's name: a table, a code, a game, a key. */
  of: string;
}

function find(path: string): { page: Page; of: string } {
  for (const [pattern, page] of ADDRESSES) {
    const match = pattern.exec(path.replace(/(.)\/$/, '$1'));
    if (match) return { page, of: match[1] ?? '' };
  }
  return { page: NOWHERE, of: '' };
}

class Router {
  /** What is in sight: another page only once it is here. */
  sight = $state.raw<Sight>({ Page: null, of: '' });
  query = $state.raw(new URLSearchParams(location.search));
  /** Counts where one wanted to go: only the last of it is gone to. */
  #wish = 0;

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

  /** Shows the page of the address, or of another that is then written in its place. */
  async show(path = location.pathname, write: () => void = () => {}): Promise<void> {
    const wish = ++this.#wish;
    const { page, of } = find(path);
    const Page = await PAGES[page]().then(
      (loaded) => loaded.default,
      () => null,
    );
    if (wish !== this.#wish) return;
    write();
    this.query = new URLSearchParams(location.search);
    this.sight = { Page, of };
  }
}

export const router = new Router();

/** Goes to an address of ours; with replace, without a step to come back to. */
export function go(address: string, replace = false): void {
  void router.show(new URL(address, location.href).pathname, () => {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    scrollTo(0, 0);
  });
}
