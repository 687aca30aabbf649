import { loadOnce } from '../../platform/loadOnce';
import type { startServerSide } from './startServerSide';

/** Creates the loader of the code that talks to the server. Connects it with the store when it arrives. */
export function createServerLoader(...start: Parameters<typeof startServerSide>) {
  return loadOnce(async () => {
    const serverSide = await import('./serverSide');
    await serverSide.startServerSide(...start);
    return serverSide;
  });
}
