import { createResponseOrder } from '../../src/api/responseOrder';
import { entryForRoute, readEntry } from '../../src/domain/journey/arrival/entry';
import { getLinkMark } from '../../src/domain/journey/arrival/linkQuery';
import { getDocumentLink } from '../../src/domain/journey/states/documentAddress';
import { resolveFrameTarget } from '../../src/domain/journey/states/frameTarget';
import { resolveRedirectTarget } from '../../src/domain/journey/states/redirect';
import { hasLeftForm, findProgressState } from '../../src/domain/journey/states/progressStates';
import { wait } from '../../src/platform/events/browser';
import { openStorage, type KeyValueStorage } from '../../src/platform/storage/storage';
import { storedExpirationMs, visitDefaults } from '../../src/app/start/visit.fixture';
import { beginVisit } from '../../src/app/start/visit';
import { deleteApplicantData } from '../../src/app/start/deleteApplicantData';
import { followStorageChange } from '../../src/app/start/followOtherTabs';
import { isStandaloneRoute } from '../../src/screens/screenName';
import { connectApi } from '../../src/state/connectApi';
import { pageRestored } from '../../src/state/events';
import { loadingSet } from '../../src/state/slices/isLoading';
import { createAppStore, type StoreDependencies } from '../../src/state/store';
import { listApplications } from '../../src/state/stored/applications';
import { findEnd, listEnded } from '../../src/state/stored/endedApplications';
import { pruneStoredApplications } from '../../src/state/stored/pruneStoredApplications';
import { restoreFormData, restoreSharedWait } from '../../src/state/stored/restoreFormData';
import { readStoredTab } from '../../src/state/stored/restore';
import { catchUp, checkOpen } from '../../src/state/tabs/tabs';
import { requestPolicies } from '../../src/state/submission/requestPolicies';
import { getStateQuestionnaires } from '../../src/testing/pages.fixture';
import { createEventClaims } from '../../src/tracking/eventClaims';
import { createConsentManager, consentKey } from '../../src/tracking/consentManager';
import { createLedger } from '../../src/tracking/ledger';
import { findEndedPurposes } from '../../src/tracking/endedPurposes';
import { createTracker } from '../../src/tracking/tracker';
import { hashEventIds } from '../../src/domain/tracking/eventIds';
import { eventNames } from '../../src/domain/tracking/platformEvent';
import { selectApplication, selectApplicationId } from '../../src/state/selectors/journey';
import { getCurrentState } from '../../src/state/slices/leadState';
import type { Page } from '../../src/domain/pages/resolvePage';
import { isRecord } from '../backend/body';
import type { JourneyClock } from './clock';
import type { DocumentGate } from './documentGate';
import type { JourneyNetwork } from './network';
import type { JourneyRecord } from './record';
import type { BrowserLocks } from './locks';
import { createArea, type AreaChange } from './storageArea';
import { createHistory, type TabHistory } from './tabHistory';

/** The application writes after the next paint. */
const paintMs = 16;

