import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToNotify, markTab, mayNotify, notify, titled } from './attention.svelte';
import { settings } from '../device/settings.svelte';

const shown: string[] = [];

class FakeNotification {
  static permission: NotificationPermission = 'granted';
  static requestPermission = vi.fn(() => Promise.resolve(FakeNotification.permission));
  onclick: (() => void) | null = null;
  constructor(text: string) {
    shown.push(text);
  }
}

beforeEach(() => {
  shown.length = 0;
  FakeNotification.permission = 'granted';
  FakeNotification.requestPermission.mockClear();
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = '/icon.svg';
  document.head.replaceChildren(icon);
  settings.notify = true;
});

afterEach(() => {
  markTab('');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what calls for attention comes first in the title, and marks the icon', () => {
  const icon = document.querySelector('link')!;
  expect(titled('Round 1')).toBe('Round 1');
  markTab('Your turn');
  expect(titled('Round 1')).toBe('● Your turn · Round 1');
  expect(icon.getAttribute('href')).toBe('/icon-marked.svg');
  markTab('');
  expect(titled('Round 1')).toBe('Round 1');
  expect(icon.getAttribute('href')).toBe('/icon.svg');
});

test('someone who looks elsewhere is notified', async () => {
  await notify('Your turn');
  expect(shown).toEqual(['Your turn']);
});

test('nobody is notified who sees the page, did not wish it or does not allow it', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await notify('seen');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  settings.notify = false;
  await notify('not wished');
  settings.notify = true;
  FakeNotification.permission = 'default';
  await notify('not allowed yet');
  FakeNotification.permission = 'denied';
  await notify('forbidden');
  expect(shown).toEqual([]);
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
});

test('permission is asked for, unless it was refused for good', async () => {
  expect(await askToNotify()).toBe(true);
  FakeNotification.permission = 'denied';
  expect(mayNotify()).toBe(false);
  expect(await askToNotify()).toBe(false);
  expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
});

test('a browser without notifications is left in peace', async () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(globalThis, 'Notification');
  expect(mayNotify()).toBe(false);
  await notify('nothing');
  expect(shown).toEqual([]);
});
