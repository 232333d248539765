import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import type { Replay } from '$net/wire';
import ShareMoment from './ShareMoment.svelte';

beforeAll(() => locale.choose('en'));

const fetched = vi.fn<typeof fetch>();
const shared = vi.fn<(data: ShareData) => Promise<void>>();

beforeEach(() => {
  fetched.mockImplementation(() =>
    Promise.resolve(new Response('drawn', { headers: { 'content-type': 'image/gif' } })),
  );
  shared.mockResolvedValue();
  vi.stubGlobal('fetch', fetched);
  Object.assign(navigator, { share: shared, canShare: () => true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Object.assign(navigator, { canShare: () => false });
});

function press(name: string): void {
  const replay = { eyes: null, table: { id: 'abc' } } as Replay;
  const menu = render(ShareMoment, { replay, at: 7 });
  menu.querySelector('button')!.click();
  flushSync();
  const buttons = [...menu.querySelectorAll('button')];
  buttons.find((button) => button.textContent.trim() === name)!.click();
}

test.each([
  ['Picture', 'png'],
  ['Animation', 'gif'],
])('%s shares a file of this moment in my language', async (name, kind) => {
  press(name);
  await vi.waitFor(() => expect(shared).toHaveBeenCalledOnce());
  expect(fetched.mock.calls[0]![0]).toBe(`/preview/replay/abc.${kind}?at=7&lang=en`);
  const [file] = shared.mock.calls[0]![0].files!;
  expect(file!.name).toBe(`gemkeep-abc-7.${kind}`);
});

test('where files cannot be shared, the file is downloaded', async () => {
  Object.assign(navigator, { canShare: () => false });
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:it', revokeObjectURL: vi.fn() });
  const clicked = new Promise<HTMLAnchorElement>((resolve) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      resolve(this);
    });
  });
  press('Picture');
  expect((await clicked).download).toBe('gemkeep-abc-7.png');
  expect(shared).not.toHaveBeenCalled();
});

test('the link leads to this moment', async () => {
  press('Link');
  await vi.waitFor(() => expect(shared).toHaveBeenCalledOnce());
  expect(shared.mock.calls[0]![0].url).toMatch(/\/replay\/abc\?at=7$/);
  expect(fetched).not.toHaveBeenCalled();
});
