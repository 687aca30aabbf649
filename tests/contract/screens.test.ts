import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { countDecimals } from '../../src/domain/countries/money';
import { calculateLoanCost } from '../../src/domain/pages/costs/cost';
import { readEnvelope } from '../../src/api/envelope';
import { readMissingDataPoints, readOffer, readOffers } from '../../src/api/stepData';
import { stateNumber as state } from '../../src/domain/journey/states/progressStates';
import { handlers } from '../backend/handlers';
import { resetStore, store } from '../backend/store';
import { allPages } from '../catalogue/allPages';
import { callBackend, setControl, submitForm, waitForDecision } from './client.fixture';

beforeEach(() => resetStore({ slowness: 0 }));

describe('the one-time code', () => {
  const wrong = { code: '0000' };

  it('is locked for thirty seconds of the server after the third wrong one', async () => {
    const id = await submitForm('ana+mobile-verification.rejected@example.com');
    const { body } = await waitForDecision(id);
    expect(body['stepData']).toEqual({ maskedPhoneNumber: '••• 78', codeLength: 4, resendAfter: 0 });
    const verify = '/v2/customer/mobile/verify';
    expect((await callBackend('POST', verify, { id, ...wrong })).body).toEqual({
      errors: { code: 'not_accepted' },
    });
    expect((await callBackend('POST', verify, { id, ...wrong })).status).toBe(422);
    const locked = await callBackend('POST', verify, { id, ...wrong });
    expect(locked.status).toBe(429);
    expect(locked.headers.get('Retry-After')).toBe('30');
    expect((await callBackend('POST', verify, { id, code: '1234' })).status).toBe(429);
    await setControl({ clockShift: 30_000 });
    expect((await callBackend('POST', verify, { id, code: '1234' })).body['state']).toBe(state('REJECTED'));
  });

  it('is sent to another number after the applicant changes it', async () => {
    const id = await submitForm('ana+change-mobile-number.mobile-verification@example.com');
    await waitForDecision(id);
    const change = '/v2/customer/mobile';
    expect((await callBackend('PUT', change, { id, phoneNumber: '123' })).status).toBe(422);
    const changed = await callBackend('PUT', change, { id, phoneNumber: '+34612345699' });
    expect(changed.body).toMatchObject({
      state: state('MOBILE_VERIFICATION'),
      stepData: { maskedPhoneNumber: '••• 99' },
    });
    const unchanged = await callBackend('PUT', change, { id, phoneNumber: '+34612345600' });
    expect(unchanged.body['state']).toBe(state('MOBILE_VERIFICATION'));
  });
});

describe('an offer', () => {
  it('is shown again before it is accepted if it has changed', async () => {
    const id = await submitForm('ana+cofidis-offer.rejected@example.com');
    const shown = await waitForDecision(id);
    expect(shown.body['stepData']).toMatchObject({ offer: { amount: 3000, period: 12, instalment: 275.04 } });
    await setControl({
      offers: [{ email: 'ana+cofidis-offer.rejected@example.com', offer: { amount: 2000 } }],
    });
    const again = await callBackend('POST', `/lead/continue/${id}`);
    expect(again.body).toMatchObject({
      state: state('COFIDIS_OFFER'),
      stepData: { offer: { amount: 2000 } },
    });
    expect((await callBackend('POST', `/lead/continue/${id}`)).body['state']).toBe(state('REJECTED'));
  });

  it('of Provident follows the requested amount and period within their limits', async () => {
    const id = await submitForm('ana+provident-offer.rejected@example.com');
    await waitForDecision(id);
    const path = '/lead/offer/update-provident-offer';
    const changed = await callBackend('PUT', path, { id, amount: 1500, period: 24 });
    expect(changed.body['stepData']).toMatchObject({ offer: { amount: 1500, period: 24 } });
    const rejected = await callBackend('PUT', path, { id, amount: 50, period: 999 });
    expect(rejected.body).toEqual({ errors: { loan_amount: 'range', loan_period: 'range' } });
    expect((await callBackend('POST', `/lead/continue/${id}`)).body['state']).toBe(state('REJECTED'));
  });
});

describe('the documents of an offer', () => {
  it('are in the language of the country, and open without the headers of a call', async () => {
    const email = 'ana+cofidis-offer@example.com';
    const id = await submitForm(email, { contactDetails: { email, phoneNumber: '+48512345678' } });
    const { body } = await waitForDecision(id);
    const { documents, lender } = readOffer(readEnvelope(body).stepData ?? {})?.terms ?? expect.unreachable();
    expect(lender?.name).toBe('Cofidis');
    expect(documents.map(({ kind, language }) => `${kind} ${language}`)).toEqual([
      'pre_contract pl-PL',
      'contract pl-PL',
    ]);
    for (const { address, bytes } of documents) {
      const file = await getResponse([...handlers], new Request(`https://anywhere.test/api${address}`));
      expect(file?.headers.get('Content-Type')).toBe('application/pdf');
      expect((await file?.blob())?.size).toBe(bytes);
    }
  });

  it('are read whole, as is all else that is told', async () => {
    for (const route of ['cofidis-offer', 'provident-offer', 'proficredit-offer'] as const) {
      const id = await submitForm(`ana+${route}@example.com`);
      const { stepData = {} } = readEnvelope((await waitForDecision(id)).body);
      expect(readOffer(stepData)?.terms.dropped).toEqual([]);
      expect(readOffer(stepData)?.terms).toMatchObject({ withdrawalDays: 14, isPersonalised: true });
    }
  });
});

