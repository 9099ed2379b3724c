/* global VERSION, SHELL, self, caches, fetch, URL */
// The service worker: keeps the page's own files, so that it opens at once and offline. Whatever the server
// answers for /api, /ws or a seat link is never stored: a stale table would be a lie, and a seat link is a secret.

const CACHE = `monoceros-${VERSION}`;
const PAGES = /^\/($|t\/|join\/|replay\/|rules\/|cards\/)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('monoceros-') && name !== CACHE;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate' && PAGES.test(url.pathname)) {
    event.respondWith(fetch(event.request).catch(() => caches.match('/')));
  } else if (SHELL.includes(url.pathname) && url.pathname !== '/') {
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
  }
});
