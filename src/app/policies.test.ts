import { describe, expect, it, test } from 'vitest';
import { selectSubmission } from '../state/selectors/journey';
import { initialAsyncFormData } from '../state/slices/asyncFormData';
import { lacksVersion, withVersions } from '../domain/lead/policies';
import { pageIn } from './pages.fixture';
import { answer, makeWorld, submitted, type Network } from './world.fixture';

const contact = submitted({
  path: 'initial-details',
  answers: {
    email: 'ana@example.com',
    phone_number: '+34612345678',
    general_policies: true,
    marketing_consents: false,
  },
});
const policies = ['general_policies', 'marketing_consents'].map((id) => ({
  id,
  version: '2026-12',
  required: true,
  group: 'general',
}));

/** The policies are answered as many times in this way before they are told. */
const toldAfter =
  (failures: readonly (Response | 'no connection')[]): Network =>
  (call) => {
    if (!call.path.startsWith('/policies')) return answer(201, { id: 'lead-1', state: 0 });
    asked += 1;
    return failures[asked - 1] ?? answer(200, policies);
  };
let asked = 0;

function worldBefore(failures: readonly (Response | 'no connection')[]) {
  asked = 0;
  return makeWorld(toldAfter(failures), { preloaded: { asyncFormData: initialAsyncFormData } });
}

describe('a consent that is given before the policies are told', () => {
  it.each([
    ['at once', []],
    ['after the server was in trouble', [answer(500, {}), answer(500, {}), answer(503, {}), answer(500, {})]],
    ['after there was no connection', Array.from({ length: 6 }, () => 'no connection' as const)],
  ])('goes out with the version of the server, told %s, and never without', async (_when, failures) => {
    const world = worldBefore(failures);
    world.store.dispatch(contact);
    await world.settled();
    const [sent, ...others] = world.calls.filter(({ path }) => path === '/v3/lead');
    expect(others).toEqual([]);
    expect(sent?.body['policies']).toMatchObject([
      { id: 'general_policies', version: '2026-12', given: true },
      { id: 'marketing_consents', version: '2026-12', given: false },
    ]);
    expect(selectSubmission(world.store.getState()).kind).toBe('saved');
  });

  it('is told as not saved while they cannot be had', async () => {
    const world = worldBefore(Array.from({ length: 99 }, () => 'no connection' as const));
    const told = new Set<string>();
    world.store.subscribe(() => {
      const sending = selectSubmission(world.store.getState());
      told.add(sending.kind === 'not-saved' ? sending.reason : sending.kind);
    });
    world.store.dispatch(contact);
    await world.settled();
    expect(told).toContain('unreachable');
    expect(world.calls.some(({ path }) => path === '/v3/lead')).toBe(false);
  });

  it('waits for as long as the server wants', async () => {
    const world = worldBefore([answer(429, {}, { 'Retry-After': '7' })]);
    world.store.dispatch(contact);
    await world.settled();
    expect(selectSubmission(world.store.getState())).toMatchObject({ reason: 'wait', seconds: 7 });
  });
});

describe('a consent that the country wants by itself', () => {
  const country = [
    ...policies,
    { id: 'credit_bureau', version: '2026-10', required: true, group: 'country' },
  ];
  const network: Network = (call) =>
    answer(
      call.path.startsWith('/policies') ? 200 : 201,
      call.path.startsWith('/policies') ? country : { id: 'lead-1', state: 0 },
    );

  it('goes out as a record with version and moment, and nowhere else in the lead', async () => {
    const world = makeWorld(network, {
      page: pageIn('CO'),
      preloaded: { asyncFormData: initialAsyncFormData },
    });
    world.store.dispatch(
      submitted({
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
    await world.settled();
    expect(world.calls.map(({ path }) => path)).toContain('/policies?country=CO');
    const sent = world.calls.find(({ path }) => path === '/v3/lead');
    expect(sent?.body['policies']).toContainEqual({
      id: 'credit_bureau',
      version: '2026-10',
      given: true,
      givenAt: expect.stringMatching(/^2026-11-20T12:/),
    });
    expect(JSON.stringify({ ...sent?.body, policies: [] })).not.toContain('redit_bureau');
  });
});

const record = (id: string, version: string) => ({ id, version, given: true, givenAt: '2026-11-20' });

test.each([
  ['keep what they have', [record('a', '1')], [record('a', '1')]],
  ['get what they lack', [record('general_policies', 'page')], [record('general_policies', '2026-12')]],
  ['are none without a policy', [record('a', '1'), record('b', 'page')], [record('a', '1')]],
])('records of consents %s', (_what, before, after) => {
  expect(withVersions(before, policies)).toEqual(after);
  expect(lacksVersion(after)).toBe(false);
});
