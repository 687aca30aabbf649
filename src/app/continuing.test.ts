import { describe, expect, it } from 'vitest';
import { readLink } from '../domain/journey/arrival/entry';
import { continuationDeclined, continuationTaken, continueOpened, startedAnew } from '../state/signals';
import { draftKept } from '../state/signals';
import { answer, makeWorld, type Network, ondaraPage, praveloPage, submitted } from './world.fixture';

const found = {
  id: 'lead-7',
  state: 0,
  expiresAt: '2026-11-21T12:00:00.000Z',
  leadStatus: 'positive',
  dataPoints: ['first_name', 'last_name', 'iban'],
  lead: { amount: 4200, period: 24, generalPolicies: true },
  given: [
    'loan_amount',
    'loan_period',
    'loan_purpose',
    'financing_option',
    'email',
    'phone_number',
    'general_policies',
  ],
  masked: { email: 'a***@e***.com', phoneNumber: '••• ••• 678' },
};
const opened = continueOpened({ id: 'lead-7', ...readLink('') });

type World = ReturnType<typeof makeWorld>;
const lead = (world: World) => world.store.getState().leadApplication;
const continuation = (world: World) => world.store.getState().asyncFormData.continuation;

async function openedWith(network: Network, before: (world: World) => void = () => undefined) {
  const world = makeWorld(network);
  before(world);
  await world.settled();
  world.store.dispatch(opened);
  await world.settled();
  return world;
}

const otherApplication = (world: World) => {
  world.store.dispatch(
    submitted({
      path: 'personal-details',
      answers: { first_name: 'Eva', last_name: 'Mar' },
    }),
  );
};

