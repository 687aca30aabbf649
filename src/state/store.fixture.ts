import * as v from 'valibot';
import { createResponseOrder } from '../api/responseOrder';
import { getDocumentLink } from '../domain/journey/states/documentAddress';
import { resolveFrameTarget } from '../domain/journey/states/frameTarget';
import type { PartnerAddresses } from '../domain/journey/states/partnerAddresses';
import { findPartnerLogo } from '../domain/journey/states/partnerLogo';
import { resolveRedirectTarget } from '../domain/journey/states/redirect';
import { ondaraPage, getStateQuestionnaires } from '../testing/pages.fixture';
import type { StorageAreas } from '../platform/storage/storage';
import { createAppStore, type StoreDependencies } from './store';
import { connectApi } from './connectApi';
import { initialAsyncFormData } from './slices/asyncFormDataState';
import { initialLeadState } from './slices/leadState';
import { flushPromises } from '../testing/flushPromises';
import type { AppThunk, RootState } from './root';
import { selectSteps } from './selectors/journey';
import { isApplicationOver } from './tabs/sessions';
import { createSentRequests } from './requests/sentRequests';
import { slowNoticeDelayMs } from '../domain/journey/calls/requestStatus';
import { submitStep } from './submission/submitQuestionnaire';
import { submitReview } from './submission/submitReview';
import { applicationReplaced, tabFollowed } from './events';
import { pickServerFields } from '../domain/lead/serverFields';
import { endApplications, readApplication } from './stored/applications';
import { toValues } from './stored/cells';
import { createDocumentJournal } from './stored/documentJournal';
import type { StoredApplication, StoredInput, StoredServerState } from './storedApplication';
import { catchUp } from './tabs/tabs';
import { watchDecision, watchLead } from './requests/watchLead';
import type { StepPath } from '../domain/catalogue/steps';
import type { Lead } from '../domain/lead/lead';
import { mergeLead } from '../domain/lead/merge';
import { hashEventIds } from '../domain/tracking/eventIds';
import type { Answers } from '../domain/pages/questionnaire';
import { isLastStep } from '../domain/pages/stepSequence';

export { ondaraPage, praveloPage } from '../testing/pages.fixture';

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the fake network does with a call: a response or a network error. */
export type FakeNetwork = (
  call: ReceivedCall,
) => Response | 'no connection' | Promise<Response | 'no connection'>;

export const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** The response of the contract about a lead that is unknown or has expired. */
export const goneResponse = (status: number) =>
  jsonResponse(status, { code: status === 404 ? 'lead_unknown' : 'lead_expired' });

/** The server refuses a call. Without its code it would be a firewall's. */
export const refusedResponse = (status = 400) => jsonResponse(status, { code: 'not_taken' });

/** A firewall or a proxy responds in the place of the server. */
export const interceptedResponse = (status = 403) =>
  new Response('<!doctype html><title>Request blocked</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

/** The policies that are loaded before the first submit. */
export const loadedPolicies = ['general_policies', 'marketing_consents'].map((id) => ({
  id,
  version: '2026-11',
  required: id === 'general_policies',
  group: 'general',
}));

/** Whether a value is an object or a list. */
function isBody(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The body of a call: parsed JSON, or the fields and files of a form. */
function readBody(body: BodyInit | null | undefined): ReceivedCall['body'] {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : {};
  return isBody(parsed) ? parsed : {};
}

/** Resolves when the call is aborted. */
function waitForAbort(signal: AbortSignal | null | undefined): Promise<'no connection'> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve('no connection')));
}

