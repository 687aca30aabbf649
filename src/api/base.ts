import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { inDeviceTime } from '../domain/journey/calls/serverTime';
import { failureOf, type ApiFailure } from './failure';

/** What every call needs and no caller gives. Handed to the store as its extra argument. */
export interface ApiSettings {
  /** For example `/application-frontend/api`; no slash at its end. */
  readonly base: string;
  /** Below which the application's own files stand, for example `/application-frontend`; no slash at its end. */
  readonly files: string;
  readonly leadPath: string;
  readonly policiesPath: string;
  /** The backend product, added to leads and affiliate events as the field `product`. */
  readonly product: string;
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>;
  /** The same for a form with files, telling how much of it has left. */
  readonly upload: (address: string, request: RequestInit, onSent: OnSent) => Promise<Response>;
  readonly now: () => number;
}

/** Hears how many bytes of a form with files have left, and of how many. */
export type OnSent = (sent: number, whole: number) => void;

/** A call as the contract describes it; a row of `calls.gen.ts`. */
export interface CallRow {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below the API base; `{name}` stands for a parameter. */
  readonly path: string;
  /** The setting whose path stands in for `path`. */
  readonly configured?: 'leadPath' | 'policiesPath';
  /** Whether it is a file that the application brings along. */
  readonly ownFile?: true;
  /** How the body is written; absent for a call that asks. */
  readonly body?: 'json' | 'multipart';
  /** Whether the backend product is added to the body. */
  readonly withProduct?: true;
  /** Seconds after which it counts as unanswered; half a minute where nothing is said, never for `none`. */
  readonly timeLimit?: number | 'none';
  /** What is answered, as `answers.ts` reads it. */
  readonly answers: string;
}

/** What a caller gives to a call. Which of these a call takes, and of which type, is said by `argument.ts`. */
export interface CallParts {
  /** For the parameters in the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** By name; parameters whose names the contract does not know stand together in one, and go out each by itself. */
  readonly query?: Readonly<Record<string, string | Readonly<Record<string, string>> | undefined>>;
  readonly body?: object;
  readonly idempotencyKey?: string;
  /** Of a call that sends files. */
  readonly onSent?: OnSent;
}

/** One call on its way. */
export interface Call extends CallParts {
  readonly row: CallRow;
  /** Makes of a body what the call answers; null where it has another shape, which is no answer. Never throws. */
  readonly read: (body: unknown) => unknown;
}

/** Goes with every answer into the actions that tell of it. */
export interface AnswerMeta {
  /** What the call answers, as the contract names it. */
  readonly answers: string;
  /** Whether a call that began later was answered before; absent where that does not matter. */
  readonly isLate?: boolean;
}

/** Seconds after which a call counts as unanswered, unless it has a limit of its own. */
const usualLimit = 30;

/** A call to the server: what it answers, or the one failure it stands for. Never throws. */
export function callServer(
  settingsOf: (extra: unknown) => ApiSettings,
): BaseQueryFn<Call, unknown, ApiFailure, object, AnswerMeta> {
  return async (call, { signal, extra }) => ({
    ...(await outcomeOf(call, settingsOf(extra), signal)),
    meta: { answers: call.row.answers },
  });
}

type Outcome =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: ApiFailure; readonly data?: undefined };

async function outcomeOf(call: Call, settings: ApiSettings, signal: AbortSignal): Promise<Outcome> {
  const limit = limited(signal, call.row.timeLimit ?? usualLimit);
  try {
    const response = await answerTo(call, settings, limit.signal);
    const body = await answerIn(response);
    return response.ok ? takenFrom(response, body, call, settings) : refusedBy(response, body, settings);
  } catch {
    return { error: { kind: limit.isOverdue() ? 'no-answer' : 'unreached' } };
  } finally {
    limit.end();
  }
}

function answerTo(call: Call, settings: ApiSettings, signal: AbortSignal): Promise<Response> {
  const address = addressOf(call, settings);
  const request = requestOf(call, settings, signal);
  return call.onSent === undefined
    ? settings.fetch(address, request)
    : settings.upload(address, request, call.onSent);
}

/** A signal that also fires when a call counts as unanswered. Of parts that every browser has. */
function limited(signal: AbortSignal, seconds: number | 'none') {
  const controller = new AbortController();
  let isOverdue = false;
  const stop = () => controller.abort();
  const overdue = () => {
    isOverdue = true;
    stop();
  };
  const timer = seconds === 'none' ? undefined : setTimeout(overdue, seconds * 1_000);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    isOverdue: () => isOverdue,
    end: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

/** What an answer says; a page where an answer should be comes from something between here and the server. */
function takenFrom({ headers }: Response, body: Body, call: Call, settings: ApiSettings): Outcome {
  if (!body.isReadable) {
    const isPage = headers.get('Content-Type')?.startsWith('text/html') === true;
    return { error: { kind: isPage ? 'unreached' : 'server' } };
  }
  const data = call.read(withEndInDeviceTime(body.value, headers.get('Date'), settings.now()));
  return data === null ? { error: { kind: 'server' } } : { data };
}

function refusedBy({ status, headers }: Response, { value }: Body, settings: ApiSettings): Outcome {
  const answered = { status, retryAfter: headers.get('Retry-After'), body: value };
  return { error: failureOf(answered, settings.now()) };
}

function addressOf({ row, params = {}, query = {} }: Call, settings: ApiSettings): string {
  const template = row.configured === undefined ? row.path : settings[row.configured];
  const path = template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const pairs = Object.entries(query)
    .flatMap(([name, value]) =>
      typeof value === 'object' ? Object.entries(value) : [[name, value] as const],
    )
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
    );
  const start = row.ownFile === true ? settings.files : settings.base;
  return start + path + (pairs.length === 0 ? '' : `?${pairs.join('&')}`);
}

/**
 * A call that changes something carries a header that no form of another site can send, with a body or without (faults,
 * S19); where it has nothing to say, it is sent as JSON all the same. The type of a multipart body is set by the browser, which knows the boundary.
 */
function requestOf(call: Call, settings: ApiSettings, signal: AbortSignal): RequestInit {
  const { row, idempotencyKey } = call;
  const body = bodyOf(call, settings);
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

function bodyOf({ row, body }: Call, { product }: ApiSettings): string | FormData | undefined {
  if (row.body === undefined) return undefined;
  if (row.body === 'multipart') return formOf({ ...body });
  return JSON.stringify(row.withProduct ? { ...body, product } : (body ?? {}));
}

/** Files and texts as the fields of a form; a file keeps its name. */
function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === 'string') form.append(name, value);
  }
  return form;
}

/** The answer with its `expiresAt` as a moment of the device's clock. */
function withEndInDeviceTime(body: unknown, serverDate: string | null, now: number): unknown {
  if (typeof body !== 'object' || body === null || !('expiresAt' in body)) return body;
  const { expiresAt } = body;
  if (typeof expiresAt !== 'string') return body;
  return { ...body, expiresAt: inDeviceTime(expiresAt, serverDate, now) };
}

interface Body {
  readonly isReadable: boolean;
  readonly value: unknown;
}

async function answerIn(response: Response): Promise<Body> {
  if (response.status === 204) return { isReadable: true, value: null };
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    return { isReadable: true, value };
  } catch {
    return { isReadable: false, value: null };
  }
}
