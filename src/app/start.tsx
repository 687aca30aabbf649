import { configuration } from 'virtual:configuration';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import * as v from 'valibot';
import { personalParameters, readEntry } from '../domain/journey/entry';
import { progressStateOf } from '../domain/journey/progressStates';
import { redirectTarget } from '../domain/journey/redirect';
import { decideStart, freshApplication, type StartDecision } from '../domain/journey/start';
import type { AnswerReader } from '../form/answerReader';
import { currentOrigin, currentPath, currentQuery, leaveFor, removeFromQuery } from '../platform/address';
import {
  isHidden,
  isOnline,
  onLeaving,
  onOnline,
  onRestored,
  onStored,
  onVisibility,
  wait,
} from '../platform/browser';
import { now, today } from '../platform/clock';
import { readCookies } from '../platform/cookies';
import { readDeviceData } from '../platform/deviceData';
import { isFramed, tellHeight } from '../platform/frame';
import { newId } from '../platform/ids';
import { consoleSink, makeLog } from '../platform/log';
import { openStore, type KeyStore } from '../platform/storage';
import { loadTranslations } from '../platform/translations';
import { isStandalonePath } from '../screens/registry';
import type { ScreenServices } from '../screens/screenProps';
import { announced } from '../state/asyncFormData';
import { stepsForgotten } from '../state/dynamicPages';
import { applicationDeleted, applicationReplaced, currentState, routeChangeRequested } from '../state/lead';
import { storedElsewhere } from '../state/otherTabs';
import type { Dependencies } from '../state/root';
import { storedLoanApplicationSchema } from '../state/stored';
import { checkingOpened } from '../state/signals';
import { activeLogos, activePage, loadAnswerReader } from './activePage';
import { App } from './App';
import { restoredState, readLeft, type Left } from './restore';
import { makeStore, type AppStore, type Connection } from './store';

const prefix = `${configuration.product}-${configuration.country}`;
const affiliateSchema = v.object({
  attribute: v.exactOptional(v.string()),
  subId: v.exactOptional(v.string()),
  transactionId: v.exactOptional(v.string()),
  setAt: v.string(),
});
const adClickSchema = v.object({
  gclid: v.exactOptional(v.string()),
  gclsrc: v.exactOptional(v.string()),
  gbraid: v.exactOptional(v.string()),
  wbraid: v.exactOptional(v.string()),
  setAt: v.string(),
});

/** Starts the application in the element; the steps of a start, in their order. */
export async function start(root: HTMLElement): Promise<void> {
  const log = makeLog(consoleSink);
  const local = openStore({ area: () => window.localStorage, prefix, log });
  const session = openStore({ area: () => window.sessionStorage, prefix, log });
  const query = currentQuery();
  const entry = readEntry({ query, cookies: readCookies(), ...activePage.definition });
  const left = readLeft(session, local);
  const decision = decideStart({
    entry,
    stored: readVisit(session, local, left),
    definition: activePage.definition,
    deviceData: readDeviceData(),
    configuration,
    now: now(),
    newId,
  });
  removeFromQuery(personalParameters);
  keepDecision(decision, session, local);
  for (const line of decision.logs) log(line);

  const dependencies = makeDependencies(log);
  const state = restoredState(left, decision, entry, activePage);
  const { store, connection } = makeStore(
    dependencies,
    { leadApplication: state.lead, dynamicPages: state.dynamicPages },
    { session, local },
  );
  const connect = connectOnce(store, connection, decision);
  followBrowser(store, local);
  // A form shows without the server; every other screen begins with a call.
  if (!isFormOpen(state)) await connect();
  const translations = await loadTranslations({
    language:
      local.getParsed('language', v.picklist([activePage.facts.locale, 'en'])) ?? configuration.language,
    loadPath: configuration.localesPath,
  });
  if (isFramed()) tellHeight(configuration.frameOrigins);
  createRoot(root).render(
    <App
      store={store}
      translations={translations}
      page={activePage}
      logos={activeLogos}
      services={makeServices(dependencies, connect)}
      query={query}
      isFramed={isFramed()}
      year={new Date(now()).getFullYear()}
      onLanguage={(language) => {
        local.set('language', language);
        void translations.changeLanguage(language);
      }}
      onDelete={() => deleteData(store, session, local)}
      onReload={() => window.location.reload()}
      onRenderError={(error) =>
        log('Something went wrong', { name: error instanceof Error ? error.name : 'unknown' })
      }
      Router={Router}
    />,
  );
  void connect().catch(() => log('Failed to load ApplicationPage and product styles'));
}

/** Whether the visit opens on a step: the application is before the offer, and the address is no screen of its own. */
function isFormOpen({ lead }: Left): boolean {
  const isBeforeOffer = progressStateOf(currentState(lead))?.phase !== 'after-offer';
  return isBeforeOffer && !isStandalonePath(currentPath().slice(configuration.basePath.length));
}