/** Creates a real store with real listeners on a fake network, clock and storage. */
export function createTestStore(
  network: FakeNetwork,
  options: {
    page?: StoreDependencies['page'];
    preloaded?: Partial<RootState>;
    /** Whether the storages reject every write. */
    isFull?: boolean;
    /** Whether the page is in a frame that gives it no origin. */
    isSandboxed?: boolean;
    isFramed?: boolean;
    /** Whether the embedding page allows windows outside the frame. */
    isWindowAllowed?: boolean;
    /** Whether only `flush` writes, as if the scheduled write came after everything that the test does. */
    hasLateWrites?: boolean;
    /** Storages to use in place of empty ones: those of a tab beside others, or of an earlier visit. */
    storages?: StorageAreas;
    createId?: () => string;
    documentId?: string;
    /** Schedules the writes of changes; at the end of the turn by default. */
    scheduleWrite?: (write: () => void) => void;
  } = {},
) {
  const calls: ReceivedCall[] = [];
  const logs: string[] = [];
  const trackedEvents: Parameters<StoreDependencies['track']>[0][] = [];
  const redirects: string[] = [];
  const openedWindows: string[] = [];
  const writes: string[] = [];
  const session = new Map<string, unknown>();
  const local = new Map<string, unknown>();
  const onlineListeners = new Set<() => void>();
  const visibilityListeners = new Set<() => void>();
  const environment = {
    isOnline: true,
    isHidden: false,
    now: Date.parse('2026-11-20T12:00:00Z'),
    captchaToken: null as string | null,
    isAdvertisingPermitted: false,
  };
  let captcha: Promise<string | null> | null = null;
  let claim: Promise<void> | null = null;
  let isTimeHeld = false;
  const passTime = async (milliseconds: number, signal: AbortSignal) => {
    if (isTimeHeld) await new Promise(() => undefined);
    await Promise.resolve();
    signal.throwIfAborted();
    environment.now += milliseconds;
  };
  const createStorage = (area: Map<string, unknown>) => ({
    set: (key: string, value: unknown) => {
      writes.push(key);
      if (options.isFull !== true) area.set(key, structuredClone(value));
      return options.isFull !== true;
    },
    getParsed: <Schema extends v.GenericSchema>(key: string, schema: Schema) => {
      const parsed = v.safeParse(schema, area.get(key));
      return area.has(key) && parsed.success ? parsed.output : null;
    },
    remove: (key: string) => area.delete(key),
    keys: () => [...area.keys()],
  });
  const storages = options.storages ?? { session: createStorage(session), local: createStorage(local) };
  const page = options.page ?? ondaraPage;
  const documentId = options.documentId ?? 'document-1';
  let ids = 1;
  const fetch: StoreDependencies['api']['fetch'] = async (address, { method, body, headers, signal }) => {
    const call: ReceivedCall = {
      method: method ?? 'GET',
      path: address.replace('/api', ''),
      key: new Headers(headers).get('Idempotency-Key'),
      body: readBody(body),
    };
    calls.push(call);
    const response = await Promise.race([network(call), waitForAbort(signal)]);
    if (response === 'no connection') throw new TypeError('Failed to fetch');
    return response;
  };
  const rules = { origin: 'http://sandbox.test', isDevelopment: false };
  let stopRedirect = (): void => undefined;
  const partnerAddresses: PartnerAddresses = {
    resolveRedirect: (redirect) =>
      resolveRedirectTarget(redirect, {
        ...rules,
        hosts: ['partner.example'],
        formHosts: [],
        isFramed: options.isFramed === true,
      }),
    resolveFrame: (address) =>
      resolveFrameTarget(address, { ...rules, hosts: ['bank.example'], isDevelopment: true }),
    findLogo: (logos, partner) =>
      findPartnerLogo(logos, partner, { origin: 'https://page.example', hosts: ['logos.example'] }),
    getDocumentLink: (address) => getDocumentLink(address, 'http://sandbox.test/api'),
    leave: (redirect, onStopped) => {
      redirects.push(redirect.url);
      stopRedirect = onStopped;
    },
    leaveFrame: ({ url }) => {
      const isAllowed = options.isWindowAllowed !== false;
      if (isAllowed) openedWindows.push(url);
      return isAllowed;
    },
    isSandboxed: () => options.isSandboxed === true,
  };
  const dependencies: StoreDependencies = {
    page,
    api: {
      base: '/api',
      filesBase: '',
      leadPath: page.definition.flow === 'dynamic' ? '/v3/lead' : '/lead',
      policiesPath: '/policies',
      product: page.definition.backendProduct,
      now: () => environment.now,
      fetch,
      upload: (address, request, onProgress) => {
        onProgress(50, 100);
        return fetch(address, request);
      },
    },
    responseOrder: createResponseOrder(),
    now: () => environment.now,
    createId:
      options.createId ??
      (() => {
        ids += 1;
        return `session-${ids}`;
      }),
    storedExpirationMs: 24 * 60 * 60 * 1000,
    // A wait takes no time, except for the slow notice delay, which no test should reach.
    wait: (milliseconds, signal) =>
      milliseconds === slowNoticeDelayMs
        ? new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('stopped')));
          })
        : passTime(milliseconds, signal),
    createEventIds: async (source) =>
      environment.isAdvertisingPermitted ? hashEventIds(source, async (text) => `#${text}`) : null,
    getCaptchaToken: () => captcha ?? Promise.resolve(environment.captchaToken),
    isOnline: () => environment.isOnline,
    onOnline: (listener) => {
      onlineListeners.add(listener);
      return () => onlineListeners.delete(listener);
    },
    isHidden: () => environment.isHidden,
    onVisibilityChange: (listener) => {
      visibilityListeners.add(listener);
      return () => visibilityListeners.delete(listener);
    },
    track: (event) => void trackedEvents.push(event),
    loadPartnerAddresses: async () => partnerAddresses,
    documentId,
    shared: storages.local,
    runExclusive: async (_name, work) => {
      const result = await work();
      await claim;
      return result;
    },
    loadStateQuestionnaires: async () => getStateQuestionnaires(page),
    log: (message) => logs.push(message),
  };
  const { store, connection, journal, flush, flushStartState, flushRestoredState } = createAppStore(
    dependencies,
    {
      leadApplication: {
        ...initialLeadState,
        applicationId: 'application-1',
        application: { sessionId: 'session-1', sessionStartedAt: '2026-11-20T12:00:00.000Z' },
      },
      asyncFormData: { ...initialAsyncFormData, policies: loadedPolicies },
      ...options.preloaded,
    },
    storages,
    options.hasLateWrites === true ? () => undefined : (options.scheduleWrite ?? queueMicrotask),
  );
  const actionListeners = new Set<(type: string) => void>();
  connection.startListening({
    predicate: () => true,
    effect: ({ type }) => {
      for (const listener of actionListeners) listener(type);
    },
  });
  connectApi(connection);
  return {
    store,
    startListening: connection.startListening,
    dependencies: {
      ...dependencies,
      flush,
      journal,
      beginRequest: createSentRequests(dependencies.createId),
      watchLead: () => watchLead(store.getState, dependencies),
      getLeadId: () => store.getState().leadApplication.application.id,
      watchDecision: () => watchDecision(store.getState),
    },
    flush,
    flushStartState,
    flushRestoredState,
    calls,
    logs,
    trackedEvents,
    redirects,
    openedWindows,
    /** The browser stops the form of the last redirect. */
    stopRedirect: () => stopRedirect(),
    writes,
    session,
    local,
    sessionStorage: storages.session,
    environment,
    /** From now on no wait ends. */
    holdTime: () => {
      isTimeHeld = true;
    },
    /** The captcha responds when this promise resolves. */
    waitForCaptcha: (token: Promise<string | null>) => {
      captcha = token;
    },
    /** A redirect is claimed when this promise resolves. */
    waitForClaim: (claimed: Promise<void>) => {
      claim = claimed;
    },
    goOnline: () => {
      environment.isOnline = true;
      for (const listener of onlineListeners) listener();
    },
    show: () => {
      environment.isHidden = false;
      for (const listener of visibilityListeners) listener();
    },
    /** Calls the listener with the type of every action. Returns a function that unsubscribes. */
    listenTo: (listener: (type: string) => void) => {
      actionListeners.add(listener);
      return () => actionListeners.delete(listener);
    },
    flushPromises,
  };
}

