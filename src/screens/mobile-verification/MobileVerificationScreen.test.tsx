// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store as backend } from '../../../tests/backend/store';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import {
  jsonResponse,
  ondaraPage,
  praveloPage,
  refusedResponse,
  type FakeNetwork,
} from '../../state/store.fixture';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { leadStatusRequested } from '../../state/events';
import { selectRequestStatus } from '../../state/selectors/journey';
import { requestStatusChanged } from '../../state/slices/asyncFormData';

beforeEach(resetBackend);
afterEach(() => {
  vi.unstubAllGlobals();
});

const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
const code = () => screen.getByRole('textbox', { name: 'Código del SMS' });

/** A lead whose phone number needs verification, opened on its screen. */
async function openCode(options: { network?: FakeNetwork; page?: typeof ondaraPage } = {}) {
  const contactDetails = {
    email: 'ana+mobile-verification.rejected@example.com',
    phoneNumber: '+34612345678',
  };
  const lead = createLead('dynamic', { contactDetails });
  Object.assign(lead, { state: stateNumber('MOBILE_VERIFICATION'), position: 0 });
  const stepData = { maskedPhoneNumber: '••• 78', codeLength: 4, resendAfter: 0 };
  const visit = await openApp({
    route: 'mobile-verification',
    ...options,
    state: stateAt('MOBILE_VERIFICATION', {
      application: { id: lead.id, sessionId: 'session-1', contactDetails },
      result: { stepData },
    }),
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...visit, id: lead.id };
}

describe('the one-time code', () => {
  it('shows one code input with keyboard and autofill hints, and the masked phone number', async () => {
    await openCode();
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByText('Hemos enviado el código al ••• 78.')).toBeInTheDocument();
  });

  it.each([
    [ondaraPage, '/v2/customer/mobile/verify'],
    [praveloPage, '/lead/mobile/verification'],
  ])(
    'sends a pasted code with spaces as digits to the endpoint of the flow, by itself',
    { tags: ['I2', 'X11'] },
    async (page, path) => {
      const { user, calls, id } = await openCode({ page });
      await user.click(screen.getByRole('textbox'));
      await user.paste(' 12 34 ');
      await screen.findByRole('heading', { level: 1, name: /oferta|oferty/ });
      expect(calls.find((call) => call.path === path)?.body).toEqual({ id, code: '1234' });
    },
  );

  const announcement = /Comprobamos el código al escribir la última cifra\./;
  const attempts = (calls: Awaited<ReturnType<typeof openCode>>['calls']) =>
    calls.filter(({ path }) => path.endsWith('/verify')).map(({ body }) => body['code']);

  it('sends itself with the last digit, which it says before, and after an error by the press alone', async () => {
    const { user, calls } = await openCode({
      network: () => jsonResponse(422, { errors: { code: 'not_accepted' } }),
    });
    expect(code()).toHaveAccessibleDescription(announcement);
    await user.type(code(), '123');
    expect(attempts(calls)).toEqual([]);
    await user.type(code(), '4');
    await screen.findByRole('alert');
    expect(attempts(calls)).toEqual(['1234']);
    expect(code()).not.toHaveAccessibleDescription(announcement);
    await user.clear(code());
    await user.type(code(), '5678');
    expect(attempts(calls)).toEqual(['1234']);
    await user.click(getButton('Continuar'));
    await waitFor(() => expect(attempts(calls)).toEqual(['1234', '5678']));
  });

  it('has a box for each digit, hidden from assistive technology, and shows what fits no box', async () => {
    const { user } = await openCode();
    const boxes = () =>
      [...(code().nextElementSibling?.children ?? [])].map(({ textContent }) => textContent);
    await user.type(code(), '12');
    await waitFor(() => expect(boxes()).toEqual(['1', '2', '', '']));
    await user.type(code(), 'x');
    await waitFor(() => expect(boxes()).toEqual([]));
    expect(code()).toHaveValue('12x');
    expect(code()).toHaveFocus();
  });

  it('never stores the code, neither in storage nor as a draft', { tags: ['V1', 'S14'] }, async () => {
    const { user, store, session, local } = await openCode({
      network: () => jsonResponse(422, { errors: { code: 'not_accepted' } }),
    });
    await user.type(code(), '8765');
    await screen.findByRole('alert');
    const stored = JSON.stringify([[...session], [...local], store.getState()]);
    expect(stored).not.toContain('8765');
    expect(code()).toHaveValue('8765');
  });

  it.each([
    ['not_accepted', 'El código no coincide. Compáralo con el SMS o pide uno nuevo.'],
    ['expired', 'Este código ha caducado. Pide uno nuevo.'],
    ['of_no_kind', 'El código no coincide. Compáralo con el SMS o pide uno nuevo.'],
  ])('shows the server error %s', async (reason, words) => {
    const { user } = await openCode({ network: () => jsonResponse(422, { errors: { code: reason } }) });
    await user.type(code(), '0000');
    await screen.findByRole('alert');
    expect(code()).toHaveAccessibleDescription(`4\u00a0cifras. ${words}`);
  });

  it.each(['123', '12345', 'abcd', '12a4'])('rejects "%s" before the submit', async (typed) => {
    const { user, calls } = await openCode();
    await user.click(code());
    await user.paste(typed);
    await user.click(getButton('Continuar'));
    await screen.findByRole('alert');
    expect(code()).toHaveAccessibleDescription(
      '4\u00a0cifras. Escribe todas las cifras del código y nada más.',
    );
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('accepts any length if the server does not name one', async () => {
    const network: FakeNetwork = () => jsonResponse(200, { state: 7, stepData: { codeLength: 'four' } });
    const { user, calls, store } = await openCode({ network });
    store.dispatch(leadStatusRequested());
    await waitFor(() => expect(screen.getByText('Hemos enviado el código a tu móvil.')).toBeInTheDocument());
    await user.type(code(), '123456');
    await user.click(getButton('Continuar'));
    await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ code: '123456' }));
  });

  it('counts down a server lock and keeps the typed code', { tags: ['S22'] }, async () => {
    const { user, store } = await openCode({
      network: (call) =>
        call.path.endsWith('/verify')
          ? jsonResponse(429, {}, { 'Retry-After': '30' })
          : referenceNetwork(call),
    });
    await user.type(code(), '0000');
    await waitFor(() =>
      expect(selectRequestStatus(store.getState(), 'state')).toMatchObject({ reason: 'wait' }),
    );
    expect(screen.getByText('Todavía no se ha comprobado el código.')).toBeInTheDocument();
    expect(code()).toHaveValue('0000');
  });

  it(
    'fills in the code of a text message if the browser supports it, without submitting',
    { tags: ['X11'] },
    async () => {
      vi.stubGlobal('OTPCredential', {});
      vi.stubGlobal('navigator', { ...navigator, credentials: { get: async () => ({ code: '1234' }) } });
      const { calls } = await openCode();
      await waitFor(() => expect(code()).toHaveValue('1234'));
      expect(code()).not.toHaveAccessibleDescription(announcement);
      expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  );
});