/** Loads all that talks to the server, once; a failed load is tried again by the next who needs it. */
function connectOnce(store: AppStore, connection: Connection, decision: StartDecision): () => Promise<void> {
  let connected: Promise<void> | null = null;
  const load = async () => {
    const { api, connectServer } = await import('./serverSide');
    connectServer(connection);
    void store.dispatch(api.endpoints.policies.initiate(null));
    const { affiliate, isAffiliateNew } = decision;
    if (affiliate === null || !isAffiliateNew) return;
    const { setAt: _setAt, ...params } = affiliate;
    void store.dispatch(
      api.endpoints.affiliateEvent.initiate({ ...params, event: 'visit' }, { track: false }),
    );
  };
  return () => {
    connected ??= load().catch((error: unknown) => {
      connected = null;
      throw error;
    });
    return connected;
  };
}

function Router({ children }: { readonly children: ReactNode }) {
  return <BrowserRouter basename={configuration.basePath}>{children}</BrowserRouter>;
}

/** What the browser still knows of earlier visits. */
function readVisit(session: KeyStore, local: KeyStore, left: Left | null) {
  const affiliate =
    session.getParsed('affiliateReference', affiliateSchema) ??
    local.getParsed('affiliateReference', affiliateSchema);
  const sessionId = local.getParsed('sessionId', v.pipe(v.string(), v.minLength(1)));
  const sessionStartedAt = local.getParsed('sessionStartedAt', v.string());
  return {
    session: {
      ...(sessionId === null ? {} : { sessionId }),
      ...(sessionStartedAt === null ? {} : { sessionStartedAt }),
    },
    application: left?.lead.application ?? null,
    savedAt: left?.lead.lastOperationTimestamp ?? null,
    affiliate,
    adClick: local.getParsed('gclid', adClickSchema),
  };
}

/** Writes what the start decided; the state itself is kept by its own listener. */
function keepDecision(decision: StartDecision, session: KeyStore, local: KeyStore): void {
  const { session: current, isNewSession, affiliate, adClick, kept } = decision;
  local.set('sessionId', current.sessionId);
  local.set('sessionStartedAt', current.sessionStartedAt);
  if (isNewSession) {
    session.set('newSessionFlag', true);
    session.set('initAt', current.sessionStartedAt);
  }
  if (kept === 'nothing') {
    for (const key of ['storedLoanApplication', 'lid']) local.remove(key);
    for (const key of ['leadApplication', 'dynamicPages', 'state', 'routeChange']) session.remove(key);
  }
  for (const place of [session, local]) {
    if (affiliate === null) place.remove('affiliateReference');
    else place.set('affiliateReference', affiliate);
  }
  // Where the country asks for consent, the record of the click waits for it; the lead carries the click all the same.
  if (adClick === null || activePage.facts.asksForConsent) local.remove('gclid');
  else local.set('gclid', adClick);
  if (decision.isRecordingBlocked) local.set('logRocketBlocked', true);
}

function makeDependencies(log: Dependencies['log']): Dependencies {
  const rules = {
    hosts: configuration.redirectHosts,
    origin: currentOrigin(),
    isDevelopment: configuration.environment === 'development',
  };
  return {
    page: activePage,
    api: {
      base: configuration.apiBase,
      leadPath: configuration.leadPath,
      policiesPath: configuration.policiesPath,
      product: activePage.definition.backendProduct,
      fetch: (address, request) => fetch(address, request),
      now,
    },
    now,
    wait,
    isOnline,
    onOnline,
    isHidden,
    onVisibility,
    judgeRedirect: (address) => redirectTarget(address, rules),
    leave: leaveFor,
    log,
  };
}

function makeServices(
  { judgeRedirect, leave, log }: Dependencies,
  connect: () => Promise<void>,
): ScreenServices {
  let reader: Promise<AnswerReader> | null = null;
  // A step is judged before it is sent, so what sends it is waited for here too.
  const load = async () => (await Promise.all([loadAnswerReader(today, log), connect()]))[0];
  return {
    loadReader: () => {
      reader ??= load().catch((error: unknown) => {
        reader = null;
        throw error;
      });
      return reader;
    },
    subscribeHidden: onLeaving,
    hrefOf: (route) => `${configuration.basePath}/${route}`,
    judgeRedirect,
    leave,
  };
}

/** What happens outside this tab's pages: other tabs, and coming back out of the browser's cache. */
function followBrowser(store: AppStore, local: KeyStore): void {
  onStored((key) => {
    if (key !== null && key !== `${prefix}:storedLoanApplication`) return;
    store.dispatch(storedElsewhere(local.getParsed('storedLoanApplication', storedLoanApplicationSchema)));
  });
  onRestored(() => void store.dispatch(checkingOpened()));
}

/** Takes everything of the applicant out of this browser and begins a session of its own. */
function deleteData(store: AppStore, session: KeyStore, local: KeyStore): void {
  const machine = store.getState().leadApplication.application;
  const fresh = { sessionId: newId(), sessionStartedAt: new Date(now()).toISOString() };
  store.dispatch(applicationDeleted());
  store.dispatch(stepsForgotten());
  session.clear();
  local.clear();
  local.set('sessionId', fresh.sessionId);
  local.set('sessionStartedAt', fresh.sessionStartedAt);
  store.dispatch(applicationReplaced(freshApplication(machine, fresh)));
  store.dispatch(announced('deleted'));
  store.dispatch(routeChangeRequested({ route: '', mode: 'REPLACE' }));
}
