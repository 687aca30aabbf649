import { describeBody, getOwn, isRecord } from './body';
import { findLeadId } from './leads';
import { store } from './store';

/** A call that changes something, as its idempotency key knows it. */
export interface KeyedCall {
  readonly method: string;
  /** Relative to the API base. */
  readonly path: string;
  readonly query: string;
  readonly idempotencyKey: string | null;
  readonly body: unknown;
}

/** These tell how things stand at the moment, so each call gets its own. */
const passingStatuses: readonly number[] = [408, 409, 425, 429];

/** The response that the key of a call has had before: the same one, or 409 for another body. Null if the key is new, or there is none. */
export function findRemembered(call: KeyedCall): Response | null {
  const before = call.idempotencyKey === null ? undefined : getOwn(store.responses, getPlace(call));
  if (before === undefined) return null;
  if (before.sent !== describeCall(call))
    return Response.json(readCreatedId(call, before.body), { status: 409 });
  const { status, body } = before;
  return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
}

/** Remembers the response to a call under its key, unless it failed or told how things stand at the moment. */
export function remember(call: KeyedCall, status: number, body: unknown): void {
  if (call.idempotencyKey === null || status >= 500 || passingStatuses.includes(status)) return;
  store.responses[getPlace(call)] = { sent: describeCall(call), status, body };
}

/** Where the response to a call is remembered. A key counts for one lead. Calls about no lead share one place. */
export function getPlace({ idempotencyKey, body, path }: KeyedCall): string {
  return `${findLeadId(body, path) ?? ''} ${idempotencyKey ?? ''}`;
}

/** What two calls under one key must have in common. One call uses up a captcha token, so a repeated create has another token or none. */
function describeCall({ method, path, query, body }: KeyedCall): string {
  const described = describeBody(body);
  return JSON.stringify([method, path, query, isRecord(described) ? sortFields(described) : described]);
}

function sortFields({ googleCaptchaToken: _token, ...fields }: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The lead that a create made; nothing if the server rejected it, or if the call was no create. */
function readCreatedId({ method, path }: KeyedCall, body: unknown): { readonly id?: string } {
  const isCreate = method === 'POST' && /^(?:\/v[23])?\/lead$/.test(path);
  return isCreate && isRecord(body) && typeof body['id'] === 'string' ? { id: body['id'] } : {};
}