/** What the tabs of one browser share. */
export interface SharedBrowser {
  /** The number of the browser. */
  readonly profile: number;
  readonly prefix: string;
  readonly gate: DocumentGate;
  readonly page: Page;
  readonly clock: JourneyClock;
  readonly network: JourneyNetwork;
  readonly record: JourneyRecord;
  readonly local: Map<string, string>;
  /** The number of characters that a storage takes. */
  readonly getCapacity: (values: ReadonlyMap<string, string>) => number;
  readonly isOnline: () => boolean;
  readonly onOnline: (listener: () => void) => () => void;
  readonly locks: BrowserLocks;
  /** Tells the other tabs of a change of local storage. */
  readonly tellOthers: (tab: number, change: AreaChange) => void;
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

/** The sleep of a page. */
interface Sleep {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  /** Whether it is in the back-forward cache. */
  readonly isCached: boolean;
  /** The changes of local storage that it has not received. */
  readonly missed: AreaChange[];
}

const never = <Value>(): Promise<Value> => new Promise(() => undefined);

/** Opens the page in a tab as `app/start` does, without rendering. */
export function openPage(browser: SharedBrowser, { tab, session, route, query, history }: Opening) {
  const { clock, network, page, prefix, record } = browser;
  let isOpen = true;
  /** Set while the page sleeps: in the back-forward cache, or frozen in the background. */
  let sleep: Sleep | null = null;
  /** The calls and waits that have not ended. Something follows from them. */
  let openWork = 0;
  let presses = 0;
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
  const before = readStoredTab(storages, entry.sessionId)?.lead.applicationId;
  const isShownAsNew = browser.gate({ route, query, session, local: browser.local });
  const { state, decision, cells } = beginVisit({
    storages,
    route,
    entry: entryForRoute(route, entry),
    link: getLinkMark(query),
    page,
    ...visitDefaults,
    now: Date.now(),
    newId: createId,
  });

  /** A closed page hears nothing, whatever it waits for, and a sleeping page hears it when it wakes. */
  const whileOpen = async <Value>(work: Promise<Value>): Promise<Value> => {
    openWork += 1;
    try {
      const value = await work;
      await sleep?.promise;
      return isOpen ? value : await never<Value>();
    } catch (error) {
      await sleep?.promise;
      if (!isOpen) return never<Value>();
      throw error;
    } finally {
      openWork -= 1;
    }
  };
  /** A sleeping page runs nothing before it wakes. */
  const whenAwake = (run: () => void): void => {
    if (sleep === null) run();
    else void sleep.promise.then(run);
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
      session,
      application: selectApplicationId(store.getState()),
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
    record.onReceived(call, answer, { session, getPresses: () => presses });
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
  const runExclusive = async <Result>(
    name: string,
    work: () => Result | Promise<Result>,
  ): Promise<Result> => {
    openWork += 1;
    try {
      return await browser.locks.run({ tab, isReady }, name, work);
    } finally {
      openWork -= 1;
    }
  };
  const isReady = async () => {
    await sleep?.promise;
    return isOpen;
  };
  const tracker = createTracker({
    platforms: (['analytics', 'advertising'] as const).map((purpose) => ({
      name: purpose,
      purpose,
      acceptedEvents: eventNames,
      adapter: {
        start: async () => undefined,
        send: ({ name, properties }) => {
          record.onTold(
            browser.profile,
            purpose,
            { name, properties },
            selectApplication(store.getState()).id,
          );
          if (!consent.getPermissions()[purpose]) record.problems.push(`${name} was told without a consent`);
        },
        stop: () => ({ needsReload: false }),
        cookiesAndKeys: /^$/,
      },
    })),
    absentPlatforms: [],
    getDenialReason: consent.getDenialReason,
    getEndedPurposes: () => findEndedPurposes(consent),
    ledger: createLedger(),
    claims: createEventClaims(storages.local, runExclusive),
    hash: async (text) => `hash-${text.length}`,
    isPhoneValid: async () => true,
    now: () => Date.now(),
    createId,
    log: () => undefined,
    waitForIdle: async () => undefined,
    removeCookiesAndKeys: () => undefined,
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
    createEventIds: async (source) =>
      consent.getPermissions().advertising
        ? hashEventIds(source, async (text) => `hash-${text.length}`)
        : null,
    getCaptchaToken: async () => null,
    isOnline: browser.isOnline,
    onOnline: (listener) => browser.onOnline(() => whenAwake(listener)),
    isHidden: () => false,
    onVisibilityChange: () => () => undefined,
    track: (event) => void tracker.track(event),
    loadPartnerAddresses: async () => ({
      resolveRedirect: (redirect) =>
        resolveRedirectTarget(redirect, {
          ...rules,
          hosts: ['sandbox.test'],
          formHosts: ['sandbox.test'],
          isFramed: false,
        }),
      resolveFrame: (address) => resolveFrameTarget(address, { ...rules, hosts: [], isDevelopment: true }),
      findLogo: () => null,
      getDocumentLink: (address) => getDocumentLink(address, ''),
      leave: ({ url }) => void exits.push(url),
      leaveFrame: () => false,
      isSandboxed: () => false,
    }),
    documentId: createId(),
    shared: storages.local,
    runExclusive,
    loadStateQuestionnaires: async () => getStateQuestionnaires(page),
    log: () => undefined,
  };
  const isForm =
    findProgressState(getCurrentState(state.leadApplication))?.phase !== 'after-offer' &&
    !isStandaloneRoute(route.split('/')[0] ?? '');
  const { store, connection, flush, flushStartState, flushRestoredState } = createAppStore(
    dependencies,
    { ...state, isLoading: !isForm },
    storages,
    (write) => void setTimeout(() => whenAwake(write), paintMs),
  );
  connection.startListening({
    predicate: () => true,
    effect: (action, { getState, getOriginalState }) => {
      clock.touch();
      if (isOpen) record.onAction(tab, action, getOriginalState(), getState());
    },
  });
  flushStartState(decision.endedId, cells);
  const isReplaced = before !== undefined && before !== state.leadApplication.applicationId;
  record.onStart({
    session,
    lead: state.leadApplication,
    isEnded: findEnd(storages.local, state.leadApplication.applicationId) !== null,
    profile: browser.profile,
    replaced: isReplaced ? before : null,
    isInputKept: decision.retainedData === 'input',
    isShownAsNew,
  });
  const place = createHistory(store, page, { route, query, ...(history === undefined ? {} : { history }) });
  connectApi(connection);
  restoreFormData(store, storages.session);
  pruneStoredApplications(storages.local, Date.now(), storedExpirationMs);
  store.dispatch(catchUp());
  store.dispatch(restoreSharedWait());
  void store.dispatch(requestPolicies());
  store.dispatch(loadingSet(false));
  if (!isStandaloneRoute(route.split('/')[0] ?? '') && hasLeftForm(state.leadApplication.progressStates))
    store.dispatch(pageRestored());

  const hearChange = (change: AreaChange) => {
    if (change.isRemoved && change.key === 'sessionId') consent.reset();
    else if (change.key === consentKey) consent.refresh();
    store.dispatch(followStorageChange(change.key));
  };
  const fallAsleep = (isCached: boolean) => {
    if (sleep !== null) return;
    flush();
    browser.locks.release(tab);
    let resolve = (): void => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    sleep = { promise, resolve, isCached, missed: [] };
  };
  const wake = () => {
    sleep?.resolve();
    sleep = null;
  };
  return {
    number: tab,
    store,
    storages,
    session,
    local: browser.local,
    profile: browser.profile,
    place,
    consent,
    exits,
    /** The page receives a change of local storage by another tab. */
    receiveChange: (change: AreaChange) => {
      if (!isOpen) return;
      if (sleep !== null) {
        sleep.missed.push(change);
        return;
      }
      hearChange(change);
    },
    /** The applicant uses the tab: types, or presses a button. */
    use: (isPress: boolean) => store.dispatch(isPress ? catchUp() : checkOpen()),
    countPress: () => {
      presses += 1;
    },
    /** How often the applicant has pressed a button in the tab. */
    getPresses: () => presses,
    /** Whether something follows without another act: a call or a wait has not ended. */
    isBusy: () => openWork > 0,
    /** The applications that a deletion in this tab removes. */
    listKnown: (): readonly string[] => [
      store.getState().leadApplication.applicationId,
      ...listApplications(storages.local),
      ...listEnded(storages.local),
    ],
    deleteData: () => {
      deleteApplicantData({ store, consent: null }, storages);
      consent.reset();
    },
    isAsleep: () => sleep !== null,
    /** The applicant goes to another site. The browser keeps the page in its back-forward cache. */
    leave: () => fallAsleep(true),
    /** The browser freezes the tab in the background. */
    freeze: () => fallAsleep(false),
    /** The browser lets the tab go on in the background. It hears what it has missed only after what it waits for. */
    thaw: () => {
      if (sleep === null || sleep.isCached) return;
      const { missed } = sleep;
      wake();
      setTimeout(() => {
        for (const change of missed) hearChange(change);
      }, paintMs);
    },
    /** The applicant comes back. */
    comeBack: () => {
      if (sleep === null) return;
      const { isCached } = sleep;
      wake();
      if (isCached) flushRestoredState();
      store.dispatch(catchUp());
      if (isCached && place.getShown().show !== 'standalone') store.dispatch(pageRestored());
    },
    /** Closes the page. A crash stores nothing that is not stored yet. */
    close: (isCrash: boolean) => {
      if (!isCrash) flush();
      place.leave();
      isOpen = false;
      browser.locks.release(tab);
      sleep?.resolve();
    },
  };
}

export type JourneyTab = ReturnType<typeof openPage>;
