import { configuration } from 'virtual:configuration';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import * as v from 'valibot';
import { personalParameters, readEntry, withoutReferral } from '../domain/journey/arrival/entry';
import { progressStateOf } from '../domain/journey/states/progressStates';
import { decideStart, untouchedApplication, type StartDecision } from '../domain/journey/arrival/start';
import { currentPath, currentQuery, reload, removeFromQuery } from '../platform/address';
import { onRestored, onStored } from '../platform/browser';
import { now } from '../platform/clock';
import { readCookies } from '../platform/cookies';
import { readDeviceData } from '../platform/deviceData';
import { isFramed, tellHeight } from '../platform/frame';
import { newId } from '../platform/ids';
import { consoleSink, makeLog, type LogSink } from '../platform/log';
import { reloadAfterRelease } from '../platform/release';
import { openStore, type KeyStore } from '../platform/storage';
import { loadTranslations } from '../platform/translations';
import { isStandalonePath } from '../screens/registry';
import { RenderFailure } from '../shell/RenderFailure';
import { currentState } from '../state/slices/lead';
import { newSession } from '../state/sessions';
import { applicationBegun, pageRestored, storedElsewhere } from '../state/signals';
import { storedLoanApplicationSchema, uiColorsSchema } from '../state/stored/stored';
import { activeLogos, activePage } from './activePage';
import { App } from './App';
import { loadOnce } from './loadOnce';
import { readLeft, restoredState, type Left } from './restore';
import { loadAside, makeDependencies, makeServices } from './services';
import { makeStore, type AppStore, type Connection } from './store';
import { keepDecision, prefix, readVisit, type Stores } from './visit';

/** Starts the application in the element; the steps of a start, in their order. */
export async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  const log = makeLog(consoleSink);
  const stores: Stores = {
    local: openStore({ area: () => window.localStorage, prefix, log }),
    session: openStore({ area: () => window.sessionStorage, prefix, log }),
  };
  const query = currentQuery();
  const { decision, state } = beginVisit(stores, query, log);

  const dependencies = makeDependencies(log, stores.local);
  const preloaded = {
    leadApplication: state.lead,
    dynamicPages: state.dynamicPages,
    ui: { colors: stores.session.getParsed('uiColors', uiColorsSchema) ?? {} },
  };
  const { store, connection } = makeStore(dependencies, preloaded, stores);
  const connect = connectOnce(store, connection, decision, stores);
  followBrowser(store, stores.local);
  const isReloading = reloadAfterRelease({ isInputKept: stores.session.isAvailable });
  // A form shows without the server; every other screen begins with a call.
  const [translations, isReady] = await Promise.all([
    loadTranslations({ language: startLanguage(stores.local), loadPath: configuration.localesPath }),
    isFormOpen(state) || succeeded(connect()),
  ]);
  if (!isReady) {
    if (await isReloading()) return;
    log('Something went wrong', { name: 'chunk' });
    root.render(
      <I18nextProvider i18n={translations}>
        <RenderFailure onReload={reload} />
      </I18nextProvider>,
    );
    return;
  }
  askWhereLeadStands(store);
  const services = makeServices(dependencies, store, connect);
  if (isFramed()) tellHeight(configuration.frameOrigins);
  root.render(
    <App
      store={store}
      translations={translations}
      page={activePage}
      logos={activeLogos}
      services={services}
      query={query}
      isFramed={isFramed()}
      year={new Date(now()).getFullYear()}
      onLanguage={(language) => {
        stores.local.set('language', language);
        void translations.changeLanguage(language);
      }}
      onDelete={() => deleteData(store, stores)}
      isReloading={isReloading}
      onReload={reload}
      onRenderError={(error) =>
        log('Something went wrong', { name: error instanceof Error ? error.name : 'unknown' })
      }
      Router={Router}
    />,
  );
  // Not waited for by the first step, and there before it is left, even when the network goes meanwhile.
  await (isFormOpen(state) ? succeeded(services.loadReader()) : null);
  await loadAside();
}

/** Reads what the visit comes with and what earlier ones left, and keeps what follows from both. */
function beginVisit(stores: Stores, query: string, log: LogSink) {
  const read = readEntry({ query, cookies: readCookies(), ...activePage.definition });
  const entry = routePath().startsWith('/continue') ? withoutReferral(read) : read;
  const left = readLeft(stores.session, stores.local);
  const decision = decideStart({
    entry,
    stored: readVisit(stores, left),
    definition: activePage.definition,
    deviceData: readDeviceData(),
    configuration,
    now: now(),
    newId,
  });
  removeFromQuery(personalParameters);
  keepDecision(decision, stores);
  for (const line of decision.logs) log(line);
  return { decision, state: restoredState(left, decision, entry, activePage) };
}

/** The language chosen in an earlier visit, or else the page's. */
function startLanguage(local: KeyStore): string {
  const offered = v.picklist([activePage.facts.locale, 'en']);
  return local.getParsed('language', offered) ?? configuration.language;
}

function succeeded(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** What is stored of a decision is shown; the server's word is asked for, which may be another by now. */
function askWhereLeadStands(store: AppStore): void {
  if (!isStandalonePath(routePath())) store.dispatch(pageRestored());
}

/** Whether the visit opens on a step: the application is before the offer, and the address is no screen of its own. */
function isFormOpen({ lead }: Left): boolean {
  const isBeforeOffer = progressStateOf(currentState(lead))?.phase !== 'after-offer';
  return isBeforeOffer && !isStandalonePath(routePath());
}

/** The path below the base path. */
function routePath(): string {
  return currentPath().slice(configuration.basePath.length);
}

/** Loads all that talks to the server, once. */
function connectOnce(store: AppStore, connection: Connection, decision: StartDecision, { session }: Stores) {
  return loadOnce(async () => {
    const serverSide = await import('./serverSide');
    const { api, askPolicies, connectServer, takeUpPolicies } = serverSide;
    connectServer(connection);
    takeUpPolicies(store, session);
    void store.dispatch(askPolicies());
    const { affiliate, isAffiliateNew } = decision;
    if (affiliate === null || !isAffiliateNew) return serverSide;
    const { setAt: _setAt, ...params } = affiliate;
    void store.dispatch(
      api.endpoints.affiliateEvent.initiate({ body: { ...params, event: 'visit' } }, { track: false }),
    );
    return serverSide;
  });
}

function Router({ children }: { readonly children: ReactNode }) {
  return <BrowserRouter basename={configuration.basePath}>{children}</BrowserRouter>;
}

/** What happens outside this tab's pages: other tabs, and coming back out of the browser's cache. */
function followBrowser(store: AppStore, local: KeyStore): void {
  onStored((key) => {
    if (key !== null && key !== `${prefix}:storedLoanApplication`) return;
    store.dispatch(storedElsewhere(local.getParsed('storedLoanApplication', storedLoanApplicationSchema)));
  });
  onRestored(() => askWhereLeadStands(store));
}

/** Takes everything of the applicant out of this browser and begins a session of its own. */
function deleteData(store: AppStore, { session, local }: Stores): void {
  const machine = store.getState().leadApplication.application;
  session.clear();
  local.clear();
  const application = untouchedApplication(machine, newSession({ newId, now }));
  store.dispatch(applicationBegun({ application, announcement: 'deleted' }));
}
