import { beforeEach, describe, expect, it, test } from 'vitest';
import { stateNumber as state } from '../../src/domain/journey/states/progressStates';
import { findRemembered, remember } from '../backend/keys';
import { loadStore, resetStore, serialiseStore } from '../backend/store';
import {
  callBackend,
  createFirstContact,
  setControl,
  submitForm,
  waitForDecision,
  type BackendResponse,
} from './client.fixture';

beforeEach(() => resetStore({ slowness: 0 }));

const readStatus = (id: string) => callBackend('GET', `/lead/status/${id}`);

/** A lead with two offers one after another, at the first. */
async function openFirstOffer(): Promise<{ readonly id: string; readonly decided: BackendResponse }> {
  const id = await submitForm('ana+cofidis-offer.instabank-offer.rejected@example.com');
  const decided = await waitForDecision(id);
  expect(decided.body['state']).toBe(state('COFIDIS_OFFER'));
  return { id, decided };
}

describe('a call that is repeated under its key', () => {
  it('has the first response also if that was lost', async () => {
    const { id } = await openFirstOffer();
    await setControl({ faults: [{ path: '/lead/continue', kind: 'lose-answer' }] });
    expect((await callBackend('POST', `/lead/continue/${id}`, {}, { key: 'press-1' })).isLost).toBe(true);
    const again = await callBackend('POST', `/lead/continue/${id}`, {}, { key: 'press-1' });
    expect(again.body['state']).toBe(state('INSTABANK_OFFER'));
  });

  it('has a response without a body again', async () => {
    const id = await submitForm('ana+mobile-verification@example.com');
    await waitForDecision(id);
    const resend = '/v2/customer/mobile/resend-code';
    for (const key of ['press-1', 'press-1'])
      expect((await callBackend('POST', resend, { id }, { key })).status).toBe(204);
    expect((await callBackend('POST', resend, { id }, { key: 'press-2' })).status).toBe(429);
  });

  it('is carried out again without a key, and then reaches the next offer', async () => {
    const { id } = await openFirstOffer();
    await callBackend('POST', `/lead/continue/${id}`);
    expect((await callBackend('POST', `/lead/continue/${id}`)).body['state']).toBe(state('REJECTED'));
  });

  it('is recognised by its meaning: neither the order of its fields nor a captcha token counts', async () => {
    const id = await submitForm('ana+never@example.com');
    const product = 'ondara';
    const sent = { id, product, amount: 2000, googleCaptchaToken: 'one' };
    const same = { amount: 2000, product, googleCaptchaToken: 'two', id };
    for (const body of [sent, same])
      expect((await callBackend('PUT', '/v3/lead', body, { key: 'press-1' })).status).toBe(200);
  });

  it('belongs to one lead: the same key of another is new', async () => {
    const [one, other] = [await openFirstOffer(), await openFirstOffer()];
    for (const { id } of [one, other]) {
      const body = (await callBackend('POST', '/lead/sale', { id }, { key: 'press-1' })).body;
      expect(body['id']).toBe(id);
    }
  });

  it('compares files by name, type and size', async () => {
    const id = await submitForm('ana+id-upload.rejected@example.com');
    await waitForDecision(id);
    const upload = (text: string) => {
      const form = new FormData();
      form.set('id', id);
      form.set('front', new File([text], 'dni.jpg', { type: 'image/jpeg' }));
      return callBackend('POST', '/lead/idUpload', form, { key: 'press-1' });
    };
    expect((await upload('picture')).body['state']).toBe(state('REJECTED'));
    expect((await upload('picture')).body['state']).toBe(state('REJECTED'));
    expect((await upload('another picture')).status).toBe(409);
  });

  it('keeps its response over a restart of the server', async () => {
    const { id } = await openFirstOffer();
    await callBackend('POST', `/lead/continue/${id}`, {}, { key: 'press-1' });
    const text = serialiseStore();
    resetStore();
    loadStore(text);
    const again = await callBackend('POST', `/lead/continue/${id}`, {}, { key: 'press-1' });
    expect(again.body['state']).toBe(state('INSTABANK_OFFER'));
  });
});

