/*
 * Ends the service worker of a site that was at this address before. A browser that has one asks for its script again, gets this one, and is rid
 * of both. Otherwise the old worker goes on answering with the old page (docs/hosting.md). Nothing of this site registers it.
 */

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire() {
  const stored = await self.caches.keys();
  await Promise.all(stored.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
  // Without stored pages the old worker has passed on those of this site: nobody loses what is typed there.
  if (stored.length === 0) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  await Promise.allSettled(windows.map((client) => client.navigate(client.url)));
}
