import { configuration } from 'virtual:configuration';
import { ConsentBanner, makeLogRelay, openConsent } from 'virtual:tracking';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageTags } from '../domain/countries/locales';
import { partnerFrameOf, partnerReturn, returnParameter } from '../domain/journey/states/partnerFrames';
import { loadLateFields } from '../form/kinds/late';
import { entryAt, personalParameters, readEntry } from '../domain/journey/arrival/entry';
import { untouchedApplication } from '../domain/journey/arrival/start';
import { takeQuery, reload, removeFromQuery } from '../platform/address';
import { afterPaint, nextTask, onLeaving, onRestored, onStored } from '../platform/browser';
import { endStarting, readBuilt, silenceStarter, type Built } from '../platform/builtScreen';
import { now, today } from '../platform/clock';
import { readCookies } from '../platform/cookies';
import { readDeviceData } from '../platform/deviceData';
import { isFramed, tellHeight } from '../platform/frame';
import { newId } from '../platform/ids';
import { consoleSink, makeLog, type LogSink } from '../platform/log';
import type { LogRelay } from '../platform/logRelay';
import { quietly } from '../platform/quietRoot';
import { reloadAfterRelease } from '../platform/release';
import { openStore, type KeyStore } from '../platform/storage';
import { loadingSet } from '../state/slices/isLoading';
import { newSession } from '../state/sessions';
import { untouchedState } from '../state/root';
import { applicationBegun } from '../state/signals';
import { activeMarks, activePage } from './activePage';
import { App } from './App';
import { connectOnce } from './connectOnce';
import { customColors } from './customColors';
import { startOrSay } from './failing';
import { followTab } from './followTabs';
import { openForQa, tellThirdParties } from './later';
import { succeeded } from '../platform/loadOnce';
import { loadAhead, loadAside, makeDependencies, makeServices } from './services';
import { makeQueue } from '../tracking/queue';
import { makeStore, type AppStore } from './store';
import { preparedTakeOver } from './takeOver';
import { beginVisit, type Stores, type Visit } from './visit';
import { askWhereLeadStands, currentRoute, goToPlace, isFormOpen } from './whereabouts';
import { chooseLanguage, openingTexts, startLanguage, textsOf } from './words';

/** Set before every key that this page keeps, so that pages on one origin never mix. */
const prefix = `${configuration.product}-${configuration.country}`;

/** Starts the application in the element, or shows there that it could not start. */
export async function start(element: HTMLElement): Promise<void> {
  const relay = makeLogRelay?.(consoleSink) ?? null;
  const log = relay?.sink ?? makeLog(consoleSink);
  const stores: Stores = {
    local: openStore({ area: () => window.localStorage, prefix, log }),
    session: openStore({ area: () => window.sessionStorage, prefix, log }),
  };
  let root: Root | null = null;
  const place: Place = {
    render: (content) => {
      silenceStarter(element);
      root ??= quietly(element, () => createRoot(element));
      root.render(content);
    },
    takeOver: (content) => {
      // Where something changed what was built (a translator, an extension), the screen is made anew.
      // In slices: what is typed or pressed meanwhile is heard at once.
      startTransition(() => {
        root = quietly(element, () =>
          hydrateRoot(element, content, {
            onRecoverableError: () => log('The built screen was made anew'),
          }),
        );
      });
    },
    element,
  };
  await startOrSay(() => open(place, stores, log, relay), {
    render: (content) => {
      place.render(content);
      endStarting();
    },
    loadTexts: () => textsOf(stores.local),
    onReload: reload,
    log,
  });
}

/** Where the application is shown. */
interface Place {
  readonly element: HTMLElement;
  readonly render: (content: ReactNode) => void;
  /** Shows what the element holds already, as the build left it. */
  readonly takeOver: (content: ReactNode) => void;
}

