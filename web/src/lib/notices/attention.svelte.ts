// Calls for someone who may be looking elsewhere: a mark in the tab's title and icon, and, if they
// allow it, a notification.
import { settings } from '../device/settings.svelte';

const ICON = '/icon.svg';
const MARKED_ICON = '/icon-marked.svg';

/** What stands before the title of the page; empty for nothing. */
const mark = $state({ text: '' });

/** The title of a page, behind what calls for attention. */
export const titled = (title: string): string => (mark.text ? `● ${mark.text} · ${title}` : title);

/** Marks the tab with this text, or with an empty one no longer. */
export function markTab(text: string): void {
  mark.text = text;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', text ? MARKED_ICON : ICON);
}

/** Whether this browser can show notifications, and they are not forbidden. */
export const mayNotify = (): boolean =>
  'Notification' in globalThis && Notification.permission !== 'denied';

/** Asks for permission, which browsers give only after a press; resolves to whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return mayNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Notifies someone who does not see the page, if they wished it; a later one replaces it. */
export async function notify(text: string): Promise<void> {
  if (!settings.notify || !document.hidden) return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const options = { body: 'Gemkeep', icon: '/icon-192.png', tag: 'gemkeep', data: location.href };
  const worker =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  // On phones only a service worker may notify.
  if (worker) await worker.showNotification(text, options);
  else new Notification(text, options).onclick = () => window.focus();
}
