import { createResponseOrder } from '../../src/api/responseOrder';
import { entryForRoute, readEntry } from '../../src/domain/journey/arrival/entry';
import { resolveFrameTarget } from '../../src/domain/journey/states/frameTarget';
import { resolveRedirectTarget } from '../../src/domain/journey/states/redirect';
import { hasDecision, findProgressState } from '../../src/domain/journey/states/progressStates';
import { wait } from '../../src/platform/browser';
import { openStorage, type KeyValueStorage } from '../../src/platform/storage';
import { storedExpirationMs, visitDefaults } from '../../src/app/start/visit.fixture';
import { beginVisit } from '../../src/app/start/visit';
import { deleteApplicantData } from '../../src/app/start/deleteApplicantData';
import { isStandaloneRoute } from '../../src/screens/screenName';
import { connectBackground } from '../../src/state/connectBackground';
import { connectServer } from '../../src/state/connectServer';
import { pageRestored, sharedStateRequested } from '../../src/state/events';
import { loadingSet } from '../../src/state/slices/isLoading';
import { makeStore, type StoreDependencies } from '../../src/state/store';
import { handleStorageChange } from '../../src/state/stored/handleStorageChange';
import { pruneStoredApplications } from '../../src/state/stored/pruneStoredApplications';
import { restoreFormData } from '../../src/state/stored/restoreFormData';
import { catchUpAfterCache } from '../../src/state/stored/missedChanges';
import { syncTabs } from '../../src/state/stored/syncTabs';
import { requestPolicies } from '../../src/state/submission/requestPolicies';
import { getStateQuestionnaires } from '../../src/testing/pages.fixture';
import { createEventClaims } from '../../src/tracking/eventClaims';
import { createConsentManager, consentKey } from '../../src/tracking/consentManager';
import { createLedger } from '../../src/tracking/ledger';
import { findEndedPurposes } from '../../src/tracking/endedPurposes';
import { createTracker } from '../../src/tracking/tracker';
import { eventNames } from '../../src/domain/tracking/platformEvent';
import { selectApplication } from '../../src/state/selectors/journey';
import { getCurrentState } from '../../src/state/slices/leadState';
import type { Page } from '../../src/domain/pages/resolvePage';
import { isRecord } from '../backend/body';
import type { JourneyClock } from './clock';
import type { JourneyNetwork } from './network';
import type { JourneyRecord } from './record';
import { createArea, type AreaChange } from './storageArea';
import { createHistory, type TabHistory } from './tabHistory';

/** The application writes after the next paint. */
const paintMs = 16;

/** What the tabs of one browser share. */
export interface SharedBrowser {
  readonly prefix: string;
  readonly page: Page;
  readonly clock: JourneyClock;
  readonly network: JourneyNetwork;
  readonly record: JourneyRecord;
  readonly local: Map<string, string>;
  /** The number of characters that a storage takes. */
  readonly getCapacity: (values: ReadonlyMap<string, string>) => number;
  readonly isOnline: () => boolean;
  readonly onOnline: (listener: () => void) => () => void;
  /** Tells the other tabs of a change of local storage. */
  readonly tellOthers: (tab: number, change: AreaChange) => void;
  /** Sends a message to the other tabs. */
  readonly post: (tab: number, message: unknown) => void;
}

/** Where a page opens, and what the tab has of an earlier page. */
export interface Opening {
  readonly tab: number;
  readonly session: Map<string, string>;
  /** Below the base path. */
  readonly route: string;
  readonly query: string;
  /** The history of the tab before a reload. */
  readonly history?: TabHistory;
}

const never = <Value>(): Promise<Value> => new Promise(() => undefined);