describe('the code of a text message on a phone that offers it', () => {
  /** The browser's requests for a code, each of which ends with one. */
  function offerCodes() {
    const requests: ((code: string) => void)[] = [];
    const get = () =>
      new Promise<{ readonly code: string }>((resolve) => requests.push((one) => resolve({ code: one })));
    vi.stubGlobal('OTPCredential', {});
    vi.stubGlobal('navigator', { ...navigator, credentials: { get } });
    return { offer: (typed: string) => act(async () => requests.at(-1)?.(typed)) };
  }

  it('replaces what was typed', async () => {
    const { offer } = offerCodes();
    const { user } = await openCode();
    await user.type(code(), '99');
    await offer('1234');
    expect(code()).toHaveValue('1234');
  });

  it('is taken from a second message too', async () => {
    const { offer } = offerCodes();
    const { user, store } = await openCode();
    await offer('1234');
    await user.click(getButton('Enviar un código nuevo'));
    await waitFor(() =>
      expect(selectRequestStatus(store.getState(), 'resend')).toMatchObject({ seconds: 30 }),
    );
    await offer('5678');
    expect(code()).toHaveValue('5678');
  });

  it('is not shown again after the number was changed', async () => {
    const { offer } = offerCodes();
    const { user } = await openCode();
    await offer('1234');
    await user.click(getButton('Usar otro número'));
    await screen.findByRole('heading', { level: 1, name: 'Teléfono móvil' });
    await user.click(getButton('Volver al código'));
    await waitFor(() => expect(code()).toHaveValue(''));
    await offer('5678');
    expect(code()).toHaveValue('5678');
  });
});

