import { entryForRoute, readEntry } from '../../domain/journey/arrival/entry';
import { getLinkMark } from '../../domain/journey/arrival/linkQuery';
import { openStorage } from '../../platform/storage/storage';
import { initialAsyncFormData } from '../../state/slices/asyncFormDataState';
import { catchUp } from '../../state/tabs/tabs';
import { followStorageChange } from './followOtherTabs';
import {
  jsonResponse,
  loadedPolicies,
  createTestStore,
  ondaraPage,
  submitAnswers,
  type ReceivedCall,
} from '../../state/store.fixture';
import { flushPromises } from '../../testing/flushPromises';
import type { LeadState } from '../../state/slices/leadState';
import { deleteApplicantData } from './deleteApplicantData';
import { visitDefaults } from './visit.fixture';
import { beginVisit } from './visit';

/** A change of local storage that a tab has not received yet. */
interface Change {
  readonly key: string;
}

/** A call that the server has received and not answered. */
interface OpenCall extends ReceivedCall {
  readonly answer: (response: Response | 'no connection') => void;
}

const prefix = 'ondara-es';

/** A tab of the browser. */
export interface Tab extends ReturnType<typeof createTestStore> {
  readonly pendingChanges: Change[];
  readonly openCalls: OpenCall[];
  /** Delivers the oldest changes that the tab has not received; by default all of them. */
  readonly receive: (count?: number) => void;
  /** Lets the server answer the oldest open call. `isLost`: the response does not arrive. */
  readonly answer: (isLost?: boolean) => Promise<void>;
  readonly deleteData: () => void;
  /**
   * The same tab after a reload. Responses to its open calls do not arrive.
   *
   * @param address the query of the address, which an embedding page keeps; empty by default
   */
  readonly reload: (address?: string) => Tab;
  readonly close: () => void;
  readonly lead: () => LeadState;
}

