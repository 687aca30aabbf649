import { getResponse } from 'msw';
import { readContract } from '../backend/contractCheck';
import { handlers } from '../backend/handlers';
import { store } from '../backend/store';
import { isRecord, type Body } from '../backend/body';

const contract = readContract();
const base = 'http://sandbox.test/application-frontend/api';

export interface Answer {
  readonly status: number;
  readonly body: Body;
  readonly list: readonly unknown[];
  readonly headers: Headers;
  /** Whether the connection broke instead. */
  readonly isLost: boolean;
}

export interface CallOptions {
  readonly key?: string;
  /** Where a test sends or gets on purpose what the contract does not allow. */
  readonly breaks?: 'request' | 'answer';
}

/**
 * One call to the reference back end. Holds request and answer against the contract: whatever breaks it fails the test that
 * made the call.
 */
export async function call(
  method: string,
  path: string,
  body?: unknown,
  { key, breaks }: CallOptions = {},
): Promise<Answer> {
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
  if (response === undefined) throw new Error(`Nobody answers ${method} ${path}.`);
  if (response.type === 'error')
    return { status: 0, body: {}, list: [], headers: new Headers(), isLost: true };
  const text = await response.text();
  const answered: unknown = text === '' ? undefined : JSON.parse(text);
  const exchange = store.calls.at(-1);
  const problems =
    exchange === undefined
      ? [`${method} ${path} was not written down`]
      : [
          ...(breaks === 'request' ? [] : contract.requestProblems(exchange)),
          ...(breaks === 'answer'
            ? []
            : contract.answerProblems(exchange, { status: response.status, body: answered })),
        ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    status: response.status,
    body: isRecord(answered) ? answered : {},
    list: Array.isArray(answered) ? answered : [],
    headers: response.headers,
    isLost: false,
  };
}

/** Sets what no story can, as a browser test does. */
export async function control(settings: Body): Promise<void> {
  const request = new Request(`${base}/__control`, { method: 'POST', body: JSON.stringify(settings) });
  const answer = await getResponse([...handlers], request);
  if (answer?.status !== 204) throw new Error('The control address refused these settings.');
}

export const contractCalls = contract.calls;

/** What the applicant tells at the first contact. */
export function firstContact(email: string): Body {
  return {
    product: 'ondara',
    sessionId: 'a3c5f3c2-8d2b-4a39-9d1e-0b6a7d0f0001',
    amount: 3000,
    period: 12,
    periodScale: 'months',
    generalPolicies: true,
    contactDetails: { email, phoneNumber: '+34612345678', marketingConsents: false },
    tags: ['ui:react'],
  };
}

/** The rest of the form, bank account included. */
export const theRest: Body = {
  personalDetails: {
    firstName: 'Ana',
    lastName: 'Ñandú',
    dateOfBirth: '1985-11-05',
    personalCode: '12345678Z',
  },
  incomeDetails: { monthlyIncome: 1850.5, incomeSource: 'employed', iban: 'ES9121000418450200051332' },
  otherDetails: { education: 'university', isPoliticallyExposed: false },
};

let attempts = 0;

/** Walks the dynamic form of an applicant to its end and gives the lead's id. */
export async function submitForm(email: string): Promise<string> {
  attempts += 1;
  const created = await call('POST', '/v3/lead', firstContact(email), { key: `session:${attempts}` });
  const id = String(created.body['id']);
  await call('PUT', '/v3/lead', { ...firstContact(email), ...theRest, id });
  return id;
}

/** Asks for the status as the checking screen does, until it is over. */
export async function waitForDecision(id: string): Promise<Answer> {
  for (let poll = 0; poll < 10; poll += 1) {
    const answer = await call('GET', `/lead/status/${id}`);
    if (answer.body['state'] !== 6) return answer;
  }
  throw new Error('Checking has no end.');
}
