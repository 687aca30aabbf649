import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { toDeviceTime } from '../domain/journey/calls/serverTime';
import { isRecord } from '../domain/lead/isRecord';
import type { Page } from '../domain/pages/resolvePage';
import type { CallResult } from './callResult';
import { readFailure, type ApiFailure } from './failure';
import { readServerAheadMs, serverClockRead } from './serverClock';

/** The settings that all calls share. The store passes them on as its extra argument. */
export interface ApiSettings {
  /** For example `/application-frontend/api`, without a slash at its end. */
  readonly base: string;
  /** The base path of the application's own files, for example `/application-frontend`, without a slash at its end. */
  readonly filesBase: string;
  readonly leadPath: string;
  readonly policiesPath: string;
  /** The backend product. Leads and affiliate events carry it in the field `product`. */
  readonly product: string;
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>;
  /** Does the same for a form with files, and reports its progress. */
  readonly upload: (address: string, request: RequestInit, onProgress: OnUploadProgress) => Promise<Response>;
  readonly now: () => number;
  /** Limits large responses to what the page can show. */
  readonly page?: Page;
}

/** Receives the number of bytes that have been sent, and the number of all bytes. */
export type OnUploadProgress = (sent: number, total: number) => void;

/** A call as the contract describes it: a row of `calls.gen.ts`. */
export interface CallRow {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Relative to the API base. `{name}` is a parameter. */
  readonly path: string;
  /** The setting whose path replaces `path`. */
  readonly configured?: 'leadPath' | 'policiesPath';
  /** Whether the call fetches a file of the application itself. */
  readonly ownFile?: true;
  /** The format of the body; absent for a GET. */
  readonly body?: 'json' | 'multipart';
  readonly withProduct?: true;
  /** Seconds until the call times out: 30 by default, never for `none`. */
  readonly timeLimitSeconds?: number | 'none';
  /** The name of the response in the contract. `responses.ts` has a reader for each. */
  readonly response: string;
}

/** The parts that a caller passes. `argument.ts` says which of them a call takes, with their types. */
export interface CallParts {
  /** Values of the parameters in the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** By name. Parameters that the contract does not name are in one record; each is sent under its own name. */
  readonly query?: Readonly<Record<string, string | Readonly<Record<string, string>> | undefined>>;
  readonly body?: object;
  readonly idempotencyKey?: string;
  /** For a call that sends files. */
  readonly onUploadProgress?: OnUploadProgress;
}

/** One call with everything that it needs. */
export interface Call extends CallParts {
  readonly row: CallRow;
  /** Reads the body of the response for a page; null if it has another shape. Never throws. */
  readonly read: (body: unknown, page: Page | undefined) => unknown;
}

/** The actions about a response carry this. */
export interface ResponseMeta {
  readonly response: string;
  /** Whether a call that began later got its response earlier; absent if the order does not matter. */
  readonly isStale?: boolean;
  /** Whether the call was made for a lead that was no longer open when the response arrived. */
  readonly isOfOtherLead?: boolean;
}

/** Makes a call, and returns what its reader has read or the failure. */
export type ApiBaseQuery = BaseQueryFn<Call, unknown, ApiFailure, object, ResponseMeta>;

const defaultTimeLimitSeconds = 30;

/** The function that makes all calls. It returns the response or a failure, and never throws. */
export function createBaseQuery(getSettings: (extra: unknown) => ApiSettings): ApiBaseQuery {
  return async (call, { signal, extra, dispatch }) => {
    const meta = { response: call.row.response };
    if (namesNothing(call)) return { error: { kind: 'gone' }, meta };
    const result = await sendCall(call, getSettings(extra), signal, (serverAheadMs) =>
      dispatch(serverClockRead(serverAheadMs)),
    );
    return { ...result, meta };
  };
}

/** Whether a parameter of the path is empty. The path would name another resource, and nothing has an empty name. */
function namesNothing({ params = {} }: Call): boolean {
  return Object.values(params).includes('');
}

async function sendCall(
  call: Call,
  settings: ApiSettings,
  signal: AbortSignal,
  onServerClock: (serverAheadMs: number) => void,
): Promise<CallResult<unknown>> {
  const timeout = createTimeout(signal, call.row.timeLimitSeconds ?? defaultTimeLimitSeconds);
  try {
    const response = await fetchResponse(call, settings, timeout.signal);
    const serverAheadMs = readServerAheadMs(response.headers, call.row.method, settings.now());
    // Before the slices read the response: its times follow the clock that it tells.
    if (serverAheadMs !== null) onServerClock(serverAheadMs);
    const body = await parseBody(response);
    return response.ok
      ? readSuccess(response, body, call, settings)
      : readError(response, body, call, settings);
  } catch {
    return { error: { kind: timeout.hasExpired() ? 'no-answer' : 'network-error' } };
  } finally {
    timeout.clear();
  }
}

