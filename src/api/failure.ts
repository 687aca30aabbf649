import * as v from 'valibot';
import { getFields, isRecord } from '../domain/lead/isRecord';
import { readEnvelope, type Envelope } from './envelope';
import { readResponse, lenientRecord } from './readResponse';

/** The ways in which a call can fail. The union is closed, so that a missing case does not compile. */
export type ApiFailure =
  /** 422: at least one message code by data point. The names are those of the server and may be unknown. */
  | { readonly kind: 'field-errors'; readonly errors: Readonly<Record<string, string>> }
  /** 404 or 410 with a code of the contract: the lead is unknown or has expired. */
  | { readonly kind: 'gone' }
  /** 409 with an envelope: the lead has moved on since the state that the call was made for. The call has changed nothing. */
  | { readonly kind: 'moved'; readonly envelope: Envelope }
  /** Any other 409: the server knows the idempotency key with another body. `id`: the lead that it created with it, if the server names it. */
  | { readonly kind: 'conflict'; readonly id?: string }
  /** 429, or 503 with `Retry-After`: a retry is allowed after this many seconds. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** 5xx, or a 2xx that cannot be read. */
  | { readonly kind: 'server' }
  /** A 4xx in another form than the contract's: of a firewall or a proxy. Whether the server got the call is unknown. */
  | { readonly kind: 'intercepted' }
  /** A timeout. The server may have processed the call. */
  | { readonly kind: 'no-answer' }
  /** The request did not reach the server, or a proxy responded in its place. */
  | { readonly kind: 'network-error' }
  /** Any other 4xx with a code of the contract, a 422 without field errors, and a call that is too large. A retry does not help. */
  | { readonly kind: 'refused'; readonly status: number };

interface FailureTraits {
  /** A repeat of the same call fails in the same way. */
  readonly isFinal?: true;
  /** The server may have processed the call. */
  readonly isUncertain?: true;
  /** A repeat a moment later may succeed. */
  readonly isRepeatedAtOnce?: true;
}

const traits = {
  'field-errors': { isFinal: true },
  gone: { isFinal: true },
  moved: { isFinal: true },
  conflict: { isFinal: true },
  wait: {},
  server: { isUncertain: true, isRepeatedAtOnce: true },
  intercepted: { isUncertain: true, isRepeatedAtOnce: true },
  'no-answer': { isUncertain: true },
  'network-error': { isUncertain: true },
  refused: { isFinal: true },
} as const satisfies Readonly<Record<ApiFailure['kind'], FailureTraits>>;

type FinalKind = {
  [Kind in ApiFailure['kind']]: (typeof traits)[Kind] extends { readonly isFinal: true } ? Kind : never;
}[ApiFailure['kind']];

/** A failure that a repeat of the same call cannot change. */
export type FinalError = Extract<ApiFailure, { kind: FinalKind }>;

export function isFinalError(failure: ApiFailure): failure is FinalError {
  return 'isFinal' in traits[failure.kind];
}

/** Whether the server may have processed a request that failed in this way. */
export function isUncertain({ kind }: ApiFailure): boolean {
  return 'isUncertain' in traits[kind];
}

/** Whether a request that failed in this way is repeated a moment later. */
export function isRepeatedAtOnce({ kind }: ApiFailure): boolean {
  return 'isRepeatedAtOnce' in traits[kind];
}

function isFailure(error: unknown): error is ApiFailure {
  const { kind } = getFields(error);
  return typeof kind === 'string' && Object.hasOwn(traits, kind);
}

/** The failure in the `error` of a call. An error of the application itself counts as a failure of the server. */
export function toApiFailure(error: unknown): ApiFailure {
  return isFailure(error) ? error : { kind: 'server' };
}

/** A code of another type becomes `not_accepted`. */
const fieldErrors = v.object({ errors: lenientRecord(v.fallback(v.string(), 'not_accepted')) });

/** Why the server refuses a call. The codes are an open set. */
const refusal = v.object({ code: v.pipe(v.string(), v.minLength(1)) });

const conflict = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) });

/** A response other than a 2xx. */
export interface FailedResponse {
  readonly status: number;
  readonly retryAfter: string | null;
  /** The parsed JSON; null if it is none. */
  readonly body: unknown;
  /** Whether the contract answers the call with the state of the lead that it was made for. A create is made for none. */
  readonly isOfState: boolean;
}

/**
 * Reads the failure from an error response.
 *
 * @param now the time of the response by the server's clock, in milliseconds since the epoch, for a `Retry-After` that is a date
 */
export function readFailure(response: FailedResponse, now: number): ApiFailure {
  const { status, retryAfter, body } = response;
  const seconds = parseRetryAfter(retryAfter, now);
  const errors = status === 422 ? (readResponse(fieldErrors, body)?.errors ?? {}) : {};
  if (Object.keys(errors).length > 0) return { kind: 'field-errors', errors };
  if (status === 409) return readConflict(response);
  if (status === 429) return { kind: 'wait', seconds: seconds ?? 30 };
  if (status === 503 && seconds !== null) return { kind: 'wait', seconds };
  // Network authentication required (RFC 6585, section 6): a captive portal responds, not the server.
  if (status === 511) return { kind: 'network-error' };
  if (status >= 500) return { kind: 'server' };
  if (tooLargeStatuses.includes(status)) return { kind: 'refused', status };
  const isOfServer = status === 422 ? isRecord(body) : readResponse(refusal, body) !== undefined;
  if (!isOfServer || unprocessedStatuses.includes(status)) return { kind: 'intercepted' };
  return status === 404 || status === 410 ? { kind: 'gone' } : { kind: 'refused', status };
}

/** Final in any form: whoever finds a call too large, it is too large again. */
const tooLargeStatuses: readonly number[] = [413, 414, 431];

/** Timeout and too early (RFC 9110, section 15.5.9; RFC 8470): the server says itself that it may be repeated. */
const unprocessedStatuses: readonly number[] = [408, 425];

function readConflict({ body, isOfState }: FailedResponse): ApiFailure {
  if (!isRecord(body)) return { kind: 'intercepted' };
  const envelope = isOfState ? readEnvelope(body) : {};
  return envelope.state === undefined
    ? { kind: 'conflict', ...readResponse(conflict, body) }
    : { kind: 'moved', envelope };
}

/** `Retry-After` in whole seconds, at most an hour (RFC 9110, section 10.2.3: seconds or a date). Null if it is neither. */
export function parseRetryAfter(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  const text = retryAfter.trim();
  const isDate = /^[A-Z][a-z]{2},? /.test(text);
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : Math.ceil(((isDate ? Date.parse(text) : Number.NaN) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 3600) : null;
}
