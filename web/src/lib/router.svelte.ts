// Addresses and pages: a handful of patterns, links that stay in the page, nothing more.

export interface Place {
  page: 'home' | 'new' | 'table' | 'join' | 'replay' | 'rules' | 'me' | 'key' | 'nowhere';
  /** The part of the address after the page's name: a table, a code, a game, a key. */
  of: string;
}

const PAGES: [RegExp, Place['page']][] = [
  [/^\/$/, 'home'],
  [/^\/new$/, 'new'],
  [/^\/t\/([\w-]+)$/, 'table'],
  [/^\/j\/([\w-]+)$/, 'join'],
  [/^\/replay\/([\w-]+)$/, 'replay'],
  [/^\/rules\/([\w-]+)$/, 'rules'],
  [/^\/me$/, 'me'],
  [/^\/k(?:\/([\w-]+))?$/, 'key'],
];

function find(path: string): Place {
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(path.replace(/(.)\/$/, '$1'));
    if (match) return { page, of: match[1] ?? '' };
  }
  return { page: 'nowhere', of: '' };
}

class Router {
  place = $state.raw<Place>(find(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#look());
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

  go(address: string, replace: boolean): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#look();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Goes to an address of ours; with replace, without a step to come back to. */
export function go(address: string, replace = false): void {
  router.go(address, replace);
}
