import { beforeEach, describe, expect, it } from 'vitest';
import { stateNumber as state, type ProgressStateName } from '../../src/domain/journey/states/progressStates';
import { resetStore, store } from '../backend/store';
import { call, firstContact, submitForm, theRest, waitForDecision } from './visitor.fixture';

beforeEach(() => resetStore({ slowness: 0 }));

describe('the dynamic form', () => {
  it('is asked for every data point at the first contact, and is whole with the rest', async () => {
    const created = await call('POST', '/v3/lead', firstContact('ana@example.com'), { key: 's:1' });
    expect(created).toMatchObject({ status: 201, body: { state: 0, leadStatus: 'positive' } });
    expect(created.body['dataPoints']).toContain('iban');
    const { id } = created.body;
    const taken = await call('PUT', '/v3/lead', { ...firstContact('ana@example.com'), ...theRest, id });
    expect(taken).toMatchObject({ status: 200, body: { id, state: state('CHECKING') } });
  });

  it('is asked for a few data points alone where the story says so', async () => {
    const email = 'ana+few-monthly_income.iban@example.com';
    const created = await call('POST', '/v3/lead', firstContact(email), { key: 's:1' });
    expect(created.body).toMatchObject({ state: 0, dataPoints: ['monthly_income', 'iban'] });
  });

  it('is over at once where nothing but the first contact is asked', async () => {
    const created = await call('POST', '/v3/lead', firstContact('ana+few-email@example.com'), { key: 's:1' });
    expect(created.body['state']).toBe(state('CHECKING'));
  });
});

it.each([
  ['default', [2, 3, 4, 5, 25, state('CHECKING')]],
  ['luzano', [2, 3, 4, 5, state('CHECKING'), state('CHECKING')]],
])(
  'the classic form of %s names the first part that is missing, in the nominal order',
  async (product, told) => {
    const created = await call('POST', '/lead', { product, amount: 1500, period: 61 }, { key: 's:1' });
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
      states.push((await call('PUT', '/lead', { id, product, ...part })).body['state']);
    expect(states).toEqual(told);
  },
);

describe('after the form', () => {
  it('the plain story is checked for two polls, accepted, and redirected by its own call', async () => {
    const id = await submitForm('ana@example.com');
    const states = [];
    for (let poll = 0; poll < 3; poll += 1)
      states.push((await call('GET', `/lead/status/${id}`)).body['state']);
    expect(states).toEqual([state('CHECKING'), state('CHECKING'), state('ACCEPTED')]);
    const sold = await call('POST', '/lead/sale', { id });
    const redirect = { url: 'http://sandbox.test/partner-sandbox', method: 'GET', params: { lead: id } };
    expect(sold.body).toMatchObject({ state: state('REDIRECTED'), redirect });
    expect((await call('GET', `/lead/${id}/redirect`)).body).toEqual({ redirect });
  });

  it('a declined lead is rejected, and its status says so', async () => {
    const id = await submitForm('ana+declined@example.com');
    const { body } = await waitForDecision(id);
    expect(body).toMatchObject({ state: 13, leadStatus: 'negative' });
  });

  it('a rejected applicant is told so after checking', async () => {
    const id = await submitForm('ana+rejected@example.com');
    expect((await waitForDecision(id)).body['state']).toBe(state('REJECTED'));
  });

  it('an applicant who is decided about at once waits for no second poll', async () => {
    const id = await submitForm('ana+rejected.at-once@example.com');
    expect((await call('GET', `/lead/status/${id}`)).body['state']).toBe(state('REJECTED'));
  });

  it('checking never ends where the story says so', async () => {
    const id = await submitForm('ana+never@example.com');
    await expect(waitForDecision(id)).rejects.toThrow('Checking has no end.');
  });

  it('a partner may be reached by POST, and may be the comparison portal', async () => {
    const id = await submitForm('ana+smava+post-redirect@example.com');
    expect((await waitForDecision(id)).body).toMatchObject({ application: { partner: { name: 'smava' } } });
    const sold = await call('POST', '/lead/sale', { id });
    expect(sold.body).toMatchObject({ redirect: { method: 'POST' } });
  });

  it('a list of states is walked in its order, each left by its own call', async () => {
    const id = await submitForm('ana+mobile-verification.id-upload.cofidis-offer.accepted@example.com');
    expect((await waitForDecision(id)).body['state']).toBe(state('MOBILE_VERIFICATION'));
    const verified = await call('POST', '/v2/customer/mobile/verify', { id, code: '1234' });
    expect(verified.body['state']).toBe(state('ID_UPLOAD'));
    const skipped = await call('POST', '/lead/offer/skip-document-upload', { id });
    expect(skipped.body['state']).toBe(state('COFIDIS_OFFER'));
    const taken = await call('POST', `/lead/continue/${id}`);
    expect(taken.body['state']).toBe(state('ACCEPTED'));
  });

  it('a call that belongs to another state changes nothing, so that one sent twice does no harm', async () => {
    const id = await submitForm('ana+vehicle.aide@example.com');
    await waitForDecision(id);
    const vehicle = { id, make: 'Seat', model: 'Ibiza', year: 2015 };
    expect((await call('POST', '/lead/vehicle', vehicle)).body['state']).toBe(state('AIDE'));
    expect((await call('POST', '/lead/vehicle', vehicle)).body['state']).toBe(state('AIDE'));
  });

  it('checking and the form can come again in a story', async () => {
    const id = await submitForm('ana+vehicle.checking.employment-details.rejected@example.com');
    await waitForDecision(id);
    const sent = await call('POST', '/lead/vehicle', { id, make: 'Seat', model: 'Ibiza', year: 2015 });
    expect(sent.body['state']).toBe(state('CHECKING'));
    expect((await waitForDecision(id)).body['state']).toBe(state('EMPLOYMENT_DETAILS'));
    const body = { id, product: 'ondara', employer: { name: 'Panadería' } };
    expect((await call('PUT', '/v3/lead', body)).body['state']).toBe(state('REJECTED'));
  });
});

