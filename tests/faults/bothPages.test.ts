import { describe, expect, it } from 'vitest';
import {
  goneResponse,
  jsonResponse,
  createTestStore,
  ondaraPage,
  praveloPage,
  submitAnswers,
  type FakeNetwork,
} from '../../src/state/store.fixture';
import { readApplication } from '../../src/state/stored/applications';
import { selectLeadRequestStatus } from '../../src/state/selectors/journey';

/** For each page the step that creates the lead, with two different answers, and a step that updates it. */
const pages = [
  {
    name: 'ondara-es',
    page: ondaraPage,
    create: (text: string) =>
      submitAnswers({
        path: 'initial-details',
        answers: {
          email: `${text}@example.com`,
          phone_number: '+34612345678',
          general_policies: true,
          marketing_consents: false,
        },
      }),
    update: () => submitAnswers({ path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } }),
  },
  {
    name: 'pravelo-pl',
    page: praveloPage,
    create: (text: string) =>
      submitAnswers({
        path: 'loan-information',
        answers: { loan_amount: text === 'ana' ? 1500 : 2000, loan_period: 61 },
      }),
    update: () => submitAnswers({ path: 'personal-details', answers: { first_name: 'Ana' } }),
  },
] as const;

/** Takes every call. The application is complete with the bank account. */
const accept: FakeNetwork = ({ method, body }) =>
  method === 'POST'
    ? jsonResponse(201, { id: 'lead-1', state: 0, dataPoints: ['first_name', 'iban'] })
    : jsonResponse(200, { id: 'lead-1', state: 'incomeDetails' in body ? 6 : 0 });

describe.each(pages)('the page $name', ({ page, create, update }) => {
  const open = (network: FakeNetwork) => {
    const app = createTestStore(network, { page });
    const { store, flushPromises } = app;
    const status = () => selectLeadRequestStatus(store.getState());
    const lead = () => store.getState().leadApplication.application;
    const submit = async (action: ReturnType<typeof create>) => {
      store.dispatch(action);
      await flushPromises();
    };
    const creates = () => app.calls.filter(({ method }) => method === 'POST');
    return { ...app, status, lead, submit, creates };
  };

  it('every second call with 503 ends in one lead', { tags: ['N5'] }, async () => {
    let count = 0;
    const app = open((call) => {
      count += 1;
      return count % 2 === 1 ? jsonResponse(503, {}) : accept(call);
    });
    await app.submit(create('ana'));
    await app.submit(update());
    expect(app.calls.map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT', 'PUT']);
    expect(new Set(app.creates().map(({ key }) => key))).toEqual(new Set(['application-1:1']));
    expect(app.status().kind).toBe('saved');
    expect(app.lead().id).toBe('lead-1');
  });

  it('a server that is down keeps the answers, and one lead follows', { tags: ['N6'] }, async () => {
    let isDown = true;
    const app = open((call) => (isDown ? jsonResponse(503, {}) : accept(call)));
    await app.submit(create('ana'));
    expect(app.status()).toEqual({ kind: 'not-saved', reason: 'server' });
    const answers = page === ondaraPage ? { contactDetails: { email: 'ana@example.com' } } : { amount: 1500 };
    expect(readApplication(app.dependencies.shared, 'application-1')?.input.application).toMatchObject(
      answers,
    );
    isDown = false;
    await app.submit(create('ana'));
    expect(app.status().kind).toBe('saved');
    expect(new Set(app.creates().map(({ key }) => key))).toEqual(new Set(['application-1:1']));
    expect(app.lead()).toMatchObject({ id: 'lead-1', ...answers });
  });

  it('an edit after a lost answer follows as an update of one lead', { tags: ['A3'] }, async () => {
    let isLost = true;
    const app = open((call) => (isLost ? 'no connection' : accept(call)));
    await app.submit(create('ana'));
    isLost = false;
    await app.submit(create('eva'));
    const [first, ...others] = app.creates();
    expect(others.length).toBeGreaterThan(0);
    for (const { key, body } of others) expect({ key, body }).toEqual({ key: first?.key, body: first?.body });
    const sent = app.calls.at(-1);
    expect(sent).toMatchObject({ method: 'PUT', body: { id: 'lead-1' } });
    expect(sent?.body).toMatchObject(
      page === ondaraPage ? { contactDetails: { email: 'eva@example.com' } } : { amount: 2000 },
    );
  });

  it.each([404, 410])(
    'a lead that is gone keeps the input and drops the id: %i',
    { tags: ['A3'] },
    async (gone) => {
      const app = open((call) => (call.method === 'PUT' ? goneResponse(gone) : accept(call)));
      await app.submit(create('ana'));
      expect(app.lead().id).toBe('lead-1');
      const { amount, contactDetails } = app.lead();
      await app.submit(update());
      expect(app.lead().id).toBeUndefined();
      expect(app.lead().amount).toBe(amount);
      expect(app.lead().contactDetails?.email).toBe(contactDetails?.email);
      await app.submit(create('ana'));
      expect(app.lead().id).toBe('lead-1');
      expect(new Set(app.creates().map(({ key }) => key)).size).toBe(2);
    },
  );

  it.each([
    ['seconds', '3'],
    ['a date', 'Fri, 20 Nov 2026 12:00:03 GMT'],
  ])('a Retry-After is waited for: %s', { tags: ['A4'] }, async (_form, value) => {
    const startedAt = Date.parse('2026-11-20T12:00:00Z');
    const sentAt: number[] = [];
    const app = open((call) => {
      sentAt.push(app.environment.now - startedAt);
      return sentAt.length === 1 ? jsonResponse(429, {}, { 'Retry-After': value }) : accept(call);
    });
    let pressed = 0;
    app.store.subscribe(() => {
      const now = app.status();
      if (now.kind !== 'not-saved' || now.reason !== 'wait' || now.secondsLeft === 0 || pressed > 5) return;
      pressed += 1;
      app.store.dispatch(create('ana'));
    });
    await app.submit(create('ana'));
    await app.submit(create('ana'));
    expect(pressed).toBeGreaterThan(0);
    expect(sentAt).toHaveLength(2);
    expect(sentAt[1]).toBeGreaterThanOrEqual(3000);
    expect(app.status().kind).toBe('saved');
  });

  it.each<readonly [string, unknown]>([
    ['an unknown state', { id: 'lead-1', state: 99 }],
    ['a state in words', { id: 'lead-1', state: 'CHECKING' }],
    ['a state of an object', { id: 'lead-1', state: {} }],
    ['no state', { id: 'lead-1' }],
    ['parts of wrong types', { id: 'lead-1', state: 0, dataPoints: {}, application: 'x', stepData: [1] }],
    ['an array', []],
    ['null', null],
    ['a text', 'ok'],
  ])('an answer of another shape loses no answer: %s', { tags: ['A5'] }, async (_case, body) => {
    let isBroken = true;
    const app = open((call) => (isBroken ? jsonResponse(201, body) : accept(call)));
    await app.submit(create('ana'));
    const sent = app.creates()[0]?.body;
    isBroken = false;
    await app.submit(create('ana'));
    expect(new Set(app.creates().map(({ key }) => key))).toEqual(new Set(['application-1:1']));
    expect(app.lead().id).toBe('lead-1');
    expect(app.lead().amount).toBe(sent?.['amount']);
    expect(app.status().kind).toBe('saved');
  });
});
