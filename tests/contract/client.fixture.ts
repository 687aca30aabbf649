import { getResponse } from 'msw';
import { readContract } from '../backend/contractCheck';
import { handlers } from '../backend/handlers';
import { store } from '../backend/store';
import { isRecord, type Body } from '../backend/body';
import { createFirstContact, remainingAnswers } from './applicant';

export { createFirstContact, remainingAnswers };

const contract = readContract();
const base = 'http://sandbox.test/application-frontend/api';

export interface BackendResponse {
  readonly status: number;
  readonly body: Body;
  readonly list: readonly unknown[];
  readonly headers: Headers;
  /** Whether the connection broke before a response. */
  readonly isLost: boolean;
}

export interface CallOptions {
  readonly key?: string;
  /** For a test that violates the contract on purpose, in its request or in the response. */
  readonly violates?: 'request' | 'response';
}

/**
 * Makes one call to the reference back end. A request or response that violates the contract fails the test.
 */
export async function callBackend(
  method: string,
  path: string,
  body?: unknown,
  { key, violates }: CallOptions = {},
): Promise<BackendResponse> {
  const response = await getResponse(
    [...handlers],
    new Request(base + path, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { 'X-Requested-With': 'loan-application' }),
        ...(method === 'GET' || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      ...(method === 'GET' ? {} : { body: body instanceof FormData ? body : JSON.stringify(body ?? {}) }),
    }),
  );
  if (response === undefined) throw new Error(`No handler responds to ${method} ${path}.`);
  if (response.type === 'error')
    return { status: 0, body: {}, list: [], headers: new Headers(), isLost: true };
  const text = await response.text();
  const parsed: unknown = text === '' ? undefined : JSON.parse(text);
  const exchange = store.calls.at(-1);
  const problems =
    exchange === undefined
      ? [`${method} ${path} was not recorded`]
      : [
          ...(violates === 'request' ? [] : contract.findRequestProblems(exchange)),
          ...(violates === 'response'
            ? []
            : contract.findResponseProblems(exchange, { status: response.status, body: parsed })),
        ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    status: response.status,
    body: isRecord(parsed) ? parsed : {},
    list: Array.isArray(parsed) ? parsed : [],
    headers: response.headers,
    isLost: false,
  };
}

/** Changes the settings of the back end, as a browser test does. */
export async function setControl(settings: Body): Promise<void> {
  const request = new Request(`${base}/__control`, { method: 'POST', body: JSON.stringify(settings) });
  const response = await getResponse([...handlers], request);
  if (response?.status !== 204) throw new Error('The control address rejected these settings.');
}

export const contractCalls = contract.calls;

let attempts = 0;

/**
 * Submits the whole dynamic form of an applicant and returns the id of the lead.
 *
 * @param changes parts of the first contact that differ
 */
export async function submitForm(email: string, changes: Body = {}): Promise<string> {
  attempts += 1;
  const firstContact = { ...createFirstContact(email), ...changes };
  const created = await callBackend('POST', '/v3/lead', firstContact, {
    key: `session:${attempts}`,
  });
  const id = String(created.body['id']);
  await callBackend('PUT', '/v3/lead', { ...firstContact, ...remainingAnswers, id });
  return id;
}

/** Polls the status as the checking screen does, until there is a decision. */
export async function waitForDecision(id: string): Promise<BackendResponse> {
  for (let poll = 0; poll < 10; poll += 1) {
    const response = await callBackend('GET', `/lead/status/${id}`);
    if (response.body['state'] !== 6) return response;
  }
  throw new Error('Checking does not end.');
}
