import * as v from 'valibot';
import { answerOrder } from '../api/order';
import { ondaraPage, statesOf } from './pages.fixture';
import { makeStore, type World } from './store';
import { connectServer } from './serverSide';
import { initialAsyncFormData } from '../state/slices/asyncFormData';
import { initialLeadState } from '../state/slices/leadState';
import { settled } from '../testing/settled';
import type { RootState } from '../state/root';
import { submitStep } from '../state/sending/submitQuestionnaire';
import { tabsMerged } from '../state/signals';
import type { StepPath } from '../domain/catalogue/steps';
import type { Lead } from '../domain/lead/lead';
import { mergeLead } from '../domain/lead/merge';
import type { Answers } from '../domain/pages/questionnaire';

export { ondaraPage, praveloPage } from './pages.fixture';

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the pretended network does with a call: an answer, or no connection. */
export type Network = (call: ReceivedCall) => Response | Promise<Response> | 'no connection';

export const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** What the server has told before anything is submitted. */
const toldPolicies = ['general_policies', 'marketing_consents'].map((id) => ({
  id,
  version: '2026-11',
  required: id === 'general_policies',
  group: 'general',
}));

/** What was sent as it was sent: a list stays one. */
function isBody(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What a call carries: JSON, or the fields of a form with files as they are. */
function fieldsOf(body: BodyInit | null | undefined): ReceivedCall['body'] {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : {};
  return isBody(parsed) ? parsed : {};
}

/** Nobody waits any more for what is answered. */
function stopped(signal: AbortSignal | null | undefined): Promise<'no connection'> {
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve('no connection')));
}

/** A real store with real listeners on a pretended network, clock and storage. */
export function makeWorld(
  network: Network,
  options: {
    page?: World['page'];
    preloaded?: Partial<RootState>;
    /** Whether the storages refuse whatever is written. */
    isFull?: boolean;
  } = {},
) {
  const calls: ReceivedCall[] = [];
  const logs: string[] = [];
  const tracked: Parameters<World['track']>[0][] = [];
  const left: string[] = [];
  const writes: string[] = [];
  const session = new Map<string, unknown>();
  const local = new Map<string, unknown>();
  const online = new Set<() => void>();
  const seen = new Set<() => void>();
  const world = {
    isOnline: true,
    isHidden: false,
    now: Date.parse('2026-11-20T12:00:00Z'),
    captchaToken: null as string | null,
  };
  let captcha: Promise<string | null> | null = null;
  const pass = async (milliseconds: number) => {
    await Promise.resolve();
    world.now += milliseconds;
  };
  const keptIn = (area: Map<string, unknown>) => ({
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
  });
  const page = options.page ?? ondaraPage;
  let ids = 1;
  const fetch: World['api']['fetch'] = async (address, { method, body, headers, signal }) => {
    const call: ReceivedCall = {
      method: method ?? 'GET',
      path: address.replace('/api', ''),
      key: new Headers(headers).get('Idempotency-Key'),
      body: fieldsOf(body),
    };
    calls.push(call);
    const answered = await Promise.race([network(call), stopped(signal)]);
    if (answered === 'no connection') throw new TypeError('Failed to fetch');
    return answered;
  };
  const dependencies: World = {
    page,
    api: {
      base: '/api',
      files: '',
      leadPath: page.definition.flow === 'dynamic' ? '/v3/lead' : '/lead',
      policiesPath: '/policies',
      product: page.definition.backendProduct,
      now: () => world.now,
      fetch,
      upload: (address, request, onSent) => {
        onSent(50, 100);
        return fetch(address, request);
      },
    },
    order: answerOrder(),
    now: () => world.now,
    newId: () => {
      ids += 1;
      return `session-${ids}`;
    },
    storedExpirationMs: 24 * 60 * 60 * 1000,
    // Waiting takes no time here, except for the patience that nobody should lose in a test.
    wait: (milliseconds, signal) =>
      milliseconds === 5_000
        ? new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('stopped')));
          })
        : pass(milliseconds),
    captchaToken: () => captcha ?? Promise.resolve(world.captchaToken),
    isOnline: () => world.isOnline,
    onOnline: (listener) => {
      online.add(listener);
      return () => online.delete(listener);
    },
    isHidden: () => world.isHidden,
    onVisibility: (listener) => {
      seen.add(listener);
      return () => seen.delete(listener);
    },
    track: (happening) => void tracked.push(happening),
    judgeRedirect: (address) =>
      address.startsWith('https://partner.example')
        ? { follow: 'at-once', url: address, host: 'partner.example' }
        : { follow: 'never' },
    isFirstToLeave: async (leadId) => {
      const isFirst = local.get('redirected') !== leadId;
      local.set('redirected', leadId);
      return isFirst;
    },
    leave: (redirect) => left.push(redirect.url),
    loadStates: async () => statesOf(page),
    log: (message) => logs.push(message),
  };
  const { store, connection, keepNow } = makeStore(
    dependencies,
    {
      leadApplication: {
        ...initialLeadState,
        application: { sessionId: 'session-1', sessionStartedAt: '2026-11-20T12:00:00.000Z' },
      },
      asyncFormData: { ...initialAsyncFormData, policies: toldPolicies },
      ...options.preloaded,
    },
    { session: keptIn(session), local: keptIn(local) },
  );
  const heard = new Set<(type: string) => void>();
  connection.startListening({
    predicate: () => true,
    effect: ({ type }) => {
      for (const listener of heard) listener(type);
    },
  });
  connectServer(connection);
  return {
    store,
    dependencies: { ...dependencies, keepNow },
    keepNow,
    calls,
    logs,
    tracked,
    left,
    writes,
    session,
    local,
    world,
    /** The captcha answers when this does. */
    waitForCaptcha: (token: Promise<string | null>) => {
      captcha = token;
    },
    comeOnline: () => {
      world.isOnline = true;
      for (const listener of online) listener();
    },
    show: () => {
      world.isHidden = false;
      for (const listener of seen) listener();
    },
    /** Hears the type of every action; answers how to stop. */
    listenTo: (listener: (type: string) => void) => {
      heard.add(listener);
      return () => heard.delete(listener);
    },
    settled,
  };
}

/** Leaves a step with its answers in order. */
export const submitted = ({ path, answers }: { path: StepPath; answers: Answers }) =>
  submitStep(path, answers);

/** Another tab tells of this part of the lead, and perhaps of the state in which it stands. */
export function learns(
  { store, world }: ReturnType<typeof makeWorld>,
  part: Lead,
  state: number | null = null,
): void {
  const { leadApplication, dynamicPages } = store.getState();
  const { emptied, changedAt, pendingCreate } = leadApplication;
  const { submitted: steps, requested } = dynamicPages;
  const application = mergeLead(leadApplication.application, part);
  store.dispatch(
    tabsMerged({
      application,
      emptied,
      changedAt,
      pendingCreate,
      submitted: steps,
      requested,
      state,
      savedAt: world.now,
    }),
  );
}