describe('the response under a key', () => {
  test.each([
    [204, true],
    [400, true],
    [404, true],
    [422, true],
    [408, false],
    [409, false],
    [425, false],
    [429, false],
    [500, false],
    [503, false],
  ])('is remembered or not by its status: %i %s', (status, isRemembered) => {
    const call = { method: 'POST', path: '/lead/sale', query: '', idempotencyKey: 'press-1', body: {} };
    remember(call, status, undefined);
    expect(findRemembered(call)?.status).toBe(isRemembered ? status : undefined);
  });

  it('of a server that did not get as far as the call does not use up the key', async () => {
    const { id } = await openFirstOffer();
    await setControl({ faults: [{ path: '/lead/continue', kind: 'status', status: 503 }] });
    const press = () => callBackend('POST', `/lead/continue/${id}`, {}, { key: 'press-1' });
    expect((await press()).status).toBe(503);
    expect((await press()).body['state']).toBe(state('INSTABANK_OFFER'));
  });

  it('is not repeated if the server itself asks to wait', async () => {
    const id = await submitForm('ana+mobile-verification@example.com');
    await waitForDecision(id);
    const resend = '/v2/customer/mobile/resend-code';
    await callBackend('POST', resend, { id }, { key: 'press-1' });
    expect((await callBackend('POST', resend, { id }, { key: 'press-2' })).status).toBe(429);
    await setControl({ clockShift: 31_000 });
    expect((await callBackend('POST', resend, { id }, { key: 'press-2' })).status).toBe(204);
  });
});

describe('the version of a state', () => {
  const readVersion = ({ body }: BackendResponse) => {
    expect(body['stateVersion']).toMatch(/^.{1,200}$/);
    return body['stateVersion'];
  };

  it('refuses pictures for an earlier state', async () => {
    const id = await submitForm('ana+id-upload.cofidis-offer@example.com');
    const form = new FormData();
    form.set('id', id);
    form.set('stateVersion', String(readVersion(await waitForDecision(id))));
    form.set('front', new File(['picture'], 'dni.jpg', { type: 'image/jpeg' }));
    await callBackend('POST', '/lead/offer/skip-document-upload', { id });
    const refused = await callBackend('POST', '/lead/idUpload', form);
    expect(refused).toMatchObject({ status: 409, body: { state: state('COFIDIS_OFFER') } });
  });

  it('tells where the lead is now each time, because a conflict is not remembered', async () => {
    const { id } = await openFirstOffer();
    const late = () =>
      callBackend('POST', `/lead/continue/${id}`, { stateVersion: 'old' }, { key: 'press-1' });
    expect((await late()).body['state']).toBe(state('COFIDIS_OFFER'));
    await callBackend('POST', `/lead/skip/${id}`);
    expect((await late()).body['state']).toBe(state('INSTABANK_OFFER'));
  });

  it('is another one for another offer in the same state, and for the next offer of the same lender', async () => {
    const email = 'ana+cofidis-offer.cofidis-offer@example.com';
    const id = await submitForm(email);
    const versions = [readVersion(await waitForDecision(id))];
    await setControl({ offers: [{ email, offer: { amount: 2000 } }] });
    versions.push(readVersion(await readStatus(id)));
    await callBackend('POST', `/lead/skip/${id}`);
    const next = await readStatus(id);
    versions.push(readVersion(next));
    expect(next.body['state']).toBe(state('COFIDIS_OFFER'));
    expect(new Set(versions).size).toBe(3);
  });
});

it('a lead that there is not is shown by a code', async () => {
  const status = await callBackend('GET', '/lead/status/nobody');
  expect(status).toMatchObject({ status: 404, body: { code: 'lead_unknown' } });
  const update = { ...createFirstContact('ana@example.com'), id: 'gone-1' };
  const updated = await callBackend('PUT', '/v3/lead', update);
  expect(updated).toMatchObject({ status: 410, body: { code: 'lead_expired' } });
});
