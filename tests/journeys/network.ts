import { answerCall } from '../backend/answerCall';
import { contractHandlers } from '../backend/handlers';
import { findRemembered, remember, type KeyedCall } from '../backend/keys';
import { getServerTime, resetStore, store } from '../backend/store';
import { isRecord } from '../backend/body';
import { findLeadId } from '../backend/leads';
import type { JourneyClock } from './clock';
import type { JourneyCall } from './calls';
import { readStanding, type Standing } from './watch/presses';

/** What goes wrong with the next call about a lead. */
export const faultKinds = [
  'lost answer',
  'lost request',
  '500',
  '503 twice',
  '429',
  '422 of a step',
  '422 of nothing',
  '409',
  '410',
  'html',
  '404 page',
  '502 page',
  'late answer',
  'late request',
  'no answer',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What a call did at the back end. */
export interface ServedCall {
  /** The lead that the call has created; undefined if it is no create, or was refused. */
  readonly created: string | undefined;
  /** The lead that the call is about; undefined if there was none. */
  readonly lead: string | undefined;
  /** Where the lead was before; null if the call has not led it out of there. */
  readonly left: Standing | null;
}

/** Hears of each call that leaves the browser, and of each that the back end has served. */
export interface NetworkObserver {
  readonly onCall: (call: JourneyCall) => void;
  readonly onServed: (call: JourneyCall, served: ServedCall) => void;
  /** A call is held up on its way to the server. */
  readonly onLateRequest: () => void;
}

/** A response with its whole body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** By how much a call or its response is late. */
export const lateMs = 12_000;
const origin = 'http://sandbox.test';

/** The reference back end behind a network that fails when the journey says so. */
export function createNetwork(clock: JourneyClock, observer: NetworkObserver) {
  resetStore({ slowness: 0 });
  const faults: FaultKind[] = [];
  let isOnline = true;
  /** Whether the server knows neither keys, except of creates, nor the word for a state. */
  let isPlain = false;
  let openCalls = 0;

  const serve = async (call: JourneyCall): Promise<Response> => {
    store.clockShift = clock.now() - Date.now();
    const { stateVersion: _seen, ...plainBody } = call.body;
    const key = isPlain && !isCreate(call) ? null : call.key;
    const text = isPlain && call.text !== '' ? JSON.stringify(plainBody) : call.text;
    const request = new Request(`${origin}/api${call.path}`, {
      method: call.method,
      headers: {
        'X-Requested-With': 'loan-application',
        ...(text === '' ? {} : { 'Content-Type': 'application/json' }),
        ...(key === null ? {} : { 'Idempotency-Key': key }),
      },
      ...(call.method === 'GET' ? {} : { body: text }),
    });
    const lead = store.leads[findLeadId(call.body, call.path.split('?')[0] ?? '') ?? ''];
    const before = lead === undefined ? null : { ...readStanding(lead, origin), position: lead.position };
    const response = await clock.track(answerCall(contractHandlers, request));
    if (response === undefined)
      throw new Error(`The back end has no handler for ${call.method} ${call.path}.`);
    const isLeft = before !== null && (before.state !== lead?.state || before.position !== lead.position);
    const created = isCreate(call) && response.ok ? await readId(response, clock) : undefined;
    observer.onServed(call, { created, lead: lead?.id, left: isLeft ? before : null });
    response.headers.set('Date', new Date(getServerTime()).toUTCString());
    return response;
  };
  const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const refuse = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { Date: new Date(clock.now()).toUTCString(), ...headers },
    });

  /** Rejects answers. As the contract demands, a repeated call is rejected again. */
  const reject = (
    call: JourneyCall,
    errors: Readonly<Record<string, string>>,
  ): Response | Promise<Response> => {
    const [path = '', query = ''] = call.path.split('?');
    const keyed: KeyedCall = { ...call, path, query, idempotencyKey: call.key };
    if (call.method === 'GET' || findRemembered(keyed) !== null) return serve(call);
    remember(keyed, 422, { errors });
    return refuse(422, { errors });
  };

  const respond = async (call: JourneyCall): Promise<Response> => {
    const isAboutLead = call.path.includes('lead') && !call.path.startsWith('/policies');
    const fault = isAboutLead ? faults.shift() : undefined;
    switch (fault) {
      case undefined:
        return serve(call);
      case 'lost request':
        throw new TypeError('Failed to fetch');
      case 'lost answer':
        await serve(call);
        throw new TypeError('Failed to fetch');
      case '500':
        return refuse(500);
      case '503 twice':
        faults.unshift('500');
        return refuse(503);
      case '429':
        return refuse(429, {}, { 'Retry-After': '20' });
      case '422 of a step':
        return reject(call, { email: 'not_accepted', phone_number: 'not_accepted' });
      case '422 of nothing':
        return reject(call, { not_yet_invented: 'x' });
      case '409':
        return isCreate(call) ? refuse(409) : serve(call);
      case '410':
        return call.method === 'POST' ? serve(call) : refuse(410, { code: 'lead_expired' });
      case 'html':
        return new Response('<html>Sign in</html>', { headers: { 'Content-Type': 'text/html' } });
      case '404 page':
      case '502 page':
        return new Response('<html>No such page</html>', {
          status: fault === '404 page' ? 404 : 502,
          headers: { 'Content-Type': 'text/html' },
        });
      case 'late answer': {
        const response = await serve(call);
        await delay(lateMs);
        return response;
      }
      case 'late request':
        observer.onLateRequest();
        await delay(lateMs);
        return serve(call);
      case 'no answer':
        await serve(call);
        return new Promise(() => undefined);
    }
  };

  return {
    faults,
    isOnline: () => isOnline,
    setPlain: () => {
      isPlain = true;
    },
    setOnline: (online: boolean) => {
      isOnline = online;
    },
    /** The number of calls without a response, of all tabs. */
    countOpenCalls: () => openCalls,
    /** Sends a call of a tab. Rejects as `fetch` does. */
    send: async (call: JourneyCall): Promise<Answer> => {
      clock.touch();
      await Promise.resolve();
      if (!isOnline) throw new TypeError('Failed to fetch');
      observer.onCall(call);
      openCalls += 1;
      try {
        const response = await respond(call);
        const text = await clock.track(response.text());
        if (!isOnline) throw new TypeError('Failed to fetch');
        return { status: response.status, headers: response.headers, text };
      } finally {
        openCalls -= 1;
        clock.touch();
      }
    },
  };
}

function isCreate({ method, path }: JourneyCall): boolean {
  return method === 'POST' && /^(?:\/v[23])?\/lead$/.test(path);
}

/** The id in the body of a response. */
async function readId(response: Response, clock: JourneyClock): Promise<string | undefined> {
  const body: unknown = await clock.track(response.clone().json());
  return isRecord(body) && typeof body['id'] === 'string' ? body['id'] : undefined;
}

export type JourneyNetwork = ReturnType<typeof createNetwork>;
