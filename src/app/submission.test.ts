import { selectSubmission } from '../state/selectors/journey';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { storedLoanApplicationSchema } from '../state/stored/stored';
import { changeRequested } from '../state/signals';
import { answer, makeWorld, type Network, praveloPage, submitted } from './world.fixture';

const contact = {
  path: 'initial-details',
  answers: {
    email: 'ana@example.com',
    phone_number: '+34612345678',
    general_policies: true,
    marketing_consents: false,
  },
} as const;
const loan = { path: 'loan-details', answers: { loan_amount: 3000, loan_period: 12 } } as const;

/** Takes everything; the application is whole with the bank account. */
const created: Network = ({ method, body }) =>
  method === 'POST'
    ? answer(201, { id: 'lead-1', state: 0, dataPoints: ['first_name', 'iban'] })
    : answer(200, { id: 'lead-1', state: 'incomeDetails' in body ? 6 : 0 });

const account = { path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } } as const;
const sameState: Network = ({ method }) =>
  method === 'POST'
    ? answer(201, { id: 'lead-1', state: 0, dataPoints: ['iban'] })
    : answer(200, { id: 'lead-1', state: 0 });

const route = (world: ReturnType<typeof makeWorld>) =>
  world.store.getState().leadApplication.routeChange?.route;
const submission = (world: ReturnType<typeof makeWorld>) => selectSubmission(world.store.getState());