describe('a link to continue', () => {
  it('asks for what the screen of its state needs, which no link brings', async () => {
    const world = await openedWith(({ path }) =>
      path.startsWith('/lead/status')
        ? answer(200, { id: 'lead-7', state: 30, stepData: { documentTypes: ['passport'] } })
        : answer(200, { ...found, state: 30 }),
    );
    world.store.dispatch(continuationTaken());
    await world.settled();
    expect(lead(world).result.stepData).toEqual({ documentTypes: ['passport'] });
  });

  it.each([
    ['of the dynamic flow with its type and transaction', ondaraPage, '/v3', ''],
    ['of the classic flow with all that it says', praveloPage, '/v2', '&refName=shop&x=1'],
  ])('%s is asked for', async (_flow, page, version, others) => {
    const world = makeWorld(() => answer(200, found), { page });
    const link = readLink(
      '?urlType=abandonment&refTransactionId=t%2F1&refName=shop&email=a%40b.es&x=1&y=1&y=2',
    );
    world.store.dispatch(continueOpened({ id: 'lead-7', ...link }));
    const type = version === '/v2' ? '&urlType=abandonment' : '';
    const path = `${version}/lead/url/lead-7/abandonment?refTransactionId=t%2F1${type}${others}`;
    await world.settled();
    expect(world.calls.at(-1)).toMatchObject({ method: 'GET', path });
  });

  it.each([
    [404, 'unknown'],
    [410, 'unknown'],
    [500, 'trouble'],
    [503, 'trouble'],
  ])('that is answered %i is %s', async (status, kind) => {
    const world = await openedWith(() => answer(status, {}));
    expect(continuation(world).kind).toBe(kind);
  });

  it('that has no connection is in trouble, and is found when it is opened again', async () => {
    let isOnline = false;
    const world = await openedWith(() => (isOnline ? answer(200, found) : 'no connection'));
    expect(continuation(world).kind).toBe('trouble');
    isOnline = true;
    world.store.dispatch(opened);
    await world.settled();
    expect(continuation(world)).toMatchObject({ kind: 'found', isConflict: false });
  });

  it('that fails for a moment is asked for again, and not before the server wants it', async () => {
    const at: number[] = [];
    const world: World = makeWorld(() => {
      at.push(world.world.now);
      return (
        [answer(500, {}), answer(429, {}, { 'Retry-After': '120' })][at.length - 1] ?? answer(200, found)
      );
    });
    world.store.dispatch(opened);
    await world.settled();
    expect(continuation(world).kind).toBe('found');
    expect(at).toHaveLength(3);
    expect((at[2] ?? 0) - (at[1] ?? 0)).toBeGreaterThanOrEqual(120_000);
  });

  it.each([
    [[], 'unknown'],
    // No answer at all: asking once more may help.
    ['lead', 'trouble'],
    [{ lead: 5 }, 'unknown'],
    [{ ...found, id: 7 }, 'unknown'],
  ])('that is answered with %j is %s', async (body, kind) => {
    const world = await openedWith(() => answer(200, body));
    expect(continuation(world).kind).toBe(kind);
  });

  it('shows nothing personal but what the server masked, and changes nothing before it is taken', async () => {
    const world = await openedWith(() => answer(200, found));
    expect(continuation(world)).toMatchObject({ found: { masked: found.masked } });
    expect(lead(world).application).not.toHaveProperty('amount');
  });

  it('leads to the first unfinished step when it is taken', async () => {
    const world = await openedWith(() => answer(200, found));
    world.store.dispatch(continuationTaken());
    await world.settled();
    expect(lead(world).application).toMatchObject({
      id: 'lead-7',
      amount: 4200,
      sessionId: 'session-1',
      generalPolicies: true,
    });
    expect(world.store.getState().dynamicPages.submitted).toEqual(
      expect.arrayContaining(['loan-details', 'initial-details']),
    );
    expect(world.store.getState().dynamicPages.submitted).not.toContain('personal-details');
  });

  it('sends its own amount and period, not those of the application that was open', async () => {
    const world = await openedWith(
      ({ method }) => answer(200, method === 'GET' ? found : { id: 'lead-7', state: 0 }),
      ({ store }) =>
        store.dispatch(submitted({ path: 'loan-details', answers: { loan_amount: 900, loan_period: 3 } })),
    );
    world.store.dispatch(continuationTaken());
    await world.settled();
    world.store.dispatch(submitted({ path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } }));
    await world.settled();
    expect(world.calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { id: 'lead-7', amount: 4200, period: 24 },
    });
  });

  it('of a stale lead keeps the input, drops the lead and asks the consents anew', async () => {
    const world = await openedWith(() => answer(200, { ...found, expiresAt: '2026-11-19T12:00:00.000Z' }));
    world.store.dispatch(continuationTaken());
    await world.settled();
    const { application } = lead(world);
    expect(application).toMatchObject({ amount: 4200, sessionId: 'session-2' });
    expect(application).not.toHaveProperty('id');
    expect(application).not.toHaveProperty('generalPolicies');
    expect(world.store.getState().dynamicPages.submitted).not.toContain('initial-details');
    expect(world.store.getState().asyncFormData.announcement).toBe('session-over');
  });

  it('goes to the state that the server names', async () => {
    const world = await openedWith(() => answer(200, { ...found, state: 30 }));
    world.store.dispatch(continuationTaken());
    await world.settled();
    expect(lead(world).routeChange?.route).toBe('id-upload');
  });

  it('asks which to go on with while another application is open, and never mixes them', async () => {
    const network: Network = ({ path }) => (path.includes('/url/') ? answer(200, found) : answer(201, {}));
    const world = await openedWith(network, otherApplication);
    expect(continuation(world)).toMatchObject({ kind: 'found', isConflict: true });
    expect(JSON.stringify([...world.local])).toContain('Eva');
    world.store.dispatch(continuationTaken());
    await world.settled();
    expect(lead(world).application).not.toHaveProperty('personalDetails');
    expect(JSON.stringify([...world.local, ...world.session])).not.toContain('Eva');
  });

  it('asks too while another application was only begun to be typed', async () => {
    const world = await openedWith(
      () => answer(200, found),
      ({ store }) =>
        void store.dispatch(
          draftKept({
            key: 'loan-details',
            typed: { loan_amount: '900' },
            at: Date.parse('2026-11-20T12:00:00Z'),
          }),
        ),
    );
    expect(continuation(world)).toMatchObject({ kind: 'found', isConflict: true });
  });

  it('that is declined leaves the open application as it was', async () => {
    const network: Network = ({ path }) => (path.includes('/url/') ? answer(200, found) : answer(201, {}));
    const world = await openedWith(network, otherApplication);
    world.store.dispatch(continuationDeclined());
    await world.settled();
    expect(lead(world).application).toMatchObject({ personalDetails: { firstName: 'Eva' } });
    expect(lead(world).application).not.toHaveProperty('id');
    expect(lead(world).routeChange).toEqual({ route: '', mode: 'REPLACE' });
  });

  it('opened twice asks twice and stays one lead', async () => {
    const world = await openedWith(() => answer(200, found));
    world.store.dispatch(continuationTaken());
    await world.settled();
    world.store.dispatch(opened);
    await world.settled();
    expect(continuation(world)).toMatchObject({ kind: 'found', isConflict: false });
    world.store.dispatch(continuationTaken());
    await world.settled();
    expect(lead(world).application.id).toBe('lead-7');
    expect(world.calls).toHaveLength(2);
    expect(world.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('of the very lead that is open here keeps what was answered, here and for other tabs', async () => {
    const world = await openedWith(() => answer(200, found));
    world.store.dispatch(continuationTaken());
    await world.settled();
    otherApplication(world);
    await world.settled();
    const deletions: string[] = [];
    world.local.delete = (key) => deletions.push(key) > 0;
    world.store.dispatch(opened);
    await world.settled();
    world.store.dispatch(continuationTaken());
    await world.settled();
    expect(lead(world)).toMatchObject({
      application: { id: 'lead-7', personalDetails: { firstName: 'Eva' } },
      changedAt: { 'personalDetails.firstName': expect.any(Number) },
    });
    expect(deletions).not.toContain('storedLoanApplication');
  });

  it('whose lead stands where it is to be continued leads to the first unfinished step', async () => {
    const world = await openedWith(() => answer(200, { ...found, state: 14 }));
    world.store.dispatch(continuationTaken());
    await world.settled();
    expect(lead(world).routeChange).toEqual({ route: '', mode: 'REPLACE' });
    expect(lead(world).progressStates.at(-1)).toBe(0);
  });

  it('that is unknown leads to a new application with a session of its own', async () => {
    const world = await openedWith(() => answer(404, {}));
    world.store.dispatch(startedAnew());
    await world.settled();
    expect(lead(world).application).toMatchObject({ sessionId: 'session-2' });
    expect(lead(world).routeChange).toEqual({ route: '', mode: 'REPLACE' });
  });
});
