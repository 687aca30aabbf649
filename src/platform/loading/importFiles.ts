/**
 * How the build imports a file that loads late. Vite would preload its files as modules, and a browser that has lost a module once answers
 * every later import from memory, for as long as the document lives: Firefox, and Chromium up to 153. So each file is fetched first, and
 * only what has arrived is imported, from the browser's cache.
 */

const loading = new Map<string, Promise<void>>();

/** Does the work for an address once. After a failure the next call does it again. */
function once(address: string, work: (address: string) => Promise<void>): Promise<void> {
  const before = loading.get(address);
  if (before !== undefined) return before;
  const load = work(address).catch((error: unknown) => {
    loading.delete(address);
    throw error;
  });
  loading.set(address, load);
  return load;
}

async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  // A server that answers every address has a document for a file that is gone.
  if (!response.ok || !type.includes('javascript'))
    throw new TypeError('A dynamically imported module is missing.');
  await response.arrayBuffer();
}

/** Adds a style, unless the document has it. */
async function addStyle(address: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // The next import that needs it adds it again.
      link.remove();
      reject(new Error(`Unable to preload CSS for ${address}`));
    });
  });
}

/** Reports a file that did not load by the event of Vite's loader, and throws unless a listener prevents it. */
function report(error: unknown): void {
  const payload = error instanceof Error ? error : new Error('A file of the build did not load.');
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  if (window.dispatchEvent(event)) throw error;
}

/**
 * Imports a module when all files that it needs have arrived. The build calls it in the place of Vite's function of this name
 * (`scripts/vite/importPlugin.ts`).
 *
 * @param files below the base path: the module's own file, those that it imports, and their styles
 */
export async function __vitePreload<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module | undefined> {
  const addresses = files.map((file) => import.meta.env.BASE_URL + file);
  const loads = addresses.map((address) => once(address, address.endsWith('.css') ? addStyle : fetchScript));
  for (const load of await Promise.allSettled(loads)) if (load.status === 'rejected') report(load.reason);
  try {
    return await importModule();
  } catch (error) {
    report(error);
    return undefined;
  }
}
