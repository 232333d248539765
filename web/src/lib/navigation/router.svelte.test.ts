import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NOT_FOUND } from '$app/addresses';
import { FIRST } from '$app/first';
import { PAGES, type PageComponent } from '$app/pages';
import { go, router } from './router.svelte';

vi.mock('$app/pages', async () => {
  const { ADDRESSES, NOT_FOUND } = await import('$app/addresses');
  const names = [...ADDRESSES.map(([, page]) => page), NOT_FOUND];
  // A page is its own name here: which one is in sight is all that matters.
  return {
    PAGES: Object.fromEntries(
      names.map((name) => [name, () => Promise.resolve({ default: name })]),
    ),
  };
});

vi.mock('$app/first', () => ({ FIRST: {} }));

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

const at = async (path: string): Promise<[unknown, string]> => {
  await router.show(path);
  return [router.current.Page, router.current.id];
};

beforeEach(async () => {
  history.replaceState(null, '', '/');
  await router.show();
});

describe('addresses', () => {
  test.each([
    ['/', 'home', ''],
    ['/new', 'new', ''],
    ['/new/', 'new', ''],
    ['/levels', 'levels', ''],
    ['/editor', 'editor', ''],
    ['/gallery', 'gallery', ''],
    ['/level/a_b-C9', 'editor', 'a_b-C9'],
    ['/t/abc-123', 'table', 'abc-123'],
    ['/j/abc', 'join', 'abc'],
    ['/replay/abc', 'replay', 'abc'],
    ['/rules/diamant', 'rules', 'diamant'],
    ['/daily', 'daily', ''],
    ['/daily/2026-11-15', 'daily', '2026-11-15'],
    ['/me', 'me', ''],
    ['/k', 'key', ''],
    ['/k/', 'key', ''],
    ['/k/abc', 'key', 'abc'],
  ])('%s is the page %s', async (path, page, of) => {
    expect(await at(path)).toEqual([page, of]);
  });

  test.each(['/nowhere', '/t', '/t/', '/t/a/b', '/t/a b', '/new/er', '/daily/today', '/api'])(
    '%s leads nowhere',
    async (path) => {
      expect(await at(path)).toEqual([NOT_FOUND, '']);
    },
  );
});

describe('going somewhere', () => {
  test('shows the page, writes its address and begins at its top', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    const steps = history.length;
    go('/new?game=hideouts');
    await settled();
    expect(router.current.Page).toBe('new');
    expect(location.pathname + location.search).toBe('/new?game=hideouts');
    expect(router.query.get('game')).toBe('hideouts');
    expect(history.length).toBe(steps + 1);
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  test('in place of the page before leaves no step to come back to', async () => {
    const steps = history.length;
    go('/me', true);
    await settled();
    expect(location.pathname).toBe('/me');
    expect(history.length).toBe(steps);
  });

  test('the address changes only once the page is there', async () => {
    let loaded: (page: { default: PageComponent }) => void = () => {};
    vi.spyOn(PAGES, 'table').mockReturnValue(new Promise((done) => (loaded = done)));
    go('/t/abc');
    await settled();
    expect([router.current.Page, location.pathname]).toEqual(['home', '/']);
    loaded({ default: 'table' as unknown as PageComponent });
    await settled();
    expect([router.current.Page, location.pathname]).toEqual(['table', '/t/abc']);
  });

  test('only the last wish counts, however late the ones before come', async () => {
    let loaded: (page: { default: PageComponent }) => void = () => {};
    vi.spyOn(PAGES, 'table').mockReturnValue(new Promise((done) => (loaded = done)));
    go('/t/abc');
    go('/me');
    await settled();
    loaded({ default: 'table' as unknown as PageComponent });
    await settled();
    expect([router.current.Page, location.pathname]).toEqual(['me', '/me']);
  });

  test('a page that does not load is null', async () => {
    vi.spyOn(PAGES, 'me').mockRejectedValue(new TypeError('no network'));
    expect(await at('/me')).toEqual([null, '']);
  });

  test('going back shows the page before', async () => {
    go('/new');
    await settled();
    history.replaceState(null, '', '/levels');
    dispatchEvent(new PopStateEvent('popstate'));
    await settled();
    expect(router.current.Page).toBe('levels');
  });
});

describe('a link', () => {
  const press = (attributes: Record<string, string>, event: MouseEventInit = {}): boolean => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const inside = document.createElement('span');
    link.append(inside);
    document.body.append(link);
    let ours = false;
    const look = (click: Event): void => {
      ours = click.defaultPrevented;
      click.preventDefault(); // nothing is really loaded here
    };
    document.addEventListener('click', look, { once: true });
    inside.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));
    link.remove();
    return ours;
  };

  test('stays in the page', async () => {
    expect(press({ href: '/rules/hideouts?edition=uk#seal' })).toBe(true);
    await settled();
    expect(router.current).toMatchObject({ Page: 'rules', id: 'hideouts' });
    expect(location.pathname + location.search + location.hash).toBe(
      '/rules/hideouts?edition=uk#seal',
    );
  });

  test.each<[string, Record<string, string>]>([
    ['elsewhere', { href: 'https://example.org/new' }],
    ['to the API', { href: '/api/tables/abc/record' }],
    ['to a download', { href: '/new', download: '' }],
    ['to another tab', { href: '/new', target: '_blank' }],
  ])('%s is left to the browser', (_, attributes) => {
    expect(press(attributes)).toBe(false);
  });

  test.each<MouseEventInit>([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('pressed with %j is left to the browser', (event) => {
    expect(press({ href: '/new' }, event)).toBe(false);
  });
});

describe('what a page shows first', () => {
  const asked = vi.fn((id: string, query: URLSearchParams) =>
    Promise.resolve({ of: `${id} ${query.get('eyes')}`, drop }),
  );
  const drop = vi.fn();

  beforeEach(() => {
    vi.clearAllMocks();
    FIRST.replay = asked;
  });

  test('is asked for with the page, from the address it leads to', async () => {
    go('/replay/abc?eyes=2');
    await settled();
    expect(router.current).toMatchObject({ Page: 'replay', first: { of: 'abc 2' } });
  });

  test('is not asked for again where nothing else is shown', async () => {
    await router.show('/replay/abc');
    await router.show('/replay/abc?at=3');
    expect(asked).toHaveBeenCalledTimes(1);
    await router.show('/replay/other');
    expect(asked).toHaveBeenCalledTimes(2);
    expect(drop).not.toHaveBeenCalled();
  });

  test('is given up if another page is wanted meanwhile', async () => {
    const late = router.show('/replay/late');
    await router.show('/new');
    await late;
    expect(drop).toHaveBeenCalledOnce();
    expect(router.current.Page).toBe('new');
  });

  test('belongs to the page: without it, there is none', async () => {
    asked.mockRejectedValueOnce(new TypeError('offline'));
    await router.show('/replay/gone');
    expect(router.current).toMatchObject({ Page: null, id: 'gone', first: {} });
  });
});
