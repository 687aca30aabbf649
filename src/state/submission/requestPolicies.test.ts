import { describe, expect, it, test } from 'vitest';
import { selectLeadRequestStatus } from '../selectors/journey';
import { initialAsyncFormData } from '../slices/asyncFormDataState';
import { lacksVersion, withPolicyVersions } from '../../domain/lead/policies';
import { pageForCountry } from '../../testing/pages.fixture';
import { jsonResponse, createTestStore, submitAnswers, type FakeNetwork } from '../store.fixture';
import { requestPolicies } from './requestPolicies';
import { contact } from './waiting.fixture';

const policies = ['general_policies', 'marketing_consents'].map((id) => ({
  id,
  version: '2026-12',
  required: true,
  group: 'general',
}));

/** A network that fails the policies request in these ways before it succeeds. */
const loadedAfter =
  (failures: readonly (Response | 'no connection')[]): FakeNetwork =>
  (call) => {
    if (!call.path.startsWith('/policies')) return jsonResponse(201, { id: 'lead-1', state: 0 });
    requestCount += 1;
    return failures[requestCount - 1] ?? jsonResponse(200, policies);
  };
let requestCount = 0;

function openBeforePolicies(failures: readonly (Response | 'no connection')[]) {
  requestCount = 0;
  return createTestStore(loadedAfter(failures), { preloaded: { asyncFormData: initialAsyncFormData } });
}

