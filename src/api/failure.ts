import * as v from 'valibot';
import { believed, recordOf } from './believed';

/**
 * Every way in which a call can fail, as the application treats it. A closed union, so that forgetting one is a type error.
 */
export type ApiFailure =
  /** 422: message codes by data point name, at least one; the names are the server's and may be unknown here. */
  | { readonly kind: 'field-errors'; readonly errors: Readonly<Record<string, string>> }
  /** 404, 410: the lead is unknown or over. */
  | { readonly kind: 'gone' }
  /** 409: the idempotency key is known with another body. */
  | { readonly kind: 'conflict' }
  /** 429, or 503 with `Retry-After`: not before so many seconds. */
  | { readonly kind: 'wait'; readonly seconds: number }
  /** 5xx, or an answer that cannot be read. */
  | { readonly kind: 'server' }
  /** No answer within the time allowed; the server may have taken the call. */
  | { readonly kind: 'no-answer' }
  /** The request did not get through, or something between here and the server answered in its place. */
  | { readonly kind: 'unreached' }
  /** Any other 4xx, and a 422 that names nothing: trying again will not help. */
  | { readonly kind: 'refused'; readonly status: number };

const kinds: Readonly<Record<ApiFailure['kind'], true>> = {
  'field-errors': true,
  gone: true,
  conflict: true,
  wait: true,
  server: true,
  'no-answer': true,
  unreached: true,
  refused: true,
};

function isFailure(error: unknown): error is ApiFailure {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return false;
  return typeof error.kind === 'string' && Object.hasOwn(kinds, error.kind);
}

/** The failure in the `error` of a call; what the application itself got wrong counts as trouble of the server. */
export function asFailure(error: unknown): ApiFailure {
  return isFailure(error) ? error : { kind: 'server' };
}

/** A code that cannot be read says that the answer was not accepted, and no more. */
const fieldErrors = v.object({ errors: recordOf(v.fallback(v.string(), 'not_accepted')) });

/**
 * The failure that an answer stands for.
 *
 * @param now moment of the answer in milliseconds, for a `Retry-After` given as a date
 */
export function failureOf(
  answer: { readonly status: number; readonly retryAfter: string | null; readonly body: unknown },
  now: number,
): ApiFailure {
  const { status, retryAfter, body } = answer;
  const seconds = secondsUntil(retryAfter, now);
  if (status === 422) {
    const errors = believed(fieldErrors, body)?.errors ?? {};
    return Object.keys(errors).length === 0 ? { kind: 'refused', status } : { kind: 'field-errors', errors };
  }
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 409) return { kind: 'conflict' };
  if (status === 429) return { kind: 'wait', seconds: seconds ?? 30 };
  if (status === 503 && seconds !== null) return { kind: 'wait', seconds };
  // Network authentication required (RFC 6585, section 6): a portal answers, not the server.
  if (status === 511) return { kind: 'unreached' };
  if (status >= 500) return { kind: 'server' };
  return { kind: 'refused', status };
}

/** `Retry-After` in whole seconds (RFC 9110, section 10.2.3: seconds or a date), at most an hour; null when it says neither. */
export function secondsUntil(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  const text = retryAfter.trim();
  const isDate = /^[A-Z][a-z]{2},? /.test(text);
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : Math.ceil(((isDate ? Date.parse(text) : Number.NaN) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 3600) : null;
}