/** What a tab stores, as the browser keeps it. `onChange` is called for each change that other tabs receive. */
function createArea(
  values: Map<string, string>,
  onChange: (change: Change) => void,
  isFull: (added: number) => boolean,
) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull(value.length - (values.get(key)?.length ?? 0)))
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      if (values.get(key) === value) return;
      values.set(key, value);
      onChange({ key: key.slice(prefix.length + 1) });
    },
    removeItem: (key: string) => {
      if (values.delete(key)) onChange({ key: key.slice(prefix.length + 1) });
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

/** A server that creates one lead for each idempotency key, as the contract demands. */
function createServer({ namesLeadInConflict = true }: { namesLeadInConflict?: boolean } = {}) {
  const leads: string[] = [];
  /** The states of leads, by their ids. The others are in the form. */
  const states = new Map<string, number>();
  const keys = new Map<string, { readonly sent: string; readonly id: string }>();
  const respond = ({ method, path, key, body }: ReceivedCall): Response => {
    if (method === 'GET') {
      const id = path.split('/').at(-1) ?? '';
      return jsonResponse(200, { id, state: states.get(id) ?? 0 });
    }
    if (method === 'PUT') return jsonResponse(200, { id: body['id'], state: 0 });
    const sent = JSON.stringify(body);
    const known = keys.get(key ?? '');
    if (known !== undefined && known.sent !== sent)
      return jsonResponse(409, namesLeadInConflict ? { id: known.id } : {});
    const id = known?.id ?? `lead-${leads.length + 1}`;
    if (known === undefined) leads.push(id);
    keys.set(key ?? '', { sent, id });
    return jsonResponse(201, { id, state: 0, dataPoints: ['first_name', 'iban'] });
  };
  return { leads, states, keys, respond };
}

/**
 * A browser with tabs that share a local storage. Each tab hears of a change when the test delivers it, and the server answers a
 * call when the test says so, so that every order can be tried.
 */
export function openBrowser({
  browserId = '',
  hasLateWrites = false,
  ...options
}: { namesLeadInConflict?: boolean; browserId?: string; hasLateWrites?: boolean } = {}) {
  const local = new Map<string, string>();
  const server = createServer(options);
  const browser = {
    isFull: false,
    /** The number of characters that the local storage takes. */
    capacity: Number.POSITIVE_INFINITY,
    now: Date.now(),
  };
  const tabs: Tab[] = [];
  let ids = 0;

  const openTab = (session = new Map<string, string>(), query = ''): Tab => {
    const pendingChanges: Change[] = [];
    const openCalls: OpenCall[] = [];
    const size = () => [...local.values()].reduce((sum, value) => sum + value.length, 0);
    const isFull = (added: number) => browser.isFull || size() + added > browser.capacity;
    const tell = (change: Change) => {
      for (const other of tabs)
        if (other.pendingChanges !== pendingChanges) other.pendingChanges.push(change);
    };
    const open = (area: ReturnType<typeof createArea>) =>
      openStorage({ area: () => area, prefix, log: () => undefined });
    const storages = {
      session: open(
        createArea(
          session,
          () => undefined,
          () => browser.isFull,
        ),
      ),
      local: open(createArea(local, tell, isFull)),
    };
    const createId = () => {
      ids += 1;
      return `${browserId}00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    };
    const { state, decision, cells } = beginVisit({
      storages,
      route: '',
      entry: entryForRoute('', readEntry({ query, cookies: new Map(), ...ondaraPage.definition })),
      link: getLinkMark(query),
      page: ondaraPage,
      ...visitDefaults,
      now: browser.now,
      newId: createId,
    });
    const app = createTestStore(
      (call) =>
        new Promise<Response | 'no connection'>((resolve) => {
          openCalls.push({ ...call, answer: resolve });
        }),
      {
        preloaded: { ...state, asyncFormData: { ...initialAsyncFormData, policies: loadedPolicies } },
        storages,
        createId,
        documentId: createId(),
        hasLateWrites,
      },
    );
    app.environment.now = browser.now;
    app.flushStartState(decision.endedId, cells);
    const tab: Tab = {
      ...app,
      pendingChanges,
      openCalls,
      receive: (count = pendingChanges.length) => {
        for (const { key } of pendingChanges.splice(0, count)) app.store.dispatch(followStorageChange(key));
      },
      answer: async (isLost = false) => {
        const call = openCalls.shift();
        if (call === undefined) return;
        const response = server.respond(call);
        call.answer(isLost ? 'no connection' : response);
        await flushPromises();
      },
      deleteData: () => deleteApplicantData({ ...app, consent: null }, storages),
      reload: (address) => {
        app.flush();
        tabs.splice(tabs.indexOf(tab), 1);
        for (const call of openCalls) server.respond(call);
        return openTab(session, address);
      },
      close: () => {
        app.flush();
        tabs.splice(tabs.indexOf(tab), 1);
      },
      lead: () => app.store.getState().leadApplication,
    };
    tabs.push(tab);
    return tab;
  };

  return {
    openTab: (query?: string) => openTab(undefined, query),
    tabs,
    server,
    local,
    browser,
    /** Delivers all changes and answers all calls, until nothing is left. */
    settle: async () => {
      for (let round = 0; round < 30; round += 1) {
        await flushPromises();
        if (tabs.every(({ pendingChanges, openCalls }) => pendingChanges.length + openCalls.length === 0))
          return;
        for (const tab of tabs) {
          tab.receive();
          await tab.answer();
        }
      }
      throw new Error('The tabs do not come to rest.');
    },
  };
}

/** Answers the first contact and submits it, as a person who uses this tab. Each name makes another body. */
export async function submitContact(tab: Tab, name: string): Promise<void> {
  tab.store.dispatch(catchUp());
  tab.store.dispatch(
    submitAnswers({
      path: 'initial-details',
      answers: {
        email: `${name}@example.com`,
        phone_number: '+34612345678',
        general_policies: true,
        marketing_consents: false,
      },
    }),
  );
  await flushPromises();
}