interface StepAnswers {
  readonly path: StepPath;
  readonly answers: Answers;
}

/** Submits a step with valid answers, and after the last one the review, unless the consents are asked for again. */
export const submitAnswers =
  ({ path, answers }: StepAnswers): AppThunk =>
  (dispatch, getState, extra) => {
    const isOver = isApplicationOver(getState(), extra);
    dispatch(submitStep(path, answers));
    const steps = selectSteps(getState(), extra.page);
    if (!isOver && isLastStep(steps, path)) dispatch(submitReview());
  };

/** What the tabs of the application have stored together, if this one has stored all. */
export function getStored({ leadApplication, dynamicPages }: RootState): StoredApplication {
  const { application, emptied, pendingCreate, attempt, progressStates, lastOperationTimestamp } =
    leadApplication;
  const { submitted, drafts, filledIn, requested } = dynamicPages;
  return {
    input: { application, emptied, submitted, drafts, filledIn, savedAt: lastOperationTimestamp ?? 0 },
    server: {
      ...pickServerFields(application),
      pendingCreate,
      attempt,
      requested,
      progressStates,
    },
  };
}

/** Receives a part of the lead from another tab, and optionally a state. */
export function receiveFromOtherTab(
  { store, environment }: ReturnType<typeof createTestStore>,
  part: Lead,
  state: number | null = null,
): void {
  const { input, server } = getStored(store.getState());
  const application = mergeLead(input.application, part);
  store.dispatch(
    tabFollowed({
      input: { ...input, application, savedAt: environment.now },
      server: {
        ...server,
        ...pickServerFields(application),
        progressStates: state === null ? server.progressStates : [...server.progressStates, state],
      },
    }),
  );
}