/** The steps of a start, in their order. */
async function open(place: Place, stores: Stores, sink: LogSink, relay: LogRelay | null): Promise<void> {
  const query = takeQuery();
  await breath();
  const returned = partnerReturn(currentRoute(), query);
  const { decision, state, replaced } = arrive(stores, query, sink);
  const isForm = isFormOpen(state);
  await breath();

  const consent = openConsent?.(stores.local, prefix) ?? null;
  const queue = makeQueue();
  const world = makeDependencies(sink, stores.local, queue.track);
  const preloaded = { ...state, isLoading: !isForm };
  const { store, connection, log, keepNow, keepDecided } = makeStore(world, preloaded, stores, afterPaint);
  onLeaving(keepNow);
  keepDecided(replaced);
  const connect = connectOnce(store, connection, decision, stores, query);
  followBrowser(store, stores.local);
  // Heard before anything is waited for: the embedding page may tell its colours as soon as the document has loaded.
  const areColored = customColors(store, log);
  await nextTask();
  const year = Number(today(activePage.facts.timeZone).slice(0, 4));
  const isReloading = reloadAfterRelease({ isInputKept: stores.session.isAvailable, log });
  goToPlace(store);
  const built = isForm ? builtFor(store, stores) : null;
  await nextTask();
  const [{ translations, complete }] = await Promise.all([
    openingTexts(built, stores.local),
    isFirstStep() ? null : succeeded(loadLateFields()),
  ]);
  await areColored;
  const services = makeServices({ ...world, log }, store, connect, complete, returned);
  await nextTask();
  if (isFramed()) tellHeight(configuration.frameOrigins);
  const takeOver = built === null ? null : preparedTakeOver(activePage, built.languageTag);
  await nextTask();
  const shown = takeOver === null ? () => undefined : takeOver(place.element, store);
  let say = () => undefined as void;
  const isShown = new Promise<void>((resolve) => {
    say = resolve;
  });
  const content = (
    <App
      store={store}
      translations={translations}
      page={activePage}
      marks={activeMarks}
      consent={consent === null || ConsentBanner === null ? null : { ...consent, Banner: ConsentBanner }}
      services={services}
      query={query}
      isFramed={isFramed()}
      year={year}
      asBuilt={built === null ? undefined : { state: untouchedState(), year: built.year }}
      onLanguage={(language) => void chooseLanguage(language, translations, stores.local, log)}
      onDelete={() => {
        deleteData(store, stores);
        consent?.forget();
      }}
      isReloading={isReloading}
      onReload={reload}
      onRenderError={(error, componentStack) => {
        log('Something went wrong', { name: error instanceof Error ? error.name : 'unknown' });
        if (error instanceof Error) relay?.failure(error, componentStack);
      }}
      onShown={() => {
        endStarting();
        shown();
        say();
      }}
      Router={Router}
    />
  );
  if (built === null) place.render(content);
  else place.takeOver(content);
  if (isForm) {
    await isShown;
    // Not waited for by the first step, and there before it is left, even when the network goes meanwhile.
    const step = activePage.steps.find(({ path }) => path === currentRoute()) ?? activePage.steps[0];
    if (step !== undefined) await succeeded(services.loadReader(step));
    await nextTask();
  } else {
    // A form shows without the server; every other screen begins with a call.
    if (!(await succeeded(connect()))) {
      if (await isReloading()) return;
      throw new Error('What talks to the server did not load.');
    }
    store.dispatch(loadingSet(false));
  }
  askWhereLeadStands(store);
  await loadAside();
  await nextTask();
  await loadAhead(connect);
  await tellThirdParties({ store, stores, queue, adClick: decision.adClick, log }, consent, relay);
  const { loadReader, loadStates } = services;
  await openForQa({ store, query, loadReader, loadStates, ledger: consent?.ledger ?? null });
}

/**
 * A start works in short turns, between which keys are heard. An embedding page may tell its colours as soon as the document
 * has loaded: in its frame all that leads to hearing it is one turn.
 */
function breath(): Promise<void> {
  return isFramed() ? Promise.resolve() : nextTask();
}

/** What the build rendered, if it is the screen that this visit begins with, in its language. */
function builtFor(store: AppStore, { local }: Stores): Built | null {
  const built = readBuilt();
  const isLanguage = built?.languageTag === languageTags[startLanguage(local)];
  return isLanguage && isFirstStep() && Object.keys(store.getState().ui.colors).length === 0 ? built : null;
}

function isFirstStep(): boolean {
  return currentRoute() === activePage.steps[0]?.path;
}

/** Reads what the visit comes with, and cleans the address of it. */
function arrive(stores: Stores, query: string, log: LogSink): Visit {
  const read = readEntry({ query, cookies: readCookies(), ...activePage.definition });
  const visit = beginVisit({
    stores,
    entry: entryAt(currentRoute(), read),
    page: activePage,
    configuration,
    deviceData: readDeviceData(),
    now: now(),
    newId,
  });
  removeFromQuery([
    ...personalParameters,
    ...(partnerFrameOf(currentRoute()) === null ? [] : [returnParameter]),
  ]);
  for (const line of visit.decision.logs) log(line);
  return visit;
}

function Router({ children }: { readonly children: ReactNode }) {
  // A transition of its own would draw the new address after the new state.
  return (
    <BrowserRouter basename={configuration.basePath} useTransitions={false}>
      {children}
    </BrowserRouter>
  );
}

/** What happens outside this tab's pages: other tabs, and coming back out of the browser's cache. */
function followBrowser(store: AppStore, local: KeyStore): void {
  onStored(({ key, isRemoved }) => {
    if (key?.startsWith(`${prefix}:`) !== true) return;
    followTab({ key: key.slice(prefix.length + 1), isRemoved }, store, local);
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