describe('pictures of the document', () => {
  const form = (id: string, front: File) => {
    const data = new FormData();
    data.set('id', id);
    data.set('front', front);
    return data;
  };

  it('are accepted after its number, and their content is not recorded', async () => {
    const id = await submitForm('ana+id-upload.rejected@example.com');
    await waitForDecision(id);
    const numbered = await callBackend('POST', '/lead/documentId', { id, documentType: 'id_card' });
    expect(numbered.body['state']).toBe(state('ID_UPLOAD'));
    const front = new File(['picture'], 'dni.jpg', { type: 'image/jpeg' });
    expect((await callBackend('POST', '/lead/idUpload', form(id, front))).body['state']).toBe(
      state('REJECTED'),
    );
    expect(store.calls.at(-1)?.body).toEqual({ id, front: { name: 'dni.jpg', type: 'image/jpeg', size: 7 } });
  });

  it.each([
    ['empty', new File([], 'dni.jpg', { type: 'image/jpeg' }), 'required'],
    ['of another type', new File(['text'], 'dni.txt', { type: 'text/plain' }), 'file_type'],
    [
      'too large',
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'dni.png', { type: 'image/png' }),
      'file_size',
    ],
  ])('are rejected if they are %s', async (_name, front, code) => {
    const id = await submitForm('ana+id-upload@example.com');
    expect((await callBackend('POST', '/lead/idUpload', form(id, front))).body).toEqual({
      errors: { front: code },
    });
  });
});

describe('two offers', () => {
  it.each(allPages.filter(({ locale }) => locale !== 'en'))(
    'of $name differ, fit the price of the page and are of its lenders',
    async ({ page: { definition, facts } }) => {
      const { amount, period } = definition.disclosures.example;
      const loan = { amount, period, periodScale: definition.periodScale };
      const id = await submitForm('ana+ipfd-offer-choice@example.com', {
        ...loan,
        product: definition.backendProduct,
        contactDetails: {
          email: 'ana+ipfd-offer-choice@example.com',
          phoneNumber: `+${facts.phone.callingCode}612345678`,
        },
      });
      const { body } = await waitForDecision(id);
      const offers = readOffers(readEnvelope(body).stepData ?? {}) ?? [];
      expect(offers).toHaveLength(2);
      const [first, second] = offers;
      const price = calculateLoanCost(loan, definition.disclosures.terms, countDecimals(facts.currency));
      expect(first).toMatchObject({ ...loan, instalment: price.instalment, total: price.total });
      expect(second?.total).not.toBe(first?.total);
      for (const offer of offers) {
        expect(offer.annualRate).toBeLessThanOrEqual(definition.disclosures.highestApr);
        expect(definition.lenders).toContain(offer.partner);
      }
    },
  );
});

describe('missing data', () => {
  it.each(allPages.filter(({ locale }) => locale !== 'en'))(
    'of $name are data that its country has',
    async ({ page: { facts } }) => {
      const email = 'ana+wniosek-uzupelnienie@example.com';
      const phoneNumber = `+${facts.phone.callingCode}612345678`;
      const id = await submitForm(email, { contactDetails: { email, phoneNumber } });
      const { body } = await waitForDecision(id);
      const missing = readMissingDataPoints(readEnvelope(body).stepData ?? {}) ?? [];
      expect(missing).not.toEqual([]);
      expect(missing.includes('id_card_number')).toBe(facts.identifiers.idCard.length > 0);
    },
  );
});

describe('consents', () => {
  it.each([
    ['ES', 'es-ES', '34612345678', /^Autorizo/],
    ['MX', 'es-MX', '525512345678', /^Autorizo/],
    ['CO', 'es-CO', '573101234567', /^Autorizo/],
    ['PL', 'pl-PL', '48512345678', /^Wyrażam/],
    ['RO', 'ro-RO', '40712345678', /^Sunt/],
    ['DE', 'de-DE', '4915123456789', /^Ich/],
    ['VN', 'vi-VN', '84912345678', /^Tôi/],
    ['PH', 'tl-PH', '639171234567', /^Pumapayag/],
  ])('of %s are in its language, which they name: %s', async (_country, lang, phone, start) => {
    const email = 'ana+consents@example.com';
    const id = await submitForm(email, { contactDetails: { email, phoneNumber: `+${phone}` } });
    const { list } = await callBackend('GET', `/customer/${id}/consents`);
    expect(list).toHaveLength(3);
    expect(list).toEqual(list.map(() => expect.objectContaining({ lang })));
    expect(list).toContainEqual(
      expect.objectContaining({ id: 'credit-bureau', text: expect.stringMatching(start) }),
    );
  });

  it('cause an error if a required one is missing', async () => {
    const id = await submitForm('ana+consents.rejected@example.com');
    const decision = await waitForDecision(id);
    expect(decision.body['customerConsents']).toHaveLength(3);
    const declined = await callBackend('POST', '/lead/offer/policy', { id, consents: [] });
    expect(declined.body).toEqual({
      errors: { 'credit-bureau': 'consent_required', 'partner-terms': 'consent_required' },
    });
  });

  it('of a customer can be read, given and withdrawn', async () => {
    const id = await submitForm('ana@example.com');
    const given = ['credit-bureau', 'partner-terms'].map((name) => ({ id: name, given: true }));
    expect((await callBackend('PUT', `/customer/${id}/consents`, given)).status).toBe(200);
    const { list } = await callBackend('GET', `/customer/${id}/consents`);
    expect(list).toContainEqual(expect.objectContaining({ id: 'credit-bureau', given: true }));
    expect(
      (await callBackend('PUT', `/customer/${id}/consents`, [{ id: 'credit-bureau', given: false }])).status,
    ).toBe(422);
  });
});