describe('leaving a step of the dynamic flow', () => {
  it('keeps a step that does not send and leads to the next', async () => {
    const world = makeWorld(created);
    world.store.dispatch(submitted(loan));
    await world.settled();
    expect(world.calls).toEqual([]);
    expect(route(world)).toBe('initial-details');
    expect(world.store.getState().leadApplication.application).toMatchObject({ amount: 3000, period: 12 });
  });

  it('creates the lead at the first contact, with the product and the policies told', async () => {
    const world = makeWorld(created);
    world.store.dispatch(submitted(loan));
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(world.calls).toHaveLength(1);
    expect(world.calls[0]).toMatchObject({
      method: 'POST',
      path: '/v3/lead',
      key: 'session-1:1',
      body: {
        product: 'ondara',
        amount: 3000,
        generalPolicies: true,
        contactDetails: { email: 'ana@example.com', marketingConsents: false },
        policies: [
          { id: 'general_policies', given: true },
          { id: 'marketing_consents', given: false },
        ],
      },
    });
    expect(world.store.getState().leadApplication.application.id).toBe('lead-1');
    expect(world.local.get('lid')).toBe('lead-1');
    expect(route(world)).toBe('personal-details');
  });

  it('sends once however often continue is pressed', async () => {
    const world = makeWorld(created);
    for (let press = 0; press < 6; press += 1) world.store.dispatch(submitted(contact));
    await world.settled();
    expect(world.calls.filter((call) => call.method === 'POST')).toHaveLength(1);
  });

  it('follows the state the server names after the last step', async () => {
    const world = makeWorld(created);
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(submitted(account));
    await world.settled();
    expect(world.calls.at(-1)).toMatchObject({ method: 'PUT', body: { id: 'lead-1' } });
    expect(world.store.getState().leadApplication.routeChange).toEqual({
      route: 'checking',
      mode: 'REPLACE',
    });
  });

  it('has led on where another tab sent the last step before', async () => {
    const world = makeWorld(({ method }) =>
      method === 'POST'
        ? answer(201, { id: 'lead-1', state: 0, dataPoints: ['iban'] })
        : answer(200, { id: 'lead-1', state: 6 }),
    );
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(submitted(account));
    await world.settled();
    world.store.dispatch(submitted(account));
    await world.settled();
    expect(submission(world).kind).toBe('saved');
    expect(world.logs).not.toContain('The server took the last step and named nothing to follow');
  });

  it('keeps the last step as not sent where the server takes it and names nothing to follow; the next press asks again', async () => {
    let leads = false;
    const world = makeWorld((call) =>
      call.method === 'PUT' && leads ? answer(200, { id: 'lead-1', state: 6 }) : sameState(call),
    );
    world.store.dispatch(submitted(contact));
    await world.settled();
    const before = route(world);
    world.store.dispatch(submitted(account));
    await world.settled();
    expect(submission(world)).toEqual({ kind: 'not-saved', reason: 'server' });
    expect(route(world)).toBe(before);
    expect(world.logs).toContain('The server took the last step and named nothing to follow');
    leads = true;
    world.store.dispatch(submitted(account));
    await world.settled();
    expect(world.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
    expect(route(world)).toBe('checking');
  });
});

describe('a call that fails', () => {
  it('is tried again after a 5xx, under the same key, and saved in the end', async () => {
    let tries = 0;
    const world = makeWorld((call) => {
      tries += 1;
      return tries < 3 ? answer(500, {}) : created(call);
    });
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(world.calls.map((call) => call.key)).toEqual(['session-1:1', 'session-1:1', 'session-1:1']);
    expect(submission(world).kind).toBe('saved');
  });

  it('is told when the server stays down, and nothing is lost', async () => {
    const world = makeWorld(() => answer(503, {}));
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(submission(world)).toEqual({ kind: 'not-saved', reason: 'server' });
    expect(world.logs).toContain('Failed to post lead');
    expect(world.store.getState().leadApplication.application.contactDetails?.email).toBe('ana@example.com');
    expect(route(world)).toBeUndefined();
  });

  it.each([
    ['create', 'Failed to post lead', () => false],
    ['update', 'Failed to update lead', (method: string) => method === 'POST'],
  ])('is logged by its own message where it is a %s, once', async (_what, message, isTaken) => {
    const world = makeWorld((call) => (isTaken(call.method) ? created(call) : answer(503, {})));
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(submitted({ path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } }));
    await world.settled();
    expect(new Set(world.logs.filter((line) => line.startsWith('Failed to')))).toEqual(new Set([message]));
  });

  it('waits for the network and is sent once when it is back', async () => {
    const world = makeWorld((call) => (world.world.isOnline ? created(call) : 'no connection'));
    world.world.isOnline = false;
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(submission(world)).toEqual({ kind: 'not-saved', reason: 'offline' });
    world.comeOnline();
    await world.settled();
    expect(submission(world).kind).toBe('saved');
    expect(world.calls.map((call) => call.key)).toEqual(['session-1:1', 'session-1:1']);
  });

  it('repeats a create whose answer was lost with its first body, and sends the edit as an update', async () => {
    let isLost = true;
    const world = makeWorld((call) => (isLost && call.method === 'POST' ? 'no connection' : created(call)));
    world.store.dispatch(submitted(contact));
    await world.settled();
    isLost = false;
    world.store.dispatch(
      submitted({ ...contact, answers: { ...contact.answers, email: 'eva@example.com' } }),
    );
    await world.settled();
    const creates = world.calls.filter(({ method }) => method === 'POST');
    expect(creates.length).toBeGreaterThan(1);
    for (const { key, body } of creates)
      expect({ key, body }).toEqual({ key: creates[0]?.key, body: creates[0]?.body });
    expect(world.calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { id: 'lead-1', contactDetails: { email: 'eva@example.com' } },
    });
  });

  it('keeps key and body before the first send', async () => {
    const world = makeWorld(() => {
      expect(world.local.get('storedLoanApplication')).toMatchObject({
        pendingCreate: {
          idempotencyKey: 'session-1:1',
          body: { contactDetails: { email: 'ana@example.com' } },
        },
      });
      return answer(201, { id: 'lead-1', state: 0 });
    });
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(submission(world).kind).toBe('saved');
  });

  it('keeps the body so that it is the same to the letter when it is read again', async () => {
    const world = makeWorld(() => 'no connection');
    world.store.dispatch(submitted(contact));
    await world.settled();
    const stored = v.parse(storedLoanApplicationSchema, world.local.get('storedLoanApplication'));
    const { product: _product, ...sent } = world.calls[0]?.body ?? {};
    expect(JSON.stringify(stored.pendingCreate?.body)).toBe(JSON.stringify(sent));
  });

  it('uses a new key after the server refused the fields of a create', async () => {
    let isRefused = true;
    const world = makeWorld((call) =>
      isRefused ? answer(422, { errors: { email: 'not_accepted' } }) : created(call),
    );
    world.store.dispatch(submitted(contact));
    await world.settled();
    isRefused = false;
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(world.calls.map((call) => call.key)).toEqual(['session-1:1', 'session-1:2']);
  });

  it('drops the lead that is gone, keeps the input and asks the consents anew', async () => {
    const world = makeWorld((call) => (call.method === 'PUT' ? answer(410, {}) : created(call)));
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(submitted({ path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } }));
    await world.settled();
    const { leadApplication, dynamicPages, asyncFormData } = world.store.getState();
    expect(leadApplication.application).toMatchObject({ contactDetails: { email: 'ana@example.com' } });
    expect(leadApplication.application.id).toBeUndefined();
    expect(leadApplication.application.generalPolicies).toBeUndefined();
    expect(dynamicPages.submitted).not.toContain('initial-details');
    expect(asyncFormData.announcement).toBe('session-over');
  });

  it('counts down how long the server wants to be left alone, and lets nothing through before', async () => {
    const world = makeWorld((call) => (busy ? answer(429, {}, { 'Retry-After': '3' }) : created(call)));
    let busy = true;
    const told: number[] = [];
    world.store.subscribe(() => {
      const now = submission(world);
      if (now.kind !== 'not-saved' || now.reason !== 'wait' || told.at(-1) === now.secondsLeft) return;
      told.push(now.secondsLeft);
      if (now.secondsLeft > 0) world.store.dispatch(submitted(contact));
    });
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(told).toEqual([3, 2, 1, 0]);
    expect(world.calls).toHaveLength(1);
    busy = false;
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(world.calls).toHaveLength(2);
    expect(submission(world).kind).toBe('saved');
  });

  it('goes on counting when the applicant goes elsewhere and comes back', async () => {
    const world = makeWorld(() => answer(503, {}, { 'Retry-After': '60' }));
    let isGone = false;
    const left: number[] = [];
    world.store.subscribe(() => {
      const now = submission(world);
      if (now.kind !== 'not-saved' || now.reason !== 'wait') return;
      left.push(now.secondsLeft);
      if (isGone) return;
      isGone = true;
      world.store.dispatch(submitted({ path: 'loan-details', answers: { loan_amount: 900 } }));
      world.store.dispatch(submitted(contact));
    });
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(world.calls).toHaveLength(1);
    expect(left.at(-1)).toBe(0);
    expect(new Set(left).size).toBe(61);
  });

  it('counts on when the clock is set back meanwhile', async () => {
    const world = makeWorld(() => answer(503, {}, { 'Retry-After': '5' }));
    const told: number[] = [];
    world.store.subscribe(() => {
      const now = submission(world);
      if (now.kind !== 'not-saved' || now.reason !== 'wait' || told.at(-1) === now.secondsLeft) return;
      told.push(now.secondsLeft);
      if (now.secondsLeft === 4) world.world.now -= 60 * 60 * 1000;
    });
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(told).toEqual([5, 4, 3, 2, 1, 0]);
  });
});

