import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const publicFolder = path.resolve(import.meta.dirname, '../../public');
const names = ['sw.js', 'service-worker.js'] as const;

/** Stores the first page, and answers every navigation with it. */
const oldWorker = `
  self.addEventListener('install', (event) => {
    self.skipWaiting();
    event.waitUntil(caches.open('pages').then((pages) => pages.add('/')));
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
  });`;

for (const name of names) {
  test(
    `${name} ends the worker of the site that was at the address before`,
    { tag: '@rest' },
    async ({ page }) => {
      let isMoved = false;
      const server = createServer(({ url = '' }, response) => {
        const script = names.find((each) => url === `/${each}`);
        response.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript');
        if (script === undefined) {
          const register = `<script>navigator.serviceWorker.register('/${name}')</script>`;
          response.end(isMoved ? '<h1>New</h1>' : `<h1>Old</h1>${register}`);
        } else response.end(isMoved ? readFileSync(path.join(publicFolder, script)) : oldWorker);
      });
      await new Promise<void>((resolve) => {
        server.listen(0, resolve);
      });
      try {
        const address: AddressInfo | string | null = server.address();
        if (address === null || typeof address === 'string') throw new Error('The server has no port.');
        const site = `http://localhost:${address.port}/`;
        await page.goto(site);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        isMoved = true;
        // The old worker answers once more, and the page is loaded again without it.
        await page.goto(`${site}form`);
        await expect(page.getByRole('heading', { name: 'New' })).toBeVisible();
        await expect(page).toHaveURL(`${site}form`);
        const left = await page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]);
        expect(left).toEqual([0, 0]);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    },
  );
}