describe('every state after the offer is left by its own call', () => {
  const consents = ['credit-bureau', 'partner-terms'].map((id) => ({ id, given: true }));
  const account = { incomeDetails: { iban: 'ES9121000418450200051332' } };
  const calls: readonly (readonly [ProgressStateName, string, string, object])[] = [
    ['MOBILE_VERIFICATION', 'mobile-verification', '/lead/mobile/verification', { code: '1234' }],
    ['INSTANTOR', 'instantor', '/lead/account', { reference: 'r-1' }],
    ['WENANCE_TINK', 'wenance-tink', '/lead/account', { reference: 'r-1' }],
    ['WENANCE_ACCOUNT', 'wenance-account', '/lead/account', account],
    ['MONEYMAN_PAYLANDS', 'moneyman-paylands', '/lead/offer/payment', { reference: 'r-1' }],
    ['VEHICLE', 'vehicle', '/lead/vehicle', { make: 'Seat', model: 'Ibiza', year: 2015 }],
    ['POLICY_CONSENTS', 'consents', '/lead/offer/policy', { consents }],
    ['DYNAMIC_CONSENTS', 'dynamic-consents', '/lead/offer/dynamic-policy', { consents }],
    ['ADVANZIA_CONSENTS', 'advanzia-consents', '/lead/offer/policy', { consents }],
    ['TFBANK_CONSENTS', 'tfbank-consents', '/lead/offer/policy', { consents }],
    [
      'ADDITIONAL_EMPLOYMENT_DETAILS',
      'additional-employment-details',
      '/lead/offer/employment-details',
      { employer: { name: 'Panadería' } },
    ],
    [
      'ADDITIONAL_PERSONAL_DETAILS',
      'additional-personal-details',
      '/lead/offer/personal-details',
      { personalDetails: { middleName: 'Luz' } },
    ],
    [
      'MARITAL_DETAILS',
      'marital-details',
      '/lead/marital-details',
      { otherDetails: { maritalStatus: 'single' } },
    ],
    ['AIDE', 'aide', '/lead/aide', { otherDetails: { education: 'university' } }],
    [
      'YOUNITED_CREDIT_DETAILS',
      'credit-details',
      '/lead/offer/credit-details',
      { expenses: { rentAmount: 700 } },
    ],
    [
      'YOUNITED_PROFESSIONAL_DETAILS',
      'professional-details',
      '/lead/offer/professional-details',
      { incomeDetails: { jobArea: 'office' } },
    ],
    ['CNP', 'cnp', '/lead/cnp', { personalDetails: { personalCode: '1900101010019' } }],
    [
      'CUSTOMER_DEBTS',
      'customer-debts',
      '/lead/offer/customer-debts',
      { debts: [{ creditor: 'Banco Uno', amount: 900, monthlyPayment: 45.5 }] },
    ],
    [
      'REFERENCE_DETAILS',
      'reference-details',
      '/lead/offer/reference-details',
      { references: [{ type: 'friend', name: 'Eva', phoneNumber: '+34612345679' }] },
    ],
    ['WNIOSEK', 'wniosek', '/lead/wniosek', { employer: { taxRegistryCode: '1234563218' } }],
    ['WNIOSEK_UZUPELNIENIE', 'wniosek-uzupelnienie', '/lead/wniosek', account],
    ['IPFD_OFFER_CHOICE', 'ipfd-offer-choice', '/lead/offer/accept-creditea-offer', { offerId: 'offer-1' }],
    ['PROFICREDIT_OFFER', 'proficredit-offer', '/lead/offer/proficredit', account],
  ];

  it.each(calls)('%s', async (name, route, path, body) => {
    const id = await submitForm(`ana+${route}.rejected@example.com`);
    expect((await waitForDecision(id)).body['state']).toBe(state(name));
    expect((await call('POST', path, { id, ...body })).body['state']).toBe(state('REJECTED'));
  });

  it.each(['cofidis-offer', 'instabank-offer', 'provident-offer', 'vehicle', 'continue'])(
    '%s can be continued from and declined',
    async (route) => {
      for (const way of ['continue', 'skip']) {
        const id = await submitForm(`ana+${route}.rejected@example.com`);
        await waitForDecision(id);
        expect((await call('POST', `/lead/${way}/${id}`)).body['state']).toBe(state('REJECTED'));
      }
    },
  );

  it('the end states are left by nothing', async () => {
    for (const route of ['thank-you', 'redirected', 'rejected']) {
      const id = await submitForm(`ana+${route}@example.com`);
      const before = (await waitForDecision(id)).body['state'];
      expect((await call('POST', `/lead/continue/${id}`)).body['state']).toBe(before);
      expect((await call('POST', '/lead/sale', { id })).body['state']).toBe(before);
    }
  });
});