/** Opens the page in a tab as `app/start` does, without rendering. */
export function openPage(browser: SharedBrowser, { tab, session, route, query, history }: Opening) {
  const { clock, network, page, prefix, record } = browser;
  let isOpen = true;
  /** Set while the browser keeps the page in its back-forward cache. */
  let thaw: { readonly promise: Promise<void>; readonly resolve: () => void } | null = null;
  const leftListeners = new Set<() => void>();
  const restoredListeners = new Set<() => void>();
  const isAlive = () => isOpen;
  const open = (values: Map<string, string>, onChange: (change: AreaChange) => void): KeyValueStorage =>
    openStorage({
      area: () =>
        createArea({ values, onChange, getCapacity: () => browser.getCapacity(values), isOpen: isAlive }),
      prefix,
      log: () => undefined,
    });
  const storages = {
    session: open(session, () => undefined),
    local: open(browser.local, (change) =>
      browser.tellOthers(tab, { ...change, key: change.key.slice(prefix.length + 1) }),
    ),
  };
  let ids = 0;
  const createId = () => {
    ids += 1;
    const digits = [tab, Math.floor(clock.now() / 1000) % 1e9, ids].map((part) => String(part)).join('');
    return `00000000-0000-4000-8000-${digits.slice(-12).padStart(12, '0')}`;
  };
  const entry = readEntry({ query, cookies: new Map(), ...page.definition });
  const { state, replacedSessionId } = beginVisit({
    storages,
    entry: entryForRoute(route, entry),
    page,
    ...visitDefaults,
    now: Date.now(),
    newId: createId,
  });

  /** A closed page hears nothing, whatever it waits for, and a page in the cache hears it when it returns. */
  const whileOpen = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      const value = await work;
      await thaw?.promise;
      return isOpen ? value : await never<Value>();
    } catch (error) {
      await thaw?.promise;
      if (!isOpen) return never<Value>();
      throw error;
    }
  };
  const fetch: StoreDependencies['api']['fetch'] = async (
    address,
    { method = 'GET', headers, body, signal },
  ) => {
    if (!isOpen) return never<Response>();
    const text = typeof body === 'string' ? body : '';
    const parsed: unknown = text === '' ? {} : JSON.parse(text);
    const call = {
      tab,
      method,
      path: address.replace('/api', ''),
      key: new Headers(headers).get('Idempotency-Key'),
      text,
      body: isRecord(parsed) ? parsed : {},
    };
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    const answer = await whileOpen(Promise.race([network.send(call), aborted]));
    record.onReceived(call, answer.status, answer.text);
    return new Response(answer.text === '' ? null : answer.text, answer);
  };
  const rules = { origin: 'http://sandbox.test', isDevelopment: false };
  const exits: string[] = [];
  const consent = createConsentManager(
    storages.local,
    {
      version: 1,
      lifetimeMonths: 6,
      usedPurposes: ['analytics', 'advertising'],
      isOptOut: false,
      isSharingRefused: false,
    },
    () => Date.now(),
  );
  const runExclusive = async <Result>(_name: string, work: () => Result): Promise<Result> => work();
  const tracker = createTracker({
    platforms: (['analytics', 'advertising'] as const).map((purpose) => ({
      name: purpose,
      purpose,
      acceptedEvents: eventNames,
      adapter: {
        start: async () => undefined,
        send: ({ name, properties }) => {
          record.onTold(purpose, { name, properties }, selectApplication(store.getState()).id);
          if (!consent.getPermissions()[purpose]) record.problems.push(`${name} was told without a consent`);
        },
        stop: () => ({ needsReload: false }),
        removeTraces: async () => undefined,
      },
    })),
    absentPlatforms: [],
    getDenialReason: consent.getDenialReason,
    getEndedPurposes: () => findEndedPurposes(consent),
    ledger: createLedger(),
    claim: createEventClaims(storages.local, runExclusive),
    identities: { get: () => null, save: () => undefined },
    hash: async (text) => `hash-${text.length}`,
    now: () => Date.now(),
    createId,
    log: () => undefined,
    waitForIdle: async () => undefined,
    reload: () => undefined,
  });
  consent.subscribe((change) => void (change === 'reset' ? tracker.reset() : tracker.applyConsent()));

  const dependencies: StoreDependencies = {
    page,
    api: {
      base: '/api',
      filesBase: '',
      leadPath: page.definition.flow === 'dynamic' ? '/v3/lead' : '/lead',
      policiesPath: '/policies',
      product: page.definition.backendProduct,
      now: () => Date.now(),
      fetch,
      upload: fetch,
    },
    responseOrder: createResponseOrder(),
    now: () => Date.now(),
    createId,
    storedExpirationMs,
    wait: (milliseconds, signal) => whileOpen(wait(milliseconds, signal)),
    getCaptchaToken: async () => null,
    isOnline: browser.isOnline,
    onOnline: browser.onOnline,
    isHidden: () => false,
    onVisibilityChange: () => () => undefined,
    track: (event) => void tracker.track(event),
    loadPartnerAddresses: async () => ({
      resolveRedirect: (redirect) =>
        resolveRedirectTarget(redirect, {
          ...rules,
          hosts: ['sandbox.test'],
          formHosts: ['sandbox.test'],
          isSandboxed: false,
        }),
      resolveFrame: (address) => resolveFrameTarget(address, { ...rules, hosts: [], isDevelopment: true }),
      leave: ({ url }) => void exits.push(url),
      isSandboxed: false,
    }),
    shared: storages.local,
    runExclusive,
    loadStateQuestionnaires: async () => getStateQuestionnaires(page),
    log: () => undefined,
  };
  const isForm =
    findProgressState(getCurrentState(state.leadApplication))?.phase !== 'after-offer' &&
    !isStandaloneRoute(route.split('/')[0] ?? '');
  const { store, connection, flush, flushStartState } = makeStore(
    dependencies,
    { ...state, isLoading: !isForm },
    storages,
    (write) => void setTimeout(write, paintMs),
  );
  connection.startListening({
    predicate: () => true,
    effect: (action, { getState, getOriginalState }) => {
      clock.touch();
      if (isOpen) record.onAction(tab, action, getOriginalState(), getState());
    },
  });
  flushStartState(replacedSessionId);
  record.onStart(state.leadApplication, replacedSessionId);
  const place = createHistory(store, page, { route, query, ...(history === undefined ? {} : { history }) });
  connectServer(connection);
  restoreFormData(store, storages.session);
  connectBackground(connection.startListening);
  pruneStoredApplications(storages.local, Date.now(), storedExpirationMs);
  const receivers = new Set<(message: unknown) => void>();
  syncTabs(store, storages.local, (onMessage) => {
    receivers.add(onMessage);
    return (message) => browser.post(tab, message);
  });
  catchUpAfterCache(store, storages.local, {
    onLeft: (listener) => leftListeners.add(listener),
    onRestored: (listener) => restoredListeners.add(listener),
  });
  store.dispatch(sharedStateRequested());
  void store.dispatch(requestPolicies());
  store.dispatch(loadingSet(false));
  if (!isStandaloneRoute(route.split('/')[0] ?? '') && hasDecision(state.leadApplication.progressStates))
    store.dispatch(pageRestored());

  return {
    number: tab,
    store,
    storages,
    session,
    place,
    consent,
    exits,
    /** The page receives a change of local storage by another tab. */
    receiveChange: (change: AreaChange) => {
      if (!isOpen || thaw !== null) return;
      if (change.isRemoved && change.key === 'sessionId') consent.reset();
      else if (change.key === consentKey) consent.refresh();
      handleStorageChange(change, store, storages.local);
    },
    receiveMessage: (message: unknown) => {
      if (isOpen && thaw === null) for (const receive of receivers) receive(structuredClone(message));
    },
    deleteData: () => {
      deleteApplicantData({ store, consent: null }, storages);
      consent.reset();
    },
    isLeft: () => thaw !== null,
    /** The applicant goes to another site. The browser keeps the page in its back-forward cache. */
    leave: () => {
      if (thaw !== null) return;
      flush();
      for (const listener of leftListeners) listener();
      let resolve = (): void => undefined;
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      thaw = { promise, resolve };
    },
    /** The applicant comes back. */
    comeBack: () => {
      if (thaw === null) return;
      const { resolve } = thaw;
      thaw = null;
      resolve();
      for (const listener of restoredListeners) listener();
      if (place.getShown().show !== 'standalone') store.dispatch(pageRestored());
    },
    /** Closes the page. A crash stores nothing that is not stored yet. */
    close: (isCrash: boolean) => {
      if (!isCrash) flush();
      place.leave();
      isOpen = false;
      thaw?.resolve();
    },
  };
}

export type JourneyTab = ReturnType<typeof openPage>;
