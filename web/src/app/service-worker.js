// Caches the page's own files, so that it opens without a network and can say so. Nothing under
// /api is cached: a table always comes from the server.
const VERSION = '__VERSION__';
const SHELL = __SHELL__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((kept) => kept.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n !== VERSION).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

// A press on a notification leads to the table it came from.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages.find(({ url }) => url === address);
      return page ? page.focus() : self.clients.openWindow(address);
    }),
  );
});
