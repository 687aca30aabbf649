import { setupWorker } from 'msw/browser';
import { handlers } from './handlers';

/**
 * Starts the reference back end in the service worker of the browser. The development server serves its script.
 *
 * @param basePath with a slash at its start and none at its end
 */
export async function startWorker(basePath: string): Promise<void> {
  await setupWorker(...handlers).start({
    serviceWorker: { url: `${basePath}/mockServiceWorker.js`, options: { scope: `${basePath}/` } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
}
