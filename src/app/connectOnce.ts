import { configuration } from 'virtual:configuration';
import type { StartDecision } from '../domain/journey/arrival/start';
import { nextTask } from '../platform/browser';
import { loadOnce } from '../platform/loadOnce';
import type { AppStore, Connection } from './store';
import type { Stores } from './visit';

/** Loads all that talks to the server, once. */
export function connectOnce(
  store: AppStore,
  connection: Connection,
  decision: StartDecision,
  { session }: Stores,
  query: string,
) {
  return loadOnce(async () => {
    const serverSide = await import('./serverSide');
    const { api, askEveryDataPoint, askPolicies, connectServer, takeUpFormData } = serverSide;
    await nextTask();
    connectServer(connection);
    await nextTask();
    takeUpFormData(store, session);
    void store.dispatch(askPolicies());
    if (configuration.environment !== 'production') void store.dispatch(askEveryDataPoint(query));
    const { affiliate, isAffiliateNew } = decision;
    if (affiliate === null || !isAffiliateNew) return serverSide;
    const { setAt: _setAt, ...params } = affiliate;
    void store.dispatch(
      api.endpoints.affiliateEvent.initiate({ body: { ...params, event: 'visit' } }, { track: false }),
    );
    return serverSide;
  });
}