function fetchResponse(call: Call, settings: ApiSettings, signal: AbortSignal): Promise<Response> {
  const address = createAddress(call, settings);
  const request = createRequest(call, settings, signal);
  return call.onUploadProgress === undefined
    ? settings.fetch(address, request)
    : settings.upload(address, request, call.onUploadProgress);
}

/** A signal that also aborts on a timeout. `AbortSignal.any` and `AbortSignal.timeout` are missing in older browsers. */
function createTimeout(signal: AbortSignal, seconds: number | 'none') {
  const controller = new AbortController();
  let hasExpired = false;
  const abort = () => controller.abort();
  const expire = () => {
    hasExpired = true;
    abort();
  };
  const timer = seconds === 'none' ? undefined : setTimeout(expire, seconds * 1_000);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    hasExpired: () => hasExpired,
    clear: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    },
  };
}

/** Reads the body of a successful response. An HTML page instead of it comes from a proxy or a captive portal. */
function readSuccess(
  { headers }: Response,
  body: Body,
  call: Call,
  settings: ApiSettings,
): CallResult<unknown> {
  if (!body.isReadable) {
    const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
    return { error: { kind: isPage ? 'network-error' : 'server' } };
  }
  const data = call.read(
    withExpiryInDeviceTime(body.value, headers.get('Date'), settings.now()),
    settings.page,
  );
  return data === null ? { error: { kind: 'server' } } : { data };
}

function readError(
  { status, headers }: Response,
  body: Body,
  { row }: Call,
  settings: ApiSettings,
): CallResult<unknown> {
  const value = withExpiryInDeviceTime(body.value, headers.get('Date'), settings.now());
  const retryAfter = headers.get('Retry-After');
  const isOfState = row.response === 'envelope';
  // A `Retry-After` that is a date is of the server's clock, like the `Date` beside it.
  const serverNow = Date.parse(headers.get('Date') ?? '');
  const now = Number.isNaN(serverNow) ? settings.now() : serverNow;
  return { error: readFailure({ status, retryAfter, body: value, isOfState }, now) };
}

function createAddress({ row, params = {}, query = {} }: Call, settings: ApiSettings): string {
  const template = row.configured === undefined ? row.path : settings[row.configured];
  const path = template.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const pairs = Object.entries(query)
    .flatMap(([name, value]) =>
      typeof value === 'object' ? Object.entries(value) : [[name, value] as const],
    )
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
    );
  const base = row.ownFile === true ? settings.filesBase : settings.base;
  return base + path + (pairs.length === 0 ? '' : `?${pairs.join('&')}`);
}

/**
 * Every call but a GET carries a header that no form of another site can send (faults, S19). Its body is JSON even if it is
 * empty. The browser sets the type of a multipart body, because only the browser knows the boundary.
 */
function createRequest(call: Call, settings: ApiSettings, signal: AbortSignal): RequestInit {
  const { row, idempotencyKey } = call;
  const body = createBody(call, settings);
  return {
    method: row.method,
    headers: {
      Accept: 'application/json',
      ...(row.method === 'GET' ? {} : { 'X-Requested-With': 'loan-application' }),
      ...(row.body === 'json' ? { 'Content-Type': 'application/json' } : {}),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    signal,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body }),
  };
}

function createBody({ row, body }: Call, { product }: ApiSettings): string | FormData | undefined {
  if (row.body === undefined) return undefined;
  if (row.body === 'multipart') return createForm({ ...body });
  return JSON.stringify(row.withProduct ? { ...body, product } : (body ?? {}));
}

/** A form with these files and texts. A file keeps its name. */
function createForm(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === 'string') form.append(name, value);
  }
  return form;
}

function withExpiryInDeviceTime(body: unknown, serverDate: string | null, now: number): unknown {
  const expiresAt = isRecord(body) ? body['expiresAt'] : undefined;
  if (!isRecord(body) || typeof expiresAt !== 'string') return body;
  return { ...body, expiresAt: toDeviceTime(expiresAt, serverDate, now) };
}

interface Body {
  readonly isReadable: boolean;
  readonly value: unknown;
}

async function parseBody(response: Response): Promise<Body> {
  const text = await response.text();
  if (text === '') return { isReadable: true, value: null };
  try {
    const value: unknown = JSON.parse(text);
    return { isReadable: true, value };
  } catch {
    return { isReadable: false, value: null };
  }
}