describe('an error of the story', () => {
  const email = 'ana+error-iban+rejected@example.com';

  it('is told for the first submit that carries the data point, and never again', async () => {
    const created = await call('POST', '/v3/lead', firstContact(email), { key: 's:1' });
    expect(created.status).toBe(201);
    const body = { ...firstContact(email), ...theRest, id: created.body['id'] };
    const refused = await call('PUT', '/v3/lead', body);
    expect(refused).toMatchObject({ status: 422, body: { errors: { iban: 'not_accepted' } } });
    expect((await call('PUT', '/v3/lead', body)).body['state']).toBe(state('CHECKING'));
    expect((await waitForDecision(String(body.id))).body['state']).toBe(state('REJECTED'));
  });

  it('of the first contact is remembered under its key; the corrected create goes under another', async () => {
    const wrong = firstContact('ana+error-phone_number@example.com');
    expect((await call('POST', '/v3/lead', wrong, { key: 's:1' })).status).toBe(422);
    expect((await call('POST', '/v3/lead', wrong, { key: 's:1' })).status).toBe(422);
    expect((await call('POST', '/v3/lead', wrong, { key: 's:2' })).status).toBe(201);
  });

  it('is told to each applicant, whoever came before', async () => {
    const sent = firstContact('ana+error-email@example.com');
    const other = { ...sent, sessionId: 'a3c5f3c2-8d2b-4a39-9d1e-0b6a7d0f0002' };
    expect((await call('POST', '/v3/lead', sent, { key: 'one:1' })).status).toBe(422);
    expect((await call('POST', '/v3/lead', other, { key: 'two:1' })).status).toBe(422);
  });

  it('may name two data points and one that no step owns', async () => {
    const sent = firstContact('ana+error-email+error-phone_number+error-shoe_size@example.com');
    const refused = await call('POST', '/v3/lead', sent, { key: 's:1' });
    expect(Object.keys(Object(refused.body['errors']))).toEqual(['email', 'phone_number', 'shoe_size']);
  });
});

describe('the pace of a story', () => {
  it('down answers no call about the lead, from the moment the e-mail is known', async () => {
    const known = firstContact('ana+down@example.com');
    expect((await call('POST', '/v3/lead', known, { key: 's:1' })).status).toBe(503);
    expect((await call('GET', '/policies')).status).toBe(200);
    expect(Object.keys(store.leads)).toEqual([]);
    const unknown = { product: 'default', amount: 1500 };
    expect((await call('POST', '/lead', unknown, { key: 's:2' })).status).toBe(201);
  });

  it('flaky fails every second call, and a key that failed is free', async () => {
    const known = firstContact('ana+flaky@example.com');
    const statuses = [];
    for (const key of ['s:1', 's:2', 's:2', 's:3'])
      statuses.push((await call('POST', '/v3/lead', known, { key })).status);
    expect(statuses).toEqual([201, 503, 201, 503]);
    expect(Object.keys(store.leads)).toHaveLength(2);
  });
});