describe('errors of the server', () => {
  it('open the earliest step that owns one, keep the unknown one, and lead back to the last step', async () => {
    let isFirst = true;
    const world = makeWorld((call) => {
      if (call.method === 'PUT' && isFirst) {
        isFirst = false;
        return answer(422, { errors: { iban: 'not_accepted', email: 'not_accepted', shoe_size: 'odd' } });
      }
      return created(call);
    });
    world.store.dispatch(submitted(contact));
    await world.settled();
    const iban = { path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } } as const;
    world.store.dispatch(submitted(iban));
    await world.settled();
    expect(route(world)).toBe('initial-details');

    world.store.dispatch(
      submitted({ ...contact, answers: { ...contact.answers, email: 'eva@example.com' } }),
    );
    await world.settled();
    expect(route(world)).toBe('bank-account');
    world.store.dispatch(submitted(iban));
    await world.settled();
    expect(route(world)).toBe('checking');
    expect(world.store.getState().leadApplication.fieldErrors).toEqual([]);
  });
});

describe('the classic flow', () => {
  it('sends each step and goes where the server says', async () => {
    const states = [2, 3];
    const world = makeWorld(() => answer(200, { id: 'lead-1', state: states.shift() ?? 6 }), {
      page: praveloPage,
    });
    world.store.dispatch(
      submitted({ path: 'loan-information', answers: { loan_amount: 1500, loan_period: 61 } }),
    );
    await world.settled();
    expect(route(world)).toBe('personal-details');
    world.store.dispatch(submitted({ path: 'personal-details', answers: { first_name: 'Ana' } }));
    await world.settled();
    expect(route(world)).toBe('contact-details');
    expect(world.calls.map((call) => `${call.method} ${call.path}`)).toEqual(['POST /lead', 'PUT /lead']);
  });
});

describe('changing an answer before the end', () => {
  it('leads back to the last step', async () => {
    const world = makeWorld(created, {
      preloaded: {
        dynamicPages: {
          isWhole: false,
          requested: ['first_name', 'iban'],
          submitted: ['loan-details', 'initial-details', 'personal-details'],
          drafts: {},
          isReturning: false,
        },
      },
    });
    world.store.dispatch(changeRequested('loan-details'));
    expect(route(world)).toBe('loan-details');
    world.store.dispatch(submitted(loan));
    await world.settled();
    expect(route(world)).toBe('bank-account');
  });
});

describe('the log of what happened', () => {
  it('tells the story of an application, one action for each happening', async () => {
    const world = makeWorld(created);
    const told: string[] = [];
    const listening = world.listenTo((type) => told.push(type));
    world.store.dispatch(submitted(loan));
    world.store.dispatch(submitted(contact));
    await world.settled();
    listening();
    expect(told.filter((type) => !type.startsWith('api/'))).toEqual([
      'applicationDataUpdated',
      'applicationDataUpdated',
      'leadApplication/createPrepared',
      'leadApplication/createSettled',
      'answersTaken',
    ]);
  });
});
