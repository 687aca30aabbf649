import { configuration } from 'virtual:configuration';
import { nextTask } from '../../platform/events/browser';
import { now } from '../../platform/device/clock';
import { connectApi } from '../../state/connectApi';
import { pruneStoredApplications } from '../../state/stored/pruneStoredApplications';
import { restoreFormData } from '../../state/stored/restoreFormData';
import { requestAllDataPoints } from '../../state/submission/requestAllDataPoints';
import { reportVisit } from '../../state/submission/reportVisit';
import { requestPolicies } from '../../state/submission/requestPolicies';
import { removeVisitKey } from './visit';
import { storagePrefix } from '../wiring/storages';
import { followOtherTabs } from './followOtherTabs';
import { startLateListeners } from './lateListeners';
import type { StartPhases } from './startPhases';
import '../print.css';

/** Connects the form's code with the store and the browser, in several tasks, and makes the calls of every visit. */
export async function startForm(phases: StartPhases): Promise<void> {
  const { storages } = phases.context;
  const { store, connection, journal } = phases.application;
  await nextTask();
  connectApi(connection);
  await nextTask();
  restoreFormData(store, storages.session);
  pruneStoredApplications(storages.local, now(), configuration.storedExpirationMs);
  const removeOthers = journal.compact(store.getState().leadApplication.applicationId);
  followOtherTabs(store, storagePrefix);
  requestVisitData(phases);
  void reportAffiliateVisit(phases);
  await nextTask();
  removeOthers();
  startLateListeners(phases);
}

function requestVisitData({ visit, application: { store } }: StartPhases): void {
  void store.dispatch(requestPolicies());
  if (configuration.environment !== 'production') void store.dispatch(requestAllDataPoints(visit.query));
}

async function reportAffiliateVisit({ context, visit, application: { store } }: StartPhases): Promise<void> {
  const { affiliate } = visit.decision;
  const { visitKey } = affiliate ?? {};
  if (affiliate === null || visitKey === undefined) return;
  if (await store.dispatch(reportVisit(affiliate, visitKey))) removeVisitKey(context.storages, visitKey);
}
