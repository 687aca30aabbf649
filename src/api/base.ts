import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { inDeviceTime } from '../domain/journey/calls/serverTime';
import { failureOf, type ApiFailure } from './failure';

/** What every call needs and no caller gives. Handed to the store as its extra argument. */
export interface ApiSettings {
  /** For example `/application-frontend/api`; no slash at its end. */
  readonly base: string;
  readonly leadPath: string;
  readonly policiesPath: string;
  /** The backend product, added to leads and affiliate events as the field `product`. */
  readonly product: string;
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>;
  readonly now: () => number;
}

export interface Call {
  /** Below the API base. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: object;
  readonly withProduct?: true;
  readonly idempotencyKey?: string;
}

/** Milliseconds after which a call counts as unanswered. */
export const answerTimeout = 30_000;

/** A call to the server: the parsed body, or the one failure it stands for. Never throws. */
export function callServer(
  settingsOf: (extra: unknown) => ApiSettings,
): BaseQueryFn<Call, unknown, ApiFailure> {
  return async (call, { signal, extra }) => {
    const settings = settingsOf(extra);
    const timeout = AbortSignal.timeout(answerTimeout);
    try {
      const response = await settings.fetch(
        settings.base + call.path,
        requestOf(call, settings, AbortSignal.any([signal, timeout])),
      );
      const body = await bodyOf(response);
      if (response.ok) {
        if (!body.isReadable) return { error: { kind: 'server' } };
        return { data: withEndInDeviceTime(body.value, response.headers.get('Date'), settings.now()) };
      }
      return {
        error: failureOf(
          { status: response.status, retryAfter: response.headers.get('Retry-After'), body: body.value },
          settings.now(),
        ),
      };
    } catch {
      return { error: { kind: timeout.aborted ? 'no-answer' : 'offline' } };
    }
  };
}

function requestOf(call: Call, settings: ApiSettings, signal: AbortSignal): RequestInit {
  const body = call.withProduct ? { ...call.body, product: settings.product } : call.body;
  return {
    method: call.method ?? 'GET',
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(call.idempotencyKey === undefined ? {} : { 'Idempotency-Key': call.idempotencyKey }),
    },
    signal,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** The answer with its `expiresAt` as a moment of the device's clock. */
function withEndInDeviceTime(body: unknown, serverDate: string | null, now: number): unknown {
  if (typeof body !== 'object' || body === null || !('expiresAt' in body)) return body;
  const { expiresAt } = body;
  if (typeof expiresAt !== 'string') return body;
  return { ...body, expiresAt: inDeviceTime(expiresAt, serverDate, now) };
}

async function bodyOf(response: Response): Promise<{ isReadable: boolean; value: unknown }> {
  if (response.status === 204) return { isReadable: true, value: null };
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    return { isReadable: true, value };
  } catch {
    return { isReadable: false, value: null };
  }
}
