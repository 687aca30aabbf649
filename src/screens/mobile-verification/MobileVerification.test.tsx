// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store as backend } from '../../../tests/backend/store';
import { freshBackend, ledTo, openApp, referenceNetwork } from '../../app/app.fixture';
import { answer, ondaraPage, praveloPage, type Network } from '../../app/world.fixture';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { selectSending } from '../../state/selectors/journey';

beforeEach(freshBackend);
afterEach(() => {
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const code = () => screen.getByRole('textbox', { name: 'Código del SMS' });

/** A lead whose number is to be confirmed, opened on its screen. */
async function openCode(options: { network?: Network; page?: typeof ondaraPage } = {}) {
  const contactDetails = {
    email: 'ana+mobile-verification.rejected@example.com',
    phoneNumber: '+34612345678',
  };
  const lead = createLead('dynamic', { contactDetails });
  Object.assign(lead, { state: stateNumber('MOBILE_VERIFICATION'), position: 0 });
  const told = { maskedPhoneNumber: '••• 78', codeLength: 4, resendAfter: 0 };
  const visit = await openApp({
    route: 'mobile-verification',
    ...options,
    state: ledTo('MOBILE_VERIFICATION', {
      application: { id: lead.id, sessionId: 'session-1', contactDetails },
      result: { stepData: told },
    }),
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...visit, id: lead.id };
}

describe('the one-time code', () => {
  it('is one line that the keyboard and the browser know, and says where the code went', async () => {
    await openCode();
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByText('Hemos enviado el código al ••• 78.')).toBeInTheDocument();
  });

  it.each([
    [ondaraPage, 'Continuar', '/v2/customer/mobile/verify'],
    [praveloPage, 'Dalej', '/lead/mobile/verification'],
  ])('pasted with spaces goes as digits to the call of its flow', async (page, label, path) => {
    const { user, calls, id } = await openCode({ page });
    await user.click(screen.getByRole('textbox'));
    await user.paste(' 12 34 ');
    await user.click(press(label));
    await screen.findByRole('heading', { level: 1, name: /oferta|oferty/ });
    expect(calls.find((call) => call.path === path)?.body).toEqual({ id, code: '1234' });
  });

  it('is kept nowhere: not in a storage, not as a draft', async () => {
    const { user, store, session, local } = await openCode({
      network: () => answer(422, { errors: { code: 'not_accepted' } }),
    });
    await user.type(code(), '8765');
    await user.click(press('Continuar'));
    await screen.findByRole('alert');
    const kept = JSON.stringify([[...session], [...local], store.getState()]);
    expect(kept).not.toContain('8765');
    expect(code()).toHaveValue('8765');
  });

  it.each([
    ['not_accepted', 'El código no coincide. Compáralo con el SMS o pide uno nuevo.'],
    ['expired', 'Este código ha caducado. Pide uno nuevo.'],
    ['of_no_kind', 'El código no coincide. Compáralo con el SMS o pide uno nuevo.'],
  ])('that the server refuses as %s is told so', async (reason, words) => {
    const { user } = await openCode({ network: () => answer(422, { errors: { code: reason } }) });
    await user.type(code(), '0000');
    await user.click(press('Continuar'));
    await screen.findByRole('alert');
    expect(code()).toHaveAccessibleDescription(words);
  });

  it.each(['123', '12345', 'abcd', '12a4'])('typed as %s is told before it is sent', async (typed) => {
    const { user, calls } = await openCode();
    await user.type(code(), typed);
    await user.click(press('Continuar'));
    await screen.findByRole('alert');
    expect(code()).toHaveAccessibleDescription('Escribe todas las cifras del código y nada más.');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('of any length is sent where the server does not say how long it is', async () => {
    const network: Network = () => answer(200, { state: 7, stepData: { codeLength: 'four' } });
    const { user, calls, store } = await openCode({ network });
    store.dispatch({ type: 'inquired' });
    await waitFor(() => expect(screen.getByText('Hemos enviado el código a tu móvil.')).toBeInTheDocument());
    await user.type(code(), '123456');
    await user.click(press('Continuar'));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ code: '123456' }));
  });

  it('that locked is counted down as the server says, and what was typed stays', async () => {
    const { user, store } = await openCode({
      network: (call) =>
        call.path.endsWith('/verify') ? answer(429, {}, { 'Retry-After': '30' }) : referenceNetwork(call),
    });
    await user.type(code(), '0000');
    await user.click(press('Continuar'));
    await waitFor(() => expect(selectSending(store.getState(), 'state')).toMatchObject({ reason: 'wait' }));
    expect(screen.getByText('Todavía no se ha comprobado el código.')).toBeInTheDocument();
    expect(code()).toHaveValue('0000');
  });

  it('of a text message is filled in where the browser hands it over, and left to the applicant to send', async () => {
    vi.stubGlobal('OTPCredential', {});
    vi.stubGlobal('navigator', { ...navigator, credentials: { get: async () => ({ code: '1234' }) } });
    const { calls } = await openCode();
    await waitFor(() => expect(code()).toHaveValue('1234'));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('another code', () => {
  it('is sent by one press, and the next has to wait as long as the server says', async () => {
    const { user, calls, id, store } = await openCode();
    await user.click(press('Enviar un código nuevo'));
    await waitFor(() => expect(selectSending(store.getState(), 'resend')).toMatchObject({ seconds: 30 }));
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/v2/customer/mobile/resend-code', body: { id } },
    ]);
    expect(backend.leads[id]?.resendFrom).toBeGreaterThan(0);
  });

  it('that cannot be sent is told, and can be asked for again', async () => {
    let asked = 0;
    const { user } = await openCode({
      network: (call) => {
        if (!call.path.endsWith('/resend-code')) return referenceNetwork(call);
        asked += 1;
        return answer(400, {});
      },
    });
    await user.click(press('Enviar un código nuevo'));
    await screen.findByText('Todavía no se ha completado.');
    await user.click(press('Enviar un código nuevo'));
    await waitFor(() => expect(asked).toBe(2));
  });
});

describe('another number', () => {
  it('takes the place of the code, is sent by its own call, and leads back to the code', async () => {
    const { user, calls, id } = await openCode();
    await user.click(press('Usar otro número'));
    const title = await screen.findByRole('heading', { level: 1, name: 'Teléfono móvil' });
    await waitFor(() => expect(title).toHaveFocus());
    const number = screen.getByRole('textbox', { name: 'Teléfono móvil' });
    expect(number).toHaveValue('612 34 56 78');
    await user.clear(number);
    await user.type(number, '699 34 56 99');
    await user.click(press('Continuar'));
    await screen.findByText('Hemos enviado el código al ••• 99.');
    expect(calls.find(({ path }) => path === '/v2/customer/mobile')).toMatchObject({
      method: 'PUT',
      body: { id, phoneNumber: '+34699345699' },
    });
    expect(code()).toHaveValue('');
  });

  it('that the server refuses stays with what was typed and what is wrong', async () => {
    const { user } = await openCode({ network: () => answer(422, { errors: { phone_number: 'phone' } }) });
    await user.click(press('Usar otro número'));
    await screen.findByRole('heading', { level: 1, name: 'Teléfono móvil' });
    await user.click(press('Continuar'));
    await screen.findByRole('alert');
    expect(screen.getByRole('textbox', { name: 'Teléfono móvil' })).toBeInvalid();
    await user.click(press('Volver al código'));
    expect(code()).toBeValid();
  });

  it('is asked for by a state of its own too', async () => {
    const contactDetails = { email: 'ana+change-mobile-number.mobile-verification@example.com' };
    const lead = createLead('dynamic', { contactDetails });
    Object.assign(lead, { state: stateNumber('CHANGE_MOBILE_NUMBER'), position: 0 });
    const { user, calls } = await openApp({
      route: 'change-mobile-number',
      state: ledTo('CHANGE_MOBILE_NUMBER', { application: { id: lead.id } }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Teléfono móvil' }), '612345678');
    await user.click(press('Continuar'));
    await screen.findByText('Hemos enviado el código al ••• 78.');
    expect(calls.at(-1)?.body).toEqual({ id: lead.id, phoneNumber: '+34612345678' });
  });
});