describe('a new code', () => {
  it("requests a new code once and not again before the server's delay ends", async () => {
    const { user, calls, id, store } = await openCode();
    await user.click(getButton('Enviar un código nuevo'));
    await waitFor(() =>
      expect(selectRequestStatus(store.getState(), 'resend')).toMatchObject({ seconds: 30, isPlanned: true }),
    );
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/v2/customer/mobile/resend-code', body: { id } },
    ]);
    expect(backend.leads[id]?.resendFrom).toBeGreaterThan(0);
  });

  it.each([
    ['a refusal', {}, 30, /^Todavía no se ha completado\.Espera 30\ssegundos/],
    ['a refusal', {}, 3600, /^Todavía no se ha completado\..*hora aproximada de vuelta/],
    ['the delay after a code', { isPlanned: true }, 30, /^El código está en camino/],
  ] as const)('says what the button counts down: %s, %j, %i s', async (_cause, plan, seconds, words) => {
    const { store } = await openCode();
    const until = Date.parse('2026-11-20T12:00:00Z') + seconds * 1000;
    const wait = { kind: 'not-saved', reason: 'wait', seconds, secondsLeft: seconds, until } as const;
    const status = { ...wait, ...plan };
    act(() => void store.dispatch(requestStatusChanged({ key: 'resend', status })));
    const messages = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(messages.filter((text) => text !== '')).toEqual([expect.stringMatching(words)]);
    const button = screen.getByRole('button', { name: 'Enviar un código nuevo' });
    expect(button).toHaveTextContent(/^Enviar un código nuevo \d+:\d\d$/);
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('says again that the code is on its way at a press during the delay after it', async () => {
    const { store, user } = await openCode();
    const until = Date.parse('2026-11-20T12:00:30Z');
    const status = {
      kind: 'not-saved',
      reason: 'wait',
      isPlanned: true,
      seconds: 30,
      secondsLeft: 12,
      until,
    } as const;
    act(() => void store.dispatch(requestStatusChanged({ key: 'resend', status })));
    const notice = () => screen.getByText(/^El código está en camino/);
    const before = notice();
    await user.click(screen.getByRole('button', { name: 'Enviar un código nuevo' }));
    expect(notice()).not.toBe(before);
  });

  it('reports a failed request for a new code and allows a retry', async () => {
    let requestCount = 0;
    const { user } = await openCode({
      network: (call) => {
        if (!call.path.endsWith('/resend-code')) return referenceNetwork(call);
        requestCount += 1;
        return refusedResponse();
      },
    });
    await user.click(getButton('Enviar un código nuevo'));
    await screen.findByText('Todavía no se ha completado.');
    await user.click(getButton('Enviar un código nuevo'));
    await waitFor(() => expect(requestCount).toBe(2));
  });
});

describe('a new phone number', () => {
  it('replaces the code by the phone number, sends it to its own endpoint and returns to the code', async () => {
    const { user, calls, id } = await openCode();
    await user.click(getButton('Usar otro número'));
    const title = await screen.findByRole('heading', { level: 1, name: 'Teléfono móvil' });
    await waitFor(() => expect(title).toHaveFocus());
    const number = screen.getByRole('textbox', { name: 'Teléfono móvil' });
    expect(number).toHaveValue('612 34 56 78');
    await user.clear(number);
    await user.type(number, '699 34 56 99');
    await user.click(getButton('Continuar'));
    await screen.findByText('Hemos enviado el código al ••• 99.');
    expect(calls.find(({ path }) => path === '/v2/customer/mobile')).toMatchObject({
      method: 'PUT',
      body: { id, phoneNumber: '+34699345699' },
    });
    expect(code()).toHaveValue('');
  });

  it('is not sent by itself after the applicant has gone back to the code', async () => {
    let isConnected = true;
    const visit = await openCode({
      network: (call) => (isConnected ? referenceNetwork(call) : 'no connection'),
    });
    await visit.user.click(getButton('Usar otro número'));
    await screen.findByRole('heading', { level: 1, name: 'Teléfono móvil' });
    isConnected = false;
    visit.environment.isOnline = false;
    await visit.user.click(getButton('Continuar'));
    await screen.findByText(/se enviarán en cuanto vuelvas/);
    await visit.user.click(getButton('Volver al código'));
    const before = visit.calls.length;
    isConnected = true;
    await act(async () => {
      visit.goOnline();
      await visit.flushPromises();
    });
    expect(visit.calls.slice(before).filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('keeps the typed number and shows the error when the server rejects it', async () => {
    const { user } = await openCode({
      network: () => jsonResponse(422, { errors: { phone_number: 'phone' } }),
    });
    await user.click(getButton('Usar otro número'));
    await screen.findByRole('heading', { level: 1, name: 'Teléfono móvil' });
    await user.click(getButton('Continuar'));
    await screen.findByRole('alert');
    expect(screen.getByRole('textbox', { name: 'Teléfono móvil' })).toBeInvalid();
    await user.click(getButton('Volver al código'));
    expect(code()).toBeValid();
  });

  it('changes the phone number in a state of its own', async () => {
    const contactDetails = { email: 'ana+change-mobile-number.mobile-verification@example.com' };
    const lead = createLead('dynamic', { contactDetails });
    Object.assign(lead, { state: stateNumber('CHANGE_MOBILE_NUMBER'), position: 0 });
    const { user, calls } = await openApp({
      route: 'change-mobile-number',
      state: stateAt('CHANGE_MOBILE_NUMBER', { application: { id: lead.id } }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Teléfono móvil' }), '612345678');
    await user.click(getButton('Continuar'));
    await screen.findByText('Hemos enviado el código al ••• 78.');
    expect(calls.at(-1)?.body).toEqual({ id: lead.id, phoneNumber: '+34612345678' });
  });
});
