import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { stateNumber as state } from '../../src/domain/journey/states/progressStates';
import { resetStore, store } from '../backend/store';
import {
  callBackend,
  createFirstContact,
  submitForm,
  remainingAnswers,
  waitForDecision,
} from './client.fixture';

beforeEach(() => resetStore({ slowness: 0 }));

describe('the dynamic form', () => {
  it('asks for every data point after the first submit, and is complete with the rest', async () => {
    const created = await callBackend('POST', '/v3/lead', createFirstContact('ana@example.com'), {
      key: 's:1',
    });
    expect(created).toMatchObject({ status: 201, body: { state: 0, leadStatus: 'positive' } });
    expect(created.body['dataPoints']).toContain('iban');
    const { id } = created.body;
    const updated = await callBackend('PUT', '/v3/lead', {
      ...createFirstContact('ana@example.com'),
      ...remainingAnswers,
      id,
    });
    expect(updated).toMatchObject({ status: 200, body: { id, state: state('CHECKING') } });
  });

  it('asks for only the data points that the story names', async () => {
    const email = 'ana+few-monthly_income.iban@example.com';
    const created = await callBackend('POST', '/v3/lead', createFirstContact(email), { key: 's:1' });
    expect(created.body).toMatchObject({ state: 0, dataPoints: ['monthly_income', 'iban'] });
  });

  it('is complete at once if the story asks for nothing after the first submit', async () => {
    const created = await callBackend('POST', '/v3/lead', createFirstContact('ana+few-email@example.com'), {
      key: 's:1',
    });
    expect(created.body['state']).toBe(state('CHECKING'));
  });
});

it('has one time at which the complete application arrived, while it is checked and after the decision', async () => {
  const contact = createFirstContact('ana@example.com');
  const { body } = await callBackend('POST', '/v3/lead', contact, { key: 's:1' });
  store.clockShift += 3_600_000;
  const completedAt = Date.now() + store.clockShift;
  await callBackend('PUT', '/v3/lead', { ...contact, ...remainingAnswers, id: body['id'] });
  const lead = store.leads[String(body['id'])] ?? expect.unreachable();
  const readSentAt = async (next: number) => {
    lead.state = next;
    const answer = await callBackend('GET', `/lead/status/${lead.id}`);
    return v.parse(v.object({ sentAt: v.string() }), answer.body['stepData']).sentAt;
  };
  const sentAt = await readSentAt(state('CHECKING'));
  expect(Math.abs(Date.parse(sentAt) - completedAt)).toBeLessThan(10_000);
  store.clockShift += 60_000;
  expect(await readSentAt(state('THANK_YOU'))).toBe(sentAt);
});

it.each([
  ['default', [2, 3, 4, 5, 25, state('CHECKING')]],
  ['luzano', [2, 3, 4, 5, state('CHECKING'), state('CHECKING')]],
])(
  'leads the classic form of %s to the first missing part, in the nominal order',
  async (product, expected) => {
    const created = await callBackend('POST', '/lead', { product, amount: 1500, period: 61 }, { key: 's:1' });
    const { id } = created.body;
    const states = [created.body['state']];
    const parts = [
      { personalDetails: { firstName: 'Ewa' } },
      { contactDetails: { email: 'ewa@example.com', phoneNumber: '+48512345678' } },
      { incomeDetails: { monthlyIncome: 5000 } },
      { otherDetails: { education: 'university' } },
      { referenceDetails: { name: 'Jan' } },
    ];
    for (const part of parts)
      states.push((await callBackend('PUT', '/lead', { id, product, ...part })).body['state']);
    expect(states).toEqual(expected);
  },
);

describe('a story after the form', () => {
  it('stays in checking for two polls, then is accepted and redirected by default', async () => {
    const id = await submitForm('ana@example.com');
    const states = [];
    for (let poll = 0; poll < 3; poll += 1)
      states.push((await callBackend('GET', `/lead/status/${id}`)).body['state']);
    expect(states).toEqual([state('CHECKING'), state('CHECKING'), state('ACCEPTED')]);
    const sold = await callBackend('POST', '/lead/sale', { id });
    const redirect = { url: 'http://sandbox.test/partner-sandbox', method: 'GET', params: { lead: id } };
    expect(sold.body).toMatchObject({ state: state('REDIRECTED'), redirect });
    expect((await callBackend('GET', `/lead/${id}/redirect`)).body).toEqual({ redirect });
  });

  it('can decide at the first poll', async () => {
    const id = await submitForm('ana+rejected.at-once@example.com');
    expect((await callBackend('GET', `/lead/status/${id}`)).body['state']).toBe(state('REJECTED'));
  });

  it('can stay in checking for ever', async () => {
    const id = await submitForm('ana+never@example.com');
    await expect(waitForDecision(id)).rejects.toThrow('Checking does not end.');
  });

  it('can redirect by POST, and to the comparison portal', async () => {
    const id = await submitForm('ana+smava+post-redirect@example.com');
    expect((await waitForDecision(id)).body).toMatchObject({ application: { partner: { name: 'smava' } } });
    const sold = await callBackend('POST', '/lead/sale', { id });
    expect(sold.body).toMatchObject({ redirect: { method: 'POST' } });
  });

  it('walks its states in their order, and leaves each by its own call', async () => {
    const id = await submitForm('ana+mobile-verification.id-upload.cofidis-offer.accepted@example.com');
    expect((await waitForDecision(id)).body['state']).toBe(state('MOBILE_VERIFICATION'));
    const verified = await callBackend('POST', '/v2/customer/mobile/verify', { id, code: '1234' });
    expect(verified.body['state']).toBe(state('ID_UPLOAD'));
    const skipped = await callBackend('POST', '/lead/offer/skip-document-upload', { id });
    expect(skipped.body['state']).toBe(state('COFIDIS_OFFER'));
    const accepted = await callBackend('POST', `/lead/continue/${id}`);
    expect(accepted.body['state']).toBe(state('ACCEPTED'));
  });

  it('can return to checking and to the form', async () => {
    const id = await submitForm('ana+vehicle.checking.employment-details.rejected@example.com');
    await waitForDecision(id);
    const sent = await callBackend('POST', '/lead/vehicle', { id, make: 'Seat', model: 'Ibiza', year: 2015 });
    expect(sent.body['state']).toBe(state('CHECKING'));
    expect((await waitForDecision(id)).body['state']).toBe(state('EMPLOYMENT_DETAILS'));
    const body = { id, product: 'ondara', employer: { name: 'Panadería' } };
    expect((await callBackend('PUT', '/v3/lead', body)).body['state']).toBe(state('REJECTED'));
  });
});