/** Another tab ends the application, by default by a deletion, and this tab hears of it. */
export function endInOtherTab(
  { store, dependencies, environment }: ReturnType<typeof createTestStore>,
  state: number | null = null,
): void {
  const { shared } = dependencies;
  const { applicationId } = store.getState().leadApplication;
  endApplications(shared, [applicationId], { endedAt: environment.now, state, next: null });
  store.dispatch(catchUp());
}

/** Another tab changes something of what is stored. This tab has not received it. */
export function storeInOtherTab(
  { dependencies, environment }: Pick<ReturnType<typeof createTestStore>, 'dependencies' | 'environment'>,
  { input, server }: { readonly input?: Partial<StoredInput>; readonly server?: Partial<StoredServerState> },
  applicationId = 'application-1',
): void {
  const { shared } = dependencies;
  const stored = readApplication(shared, applicationId);
  if (stored === null) throw new Error('Nothing is stored.');
  const other = createDocumentJournal({
    local: shared,
    session: { getParsed: () => null, set: () => true, remove: () => true, keys: () => [] },
    documentId: 'document-2',
    now: () => environment.now,
    storedExpirationMs: dependencies.storedExpirationMs,
  });
  const values = toValues({
    input: { ...stored.input, ...input },
    server: { ...stored.server, ...server },
  });
  other.write({ applicationId, session: null, values });
}

/** The applicant deletes the data in this tab. */
export function deleteInTab({ store, dependencies, environment }: ReturnType<typeof createTestStore>): void {
  const { shared } = dependencies;
  const { applicationId } = store.getState().leadApplication;
  endApplications(shared, [applicationId], { endedAt: environment.now, state: null, next: null });
  store.dispatch(
    applicationReplaced({
      applicationId: 'application-2',
      application: { sessionId: 'session-9', sessionStartedAt: '2026-11-20T12:00:00.000Z' },
      announcement: 'deleted',
    }),
  );
}
