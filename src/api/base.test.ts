import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createBaseQuery, type ApiSettings, type CallParts, type CallRow } from './base';
import { calls } from './calls.gen';

interface SentCall {
  readonly address: string;
  readonly request: RequestInit;
  /** As the browser sends them: it adds the boundary of a form. */
  readonly headers: Headers;
}

const settings = {
  base: '/base/api',
  filesBase: '/base',
  leadPath: '/v3/lead',
  policiesPath: '/es/policies',
  product: 'ondara',
  now: () => Date.parse('2026-11-20T12:00:00Z'),
};

/** Makes one call on a fake network. Returns the request and the result. */
async function makeCall(
  row: CallRow,
  parts: CallParts = {},
  fetch: ApiSettings['fetch'] = () => Promise.resolve(Response.json({})),
  read: (body: unknown) => unknown = (body) => ({ body }),
) {
  const sent: SentCall[] = [];
  const recording: ApiSettings['fetch'] = (address, request) => {
    const { headers } = new Request(`https://page.test${address}`, request);
    sent.push({ address, request, headers });
    return fetch(address, request);
  };
  const uploading: ApiSettings['upload'] = (address, request, onProgress) => {
    onProgress(1, 2);
    return recording(address, request);
  };
  const call = createBaseQuery(() => ({ ...settings, fetch: recording, upload: uploading }));
  const { signal } = new AbortController();
  const outcome = await call(
    { ...parts, row, read },
    {
      signal,
      extra: null,
      abort: () => undefined,
      dispatch: () => undefined,
      getState: () => undefined,
      endpoint: '',
      type: 'query',
    },
    {},
  );
  const [first] = sent;
  if (first === undefined) throw new Error('Nothing was sent.');
  return { ...first, outcome };
}

const table = Object.entries(calls).map(([name, row]): [string, CallRow] => [name, row]);
const mutations = table.filter(([, { method }]) => method !== 'GET');
const queries = table.filter(([, { method }]) => method === 'GET');

describe('a call other than a GET', () => {
  test.each(mutations)(
    'sends %s with a header that no foreign form can send',
    { tags: ['S19', 'H19'] },
    async (_name, row) => {
      const { headers, request } = await makeCall(row);
      expect(headers.get('X-Requested-With')).toBe('loan-application');
      expect(request.method).toBe(row.method);
      expect(headers.get('Content-Type')).toMatch(/^(application\/json$|multipart\/form-data;)/);
    },
  );
});

describe('a GET', () => {
  test.each(queries)('sends %s without a body and with simple headers only', async (_name, row) => {
    const { headers, request } = await makeCall(row);
    expect(request.body).toBeUndefined();
    expect([...headers.keys()]).toEqual(['accept']);
  });
});

describe('the address of a call', () => {
  test.each<[string, CallRow, CallParts, string]>([
    ['starts with the API base', calls.sale, { body: { id: 'a' } }, '/base/api/lead/sale'],
    ['is the configured path for a lead', calls.postLead, { body: {} }, '/base/api/v3/lead'],
    ['is the configured path for policies', calls.policies, {}, '/base/api/es/policies'],
    [
      'encodes each path parameter as one segment',
      calls.continueLead,
      { params: { id: 'a/b?c#d', urlType: 'continue' } },
      '/base/api/v3/lead/url/a%2Fb%3Fc%23d/continue',
    ],
    [
      'encodes letters outside of ASCII',
      calls.companies,
      { params: { name: 'Panadería Ñu & Hijos' } },
      '/base/api/company/Panader%C3%ADa%20%C3%91u%20%26%20Hijos',
    ],
    [
      'encodes a query parameter',
      calls.unsubscribe,
      { query: { email: 'ana+news@example.com' } },
      '/base/api/customer/email/unsubscribe?email=ana%2Bnews%40example.com',
    ],
    [
      'encodes query parameters that the contract does not name',
      calls.continueLeadV2,
      {
        params: { id: 'a', urlType: 'continue' },
        query: { refTransactionId: 't/1', others: { refName: 'shop & co', 'a b': '=' } },
      },
      '/base/api/v2/lead/url/a/continue?refTransactionId=t%2F1&refName=shop%20%26%20co&a%20b=%3D',
    ],
    [
      'omits a query parameter without a value',
      calls.continueLead,
      { params: { id: 'a', urlType: 'continue' }, query: { refTransactionId: undefined } },
      '/base/api/v3/lead/url/a/continue',
    ],
  ])('%s', async (_what, row, parts, address) => {
    expect((await makeCall(row, parts)).address).toBe(address);
  });
});

