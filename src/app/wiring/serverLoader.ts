import { configuration } from 'virtual:configuration';
import type { StartDecision } from '../../domain/journey/arrival/start';
import { nextTask } from '../../platform/browser';
import { loadOnce } from '../../platform/loadOnce';
import type { AppStore, ServerConnection } from '../../state/store';
import type { BrowserStorages } from './storages';

/** Creates the loader of the code that talks to the server. Connects it with the store when it arrives. */
export function createServerLoader(
  store: AppStore,
  connection: ServerConnection,
  decision: StartDecision,
  { session, local }: BrowserStorages,
  query: string,
) {
  return loadOnce(async () => {
    const serverSide = await import('./serverSide');
    const { api, requestAllDataPoints, requestPolicies, connectServer, restoreFormData } = serverSide;
    await nextTask();
    connectServer(connection);
    await nextTask();
    restoreFormData(store, session);
    serverSide.loadBackground(store, connection, local);
    void store.dispatch(requestPolicies());
    if (configuration.environment !== 'production') void store.dispatch(requestAllDataPoints(query));
    const { affiliate, isAffiliateNew } = decision;
    if (affiliate === null || !isAffiliateNew) return serverSide;
    const { setAt: _setAt, ...params } = affiliate;
    void store.dispatch(
      api.endpoints.affiliateEvent.initiate({ body: { ...params, event: 'visit' } }, { track: false }),
    );
    return serverSide;
  });
}
