/* global VERSION, SHELL */
// The service worker: keeps the page's own files and its words, so that it opens at once, and offline says so in
// the reader's language. Whatever else the server answers for /api, /ws or a seat link is never stored: a stale
// table would be a lie, and a seat link is a secret.

const CACHE = `monoceros-${VERSION}`;
const PAGES = /^\/($|t\/|join\/|replay\/|analysis\/|rules\/|cards\/|learn\/)/;

const WORDS = '/api/texts/';

/** Texts as the server has them; as they were kept only where it cannot be asked. */
async function words(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw problem;
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('monoceros-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(WORDS)) {
    event.respondWith(words(event.request));
  } else if (event.request.mode === 'navigate' && PAGES.test(url.pathname)) {
    event.respondWith(fetch(event.request).catch(() => caches.match('/')));
  } else if (SHELL.includes(url.pathname) && url.pathname !== '/') {
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
  }
});