describe('the body of a call', () => {
  test.each<[string, CallRow, object, object]>([
    [
      'carries the product with a new lead',
      calls.postLead,
      { amount: 3000 },
      { amount: 3000, product: 'ondara' },
    ],
    ['carries the product with an update', calls.putLead, { id: 'a' }, { id: 'a', product: 'ondara' }],
    [
      'carries the product with an affiliate event',
      calls.affiliateEvent,
      { event: 'visit' },
      { event: 'visit', product: 'ondara' },
    ],
    ['is sent unchanged by other calls', calls.sale, { id: 'a' }, { id: 'a' }],
    ['can be a list', calls.putCustomerConsents, [{ id: 'a', given: true }], [{ id: 'a', given: true }]],
  ])('%s', async (_what, row, body, expected) => {
    const { request, headers } = await makeCall(row, { body });
    expect(request.body).toBe(JSON.stringify(expected));
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  it('is a form with a type of the browser if it holds files', async () => {
    const front = new File(['picture'], 'front.jpg', { type: 'image/jpeg' });
    const { request, headers } = await makeCall(calls.idUpload, {
      body: { id: 'a', front, back: new Blob(['other']) },
    });
    const form = request.body instanceof FormData ? request.body : new FormData();
    expect([...form.keys()]).toEqual(['id', 'front', 'back']);
    expect(form.get('id')).toBe('a');
    expect(form.get('front')).toMatchObject({ name: 'front.jpg', type: 'image/jpeg', size: 7 });
    expect(form.get('back')).toMatchObject({ size: 5 });
    expect(headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers.get('X-Requested-With')).toBe('loan-application');
  });

  it.each([
    ['skip', calls.skipOffer],
    ['continue', calls.continueOffer],
    ['unsubscribe', calls.unsubscribe],
  ])('is an empty object if the call has no details: %s', async (_what, row) => {
    const { request, headers } = await makeCall(row, {
      params: { id: 'a' },
      query: { email: 'a@example.com' },
    });
    expect(request.body).toBe('{}');
    expect(headers.get('Content-Type')).toBe('application/json');
  });
});

test.each(mutations)('the idempotency key is sent with %s', async (_name, row) => {
  const { headers } = await makeCall(row, { body: {}, idempotencyKey: 'session:1' });
  expect(headers.get('Idempotency-Key')).toBe('session:1');
});

/** A page of a proxy in place of the response. Its text may contain a code of the contract. */
const createHtmlPage = (status: number) =>
  new Response('<!doctype html><title>Not Found</title>{"code":"lead_unknown","state":40}', {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

describe('the result of a call', () => {
  test.each<[string, () => Promise<Response>, object]>([
    [
      'the body of the response',
      () => Promise.resolve(Response.json({ id: 'a' })),
      { data: { body: { id: 'a' } } },
    ],
    [
      'null for a response without a body',
      () => Promise.resolve(new Response(null, { status: 204 })),
      { data: { body: null } },
    ],
    [
      'null for an empty body, whatever the status says of it',
      () => Promise.resolve(new Response('')),
      { data: { body: null } },
    ],
    [
      'a server failure if the body cannot be parsed',
      () => Promise.resolve(new Response('<html>')),
      { error: { kind: 'server' } },
    ],
    [
      'the failure for the status and the body',
      () => Promise.resolve(Response.json({ code: 'lead_expired' }, { status: 410 })),
      { error: { kind: 'gone' } },
    ],
    [
      'the present envelope if the lead has moved on',
      () => Promise.resolve(Response.json({ state: 40, stateVersion: 'v2' }, { status: 409 })),
      { error: { kind: 'moved', envelope: { state: 40, stateVersion: 'v2' } } },
    ],
    [
      'intercepted if a proxy responds with 404 and nothing',
      () => Promise.resolve(new Response(null, { status: 404 })),
      { error: { kind: 'intercepted' } },
    ],
    [
      'a network error if the request fails',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { error: { kind: 'network-error' } },
    ],
    [
      'a network error if a captive portal responds with its page',
      () =>
        Promise.resolve(new Response('<html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })),
      { error: { kind: 'network-error' } },
    ],
  ])('is %s, with the name of the response in the contract', async (_what, fetch, expected) => {
    const { outcome } = await makeCall(calls.leadStatus, { params: { id: 'a' } }, fetch);
    expect(outcome).toEqual({ ...expected, meta: { response: 'envelope' } });
  });

  it.each([403, 404, 409, 410, 422])(
    'is intercepted if a proxy responds with %i and a page',
    async (status) => {
      const fetch = () => Promise.resolve(createHtmlPage(status));
      const { outcome } = await makeCall(calls.leadStatus, { params: { id: 'a' } }, fetch);
      expect(outcome).toMatchObject({ error: { kind: 'intercepted' } });
    },
  );

  it('is a conflict for a create, also if the lead of the conflict has a state', async () => {
    const fetch = () => Promise.resolve(Response.json({ id: 'a', state: 40 }, { status: 409 }));
    const { outcome } = await makeCall(calls.postLead, { body: {}, idempotencyKey: 'session:1' }, fetch);
    expect(outcome.error).toEqual({ kind: 'conflict', id: 'a' });
  });

  it.each([
    ["by the server's clock", { Date: 'Fri, 20 Nov 2026 13:00:00 GMT' }],
    ["by the device's clock if the server hides its own", {}],
  ])('counts until a date in Retry-After %s', async (_which, headers) => {
    const at = 'Date' in headers ? 'Fri, 20 Nov 2026 13:00:30 GMT' : 'Fri, 20 Nov 2026 12:00:30 GMT';
    const response = new Response('{}', { status: 503, headers: { ...headers, 'Retry-After': at } });
    const { outcome } = await makeCall(calls.putLead, { body: {} }, () => Promise.resolve(response));
    expect(outcome.error).toEqual({ kind: 'wait', seconds: 30 });
  });

  it('has the expiry of a lead that has moved on by the clock of the device', async () => {
    const body = { state: 40, expiresAt: '2026-11-21T10:00:00.000Z' };
    const headers = { Date: 'Fri, 20 Nov 2026 11:00:00 GMT' };
    const fetch = () => Promise.resolve(Response.json(body, { status: 409, headers }));
    const { outcome } = await makeCall(calls.sale, { body: { id: 'a' } }, fetch);
    expect(outcome.error).toEqual({
      kind: 'moved',
      envelope: { state: 40, expiresAt: '2026-11-21T11:00:00.000Z' },
    });
  });
});

describe('the timeout of a call', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A server that never responds. The call ends when its signal aborts. */
  const fetchNothing: ApiSettings['fetch'] = (_address, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')));
    });
  const waitFor = async (row: CallRow, seconds: number) => {
    const ended = vi.fn();
    void makeCall(row, { body: {} }, fetchNothing).then(({ outcome }) => ended(outcome.error));
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    return ended.mock.calls;
  };
  const timedOut = [[{ kind: 'no-answer' }]];

  test.each<readonly [string, CallRow, number, readonly unknown[]]>([
    ['has not expired after 29.9 seconds', calls.sale, 29.9, []],
    ['expires after 30 seconds', calls.sale, 30, timedOut],
    ['has not expired before the limit of the call', { ...calls.sale, timeLimitSeconds: 120 }, 119.9, []],
    ['expires at the limit of the call', { ...calls.sale, timeLimitSeconds: 120 }, 120, timedOut],
    ['never expires for pictures, because the line may be slow', calls.idUpload, 3_600, []],
  ])('%s', async (_what, row, seconds, ended) => {
    expect(await waitFor(row, seconds)).toEqual(ended);
  });
});
