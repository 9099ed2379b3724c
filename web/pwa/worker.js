/* global VERSION, SHELL */
// The service worker: keeps the page's own files and its words, so that it opens at once, and offline says so in
// the reader's language. Whatever else the server answers for /api, /ws or a seat link is never stored: a stale
// table would be a lie, and a seat link is a secret.

const CACHE = `monoceros-${VERSION}`;
const PAGES = /^\/($|me$|t\/|r\/|join\/|replay\/|analysis\/|rules\/|cards\/|learn\/)/;

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

// Messages that it is somebody's turn. Whoever has the page before their eyes is told there and not disturbed.

/** A message as it is shown: only this device knows how its person writes a time. */
function told({ body, until, lang }) {
  const when = until
    ? new Date(until).toLocaleString(lang, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
    : '';
  return body.replace('{when}', when);
}

async function tell(message) {
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge(message.turns).catch(() => undefined);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'turn' });
  const seen = pages.some(({ visibilityState }) => visibilityState === 'visible');
  if (seen && message.tag !== 'try') return;
  await self.registration.showNotification(message.title, {
    body: told(message),
    lang: message.lang,
    tag: message.tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { url: message.url },
  });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

/** To the table: in a page that is open already, or in a new one. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url: at }) => new URL(at).pathname === url) ?? pages[0];
  if (!page) return self.clients.openWindow(url);
  page.postMessage({ type: 'go', url });
  // A browser may forbid to bring it to the front; the page goes there all the same.
  return page.focus().catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(
    self.registration.pushManager
      .subscribe(event.oldSubscription?.options ?? { userVisibleOnly: true })
      .then((made) =>
        fetch('/api/me/notices/device', {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ endpoint: made.endpoint, keys: made.toJSON().keys }),
        }),
      ),
  );
});
