import { configuration } from 'virtual:configuration';
import { api } from '../../api/api';
import type { StartDecision } from '../../domain/journey/arrival/start';
import { nextTask } from '../../platform/browser';
import { createId } from '../../platform/ids';
import { connectServer } from '../../state/connectServer';
import type { AppStore, ServerConnection } from '../../state/store';
import { restoreFormData } from '../../state/stored/restoreFormData';
import { requestAllDataPoints } from '../../state/submission/requestAllDataPoints';
import { requestPolicies } from '../../state/submission/requestPolicies';
import { loadBackground } from './loadBackground';
import type { BrowserStorages } from './storages';

/** Connects the code that talks to the server with the store, and makes the calls of every visit. */
export async function startServerSide(
  store: AppStore,
  connection: ServerConnection,
  decision: StartDecision,
  { session, local }: BrowserStorages,
  query: string,
): Promise<void> {
  await nextTask();
  connectServer(connection);
  await nextTask();
  restoreFormData(store, session);
  loadBackground(store, connection, local);
  void store.dispatch(requestPolicies());
  if (configuration.environment !== 'production') void store.dispatch(requestAllDataPoints(query));
  const { affiliate, isAffiliateNew } = decision;
  if (affiliate === null || !isAffiliateNew) return;
  const { setAt: _setAt, ...params } = affiliate;
  void store.dispatch(
    api.endpoints.affiliateEvent.initiate(
      { body: { ...params, event: 'visit' }, idempotencyKey: createId() },
      { track: false },
    ),
  );
}