describe('an error of the story', () => {
  const email = 'ana+error-iban+rejected@example.com';

  it('is returned for the first submit with the data point, and never again', async () => {
    const created = await callBackend('POST', '/v3/lead', createFirstContact(email), { key: 's:1' });
    expect(created.status).toBe(201);
    const body = { ...createFirstContact(email), ...remainingAnswers, id: created.body['id'] };
    const rejected = await callBackend('PUT', '/v3/lead', body);
    expect(rejected).toMatchObject({ status: 422, body: { errors: { iban: 'not_accepted' } } });
    expect((await callBackend('PUT', '/v3/lead', body)).body['state']).toBe(state('CHECKING'));
    expect((await waitForDecision(String(body.id))).body['state']).toBe(state('REJECTED'));
  });

  it('is repeated under the same idempotency key, and not under another', async () => {
    const wrong = createFirstContact('ana+error-phone_number@example.com');
    expect((await callBackend('POST', '/v3/lead', wrong, { key: 's:1' })).status).toBe(422);
    expect((await callBackend('POST', '/v3/lead', wrong, { key: 's:1' })).status).toBe(422);
    expect((await callBackend('POST', '/v3/lead', wrong, { key: 's:2' })).status).toBe(201);
  });

  it('is returned to each applicant', async () => {
    const sent = createFirstContact('ana+error-email@example.com');
    const other = { ...sent, sessionId: 'a3c5f3c2-8d2b-4a39-9d1e-0b6a7d0f0002' };
    expect((await callBackend('POST', '/v3/lead', sent, { key: 'one:1' })).status).toBe(422);
    expect((await callBackend('POST', '/v3/lead', other, { key: 'two:1' })).status).toBe(422);
  });

  it.each(['first_name', 'loan_amount'])(
    'is returned for %s on a classic page by the submit that brings the e-mail',
    async (name) => {
      const loan = { product: 'default', sessionId: crypto.randomUUID(), amount: 1500, period: 61 };
      const created = await callBackend('POST', '/lead', loan, { key: 's:1' });
      const { id } = created.body;
      const person = { ...loan, id, personalDetails: { firstName: 'Ana' } };
      expect((await callBackend('PUT', '/lead', person)).status).toBe(200);
      const { product, sessionId } = loan;
      const contactDetails = { email: `ana+error-${name}@example.com` };
      const contact = { product, sessionId, id, contactDetails };
      const rejected = await callBackend('PUT', '/lead', contact);
      expect(rejected).toMatchObject({ status: 422, body: { errors: { [name]: 'not_accepted' } } });
      for (const again of [person, contact, person])
        expect((await callBackend('PUT', '/lead', again)).status).toBe(200);
    },
  );

  it('can name several data points, and one that no step owns', async () => {
    const sent = createFirstContact('ana+error-email+error-phone_number+error-shoe_size@example.com');
    const rejected = await callBackend('POST', '/v3/lead', sent, { key: 's:1' });
    expect(Object.keys(Object(rejected.body['errors']))).toEqual(['email', 'phone_number', 'shoe_size']);
  });
});

describe('the pace of a story', () => {
  it('fails every call about a lead whose e-mail says down', async () => {
    const known = createFirstContact('ana+down@example.com');
    expect((await callBackend('POST', '/v3/lead', known, { key: 's:1' })).status).toBe(503);
    expect((await callBackend('GET', '/policies')).status).toBe(200);
    expect(Object.keys(store.leads)).toEqual([]);
    const unknown = { product: 'default', amount: 1500 };
    expect((await callBackend('POST', '/lead', unknown, { key: 's:2' })).status).toBe(201);
  });

  it('fails every second call if it is flaky, and does not use up the key of a failed call', async () => {
    const known = createFirstContact('ana+flaky@example.com');
    const statuses = [];
    for (const key of ['s:1', 's:2', 's:2', 's:3'])
      statuses.push((await callBackend('POST', '/v3/lead', known, { key })).status);
    expect(statuses).toEqual([201, 503, 201, 503]);
    expect(Object.keys(store.leads)).toHaveLength(2);
  });
});
