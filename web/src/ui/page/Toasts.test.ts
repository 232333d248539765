import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, toast, toasts } from '$lib/notices/toasts.svelte';
import Toasts from './Toasts.svelte';

const TOP = 500;

beforeEach(() => {
  vi.useFakeTimers();
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
});

afterEach(() => {
  for (const { id } of [...toasts]) dismiss(id);
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A table's buttons, drawn at the lower edge. */
function drawButtons(): void {
  const [main, footer] = [document.createElement('main'), document.createElement('footer')];
  document.body.append(main);
  main.append(footer);
  footer.getBoundingClientRect = () => new DOMRect(0, TOP, innerWidth, innerHeight - TOP);
}

test('what came before the table was drawn moves above its buttons', () => {
  const target = document.createElement('div');
  const shelf = mount(Toasts, { target });
  toast('You are the host now.');
  flushSync();
  const above = (): number =>
    parseFloat(target.querySelector<HTMLElement>('.toasts')!.style.getPropertyValue('--above'));
  const before = above();
  drawButtons();
  vi.advanceTimersByTime(300);
  flushSync();
  expect(above() - before).toBe(innerHeight - TOP);
  const hint = document.createElement('aside');
  document.querySelector('footer')!.append(hint);
  hint.getBoundingClientRect = () => new DOMRect(300, TOP - 60, 500, 50);
  vi.advanceTimersByTime(300);
  flushSync();
  expect(above() - before, 'and above a hint over them').toBe(innerHeight - TOP + 60);
  void unmount(shelf);
});
