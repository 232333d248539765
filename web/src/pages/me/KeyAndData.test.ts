import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { locale } from '$i18n/i18n.svelte';
import { render } from '$lib/render.fixture';
import { person, setPerson } from '$net/person';
import KeyAndData from './KeyAndData.svelte';

beforeAll(async () => {
  await locale.choose('en');
  // The test's document has dialogs that can't be opened.
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
});

const fetched = vi.fn<typeof fetch>();
const changed = vi.fn<() => void>();

beforeEach(() => {
  setPerson({ id: 'ann', key: 'ann.old' });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function press(...names: string[]): void {
  const place = render(KeyAndData, { onchange: changed });
  for (const name of names) {
    const buttons = [...place.querySelectorAll('button')];
    buttons.find((button) => button.textContent.trim() === name)!.click();
    flushSync();
  }
}
const request = (): [string, string | undefined] => {
  const [path, options] = fetched.mock.calls[0]!;
  return [path as string, options?.method];
};

test('another key replaces the one of this device, after a question', async () => {
  fetched.mockResolvedValue(new Response('{"id":"ann","key":"ann.new"}'));
  press('Change my key', 'Yes, change it');
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(request()).toEqual(['/api/me/key', 'POST']);
  expect(person()).toEqual({ id: 'ann', key: 'ann.new' });
});

test('a person who deletes themselves is gone from this device, after a question', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  press('Delete me', 'Yes, delete me');
  await vi.waitFor(() => expect(person()).toBeNull());
  expect(request()).toEqual(['/api/me', 'DELETE']);
});

test.each([['Change my key'], ['Delete me']])('%s: without a yes nothing happens', (name) => {
  press(name, 'Cancel');
  expect(fetched).not.toHaveBeenCalled();
});

test('a failure leaves the key as it is', async () => {
  fetched.mockResolvedValue(new Response('{"code":"unavailable","reason":""}', { status: 503 }));
  press('Change my key', 'Yes, change it');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(changed).not.toHaveBeenCalled();
  expect(person()).toEqual({ id: 'ann', key: 'ann.old' });
});