describe('a consent that is submitted before the policies are loaded', () => {
  it.each([
    ['the first request succeeds', []],
    [
      'the server failed four times',
      [jsonResponse(500, {}), jsonResponse(500, {}), jsonResponse(503, {}), jsonResponse(500, {})],
    ],
    ['there were six network errors', Array.from({ length: 6 }, () => 'no connection' as const)],
  ])('is sent with the policy version of the server if %s', async (_when, failures) => {
    const app = openBeforePolicies(failures);
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    const [sent, ...others] = app.calls.filter(({ path }) => path === '/v3/lead');
    expect(others).toEqual([]);
    expect(sent?.body['policies']).toMatchObject([
      { id: 'general_policies', version: '2026-12', given: true },
      { id: 'marketing_consents', version: '2026-12', given: false },
    ]);
    expect(selectLeadRequestStatus(app.store.getState()).kind).toBe('saved');
  });

  it('is reported as not saved while the policies cannot be loaded', async () => {
    const app = openBeforePolicies(Array.from({ length: 99 }, () => 'no connection' as const));
    const statuses = new Set<string>();
    app.store.subscribe(() => {
      const sending = selectLeadRequestStatus(app.store.getState());
      statuses.add(sending.kind === 'not-saved' ? sending.reason : sending.kind);
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(statuses).toContain('unreachable');
    expect(app.calls.some(({ path }) => path === '/v3/lead')).toBe(false);
  });

  it('waits for the Retry-After of the policies request', async () => {
    const app = openBeforePolicies([jsonResponse(429, {}, { 'Retry-After': '7' })]);
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    expect(selectLeadRequestStatus(app.store.getState())).toMatchObject({ reason: 'wait', seconds: 7 });
  });
});

describe('the time of a consent', () => {
  // The device's clock says noon of 20 November.
  const yesterday = { Date: 'Thu, 19 Nov 2026 12:00:00 GMT', 'Cache-Control': 'no-store' };
  const network: FakeNetwork = (call) =>
    call.path.startsWith('/policies')
      ? jsonResponse(200, policies, yesterday)
      : jsonResponse(201, { id: 'lead-1', state: 0 }, yesterday);

  it.each([
    ['after', true],
    ['before', false],
  ])(
    'is that of the server on a device a day ahead, if it is given %s the first response',
    async (_when, isServerKnown) => {
      const app = createTestStore(network, { preloaded: { asyncFormData: initialAsyncFormData } });
      if (isServerKnown) await app.store.dispatch(requestPolicies());
      app.store.dispatch(submitAnswers(contact));
      await app.flushPromises();
      const sent = app.calls.find(({ path }) => path === '/v3/lead');
      const onTheDay = { givenAt: expect.stringMatching(/^2026-11-19T12:/) };
      expect(sent?.body['policies']).toMatchObject([onTheDay, onTheDay]);
      expect(app.store.getState().leadApplication.application.policies).toEqual(sent?.body['policies']);
    },
  );
});

describe('a consent that only one country requires', () => {
  const country = [
    ...policies,
    { id: 'credit_bureau', version: '2026-10', required: true, group: 'country' },
  ];
  const network: FakeNetwork = (call) =>
    jsonResponse(
      call.path.startsWith('/policies') ? 200 : 201,
      call.path.startsWith('/policies') ? country : { id: 'lead-1', state: 0 },
    );

  it(
    'is sent as a record with version and time, and nowhere else in the lead',
    { tags: ['K8'] },
    async () => {
      const app = createTestStore(network, {
        page: pageForCountry('CO'),
        preloaded: { asyncFormData: initialAsyncFormData },
      });
      app.store.dispatch(
        submitAnswers({
          path: 'initial-details',
          answers: {
            email: 'ana@example.com',
            phone_number: '+573101234567',
            general_policies: true,
            marketing_consents: false,
            credit_bureau: true,
          },
        }),
      );
      await app.flushPromises();
      expect(app.calls.map(({ path }) => path)).toContain('/policies?country=CO');
      const sent = app.calls.find(({ path }) => path === '/v3/lead');
      expect(sent?.body['policies']).toContainEqual({
        id: 'credit_bureau',
        version: '2026-10',
        given: true,
        givenAt: expect.stringMatching(/^2026-11-20T12:/),
      });
      expect(JSON.stringify({ ...sent?.body, policies: [] })).not.toContain('redit_bureau');
    },
  );
});

describe('the policies of the country', () => {
  it.each([
    ['the first request succeeds', []],
    ['the server failed twice', [jsonResponse(500, {}), jsonResponse(503, {})]],
    ['the connection failed three times', Array.from({ length: 3 }, () => 'no connection' as const)],
  ])('are loaded before any consent is given if %s', async (_when, failures) => {
    const app = openBeforePolicies(failures);
    await app.store.dispatch(requestPolicies());
    expect(app.store.getState().asyncFormData.policies).toEqual(policies);
    expect(app.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      Array.from({ length: failures.length + 1 }, () => 'GET /policies?country=ES'),
    );
  });

  it('are requested no more after four failures, and the earlier ones stay', async () => {
    const app = createTestStore(() => jsonResponse(500, {}));
    const before = app.store.getState().asyncFormData.policies;
    await app.store.dispatch(requestPolicies());
    expect(app.calls).toHaveLength(4);
    expect(app.store.getState().asyncFormData.policies).toEqual(before);
  });

  it('are requested anew after they were loaded, because a version may have changed', async () => {
    const versions = ['2026-12', '2027-01'];
    const app = createTestStore(() =>
      jsonResponse(
        200,
        policies.map((policy) => ({ ...policy, version: versions[app.calls.length - 1] })),
      ),
    );
    await app.store.dispatch(requestPolicies());
    await app.store.dispatch(requestPolicies());
    expect(app.store.getState().asyncFormData.policies.map(({ version }) => version)).toEqual([
      '2027-01',
      '2027-01',
    ]);
  });
});

const createRecord = (id: string, version: string) => ({ id, version, given: true, givenAt: '2026-11-20' });

test.each([
  ['with a version keeps it', [createRecord('a', '1')], [createRecord('a', '1')]],
  [
    'of a page gets the version of the server',
    [createRecord('general_policies', 'page')],
    [createRecord('general_policies', '2026-12')],
  ],
  [
    'without a policy is removed',
    [createRecord('a', '1'), createRecord('b', 'page')],
    [createRecord('a', '1')],
  ],
])('a consent record %s', (_what, before, after) => {
  expect(withPolicyVersions(before, policies)).toEqual(after);
  expect(lacksVersion(after)).toBe(false);
});
