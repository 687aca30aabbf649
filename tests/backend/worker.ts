import { setupWorker } from 'msw/browser';
import { handlers } from './handlers';

/**
 * The reference back end in the browser's own service worker. Its script is served by the development server.
 *
 * @param basePath with a slash in front and none behind
 */
export async function startWorker(basePath: string): Promise<void> {
  await setupWorker(...handlers).start({
    serviceWorker: { url: `${basePath}/mockServiceWorker.js`, options: { scope: `${basePath}/` } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}
