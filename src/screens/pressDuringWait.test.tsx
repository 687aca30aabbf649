// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openApp, resetBackend, stateAt } from '../app/app.fixture';
import type { RequestKey } from '../domain/journey/calls/requests';
import type { WaitStatus } from '../domain/journey/calls/requestStatus';
import type { ProgressStateName } from '../domain/journey/states/progressStates';
import { requestStatusChanged } from '../state/slices/asyncFormData';
import { initialAsyncFormData } from '../state/slices/asyncFormDataState';
import { initialDynamicPages } from '../state/slices/dynamicPagesState';
import { jsonResponse } from '../state/store.fixture';

beforeEach(resetBackend);

/** Only the screen that asks for documents reads it. */
const stepData = { documentTypes: ['passport'], isSkippable: true };
const documents = 'states>id-upload';
const consents = [{ id: 'mail', text: 'E-mails', required: false, given: true }];
const waiting = (seconds: number, secondsLeft: number): WaitStatus => ({
  kind: 'not-saved',
  reason: 'wait',
  seconds,
  secondsLeft,
  until: Date.parse('2026-11-20T12:00:00Z') + secondsLeft * 1000,
});

/** Opens a screen while the server demands a delay for its request. */
async function openWaiting(state: ProgressStateName, route: string, key: RequestKey, status: WaitStatus) {
  const query = route === 'unsubscribe' ? '?email=ana%40example.com' : '';
  const visit = await openApp({
    route,
    query,
    state: {
      ...stateAt(state, { application: { id: 'lead-1', sessionId: 's' }, result: { stepData } }),
      dynamicPages: {
        ...initialDynamicPages,
        submitted: [documents],
        drafts: { [documents]: { document_type: 'passport' } },
      },
      asyncFormData: { ...initialAsyncFormData, consents, requests: { [key]: status } },
    },
    network: ({ method }) => (method === 'GET' ? new Promise(() => undefined) : jsonResponse(200, {})),
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...visit, getSent: () => visit.calls.filter(({ method }) => method !== 'GET') };
}

const findSaid = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => /Espera|pausa/.test(text));

it.each([
  ['ACCEPTED', 'accepted', 'sale', 'Ver la oferta'],
  ['THANK_YOU', 'thank-you', 'password', 'Guardar la contraseña'],
  ['THANK_YOU', 'thank-you', 'consents', 'Guardar cambios'],
  ['NONE', 'unsubscribe', 'unsubscribe', 'Darme de baja'],
] as const)(
  'answers a press during a Retry-After with the seconds that are left: %s, %s, %s',
  async (state, route, key, name) => {
    const { user, store, getSent } = await openWaiting(state, route, key, waiting(30, 30));
    expect(findSaid()).toMatch(/Espera 30\ssegundos/);
    act(
      () =>
        void store.dispatch(requestStatusChanged({ key, status: { ...waiting(30, 30), secondsLeft: 12 } })),
    );
    // The seconds are not announced one by one.
    expect(findSaid()).toMatch(/Espera 30\ssegundos/);
    const password = document.querySelector<HTMLInputElement>('input[type="password"]');
    if (password !== null) await user.type(password, 'a-long-password');
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(findSaid()).toMatch(/Espera 12\ssegundos/);
    expect(getSent()).toEqual([]);
    act(() => void store.dispatch(requestStatusChanged({ key, status: waiting(30, 0) })));
    await user.click(button);
    expect(getSent()).not.toEqual([]);
  },
);

it.each(['Enviar el documento', 'Continuar sin documento'])(
  'answers a press on "%s" with the seconds that are left until documents are taken',
  async (name) => {
    const key = 'stateAction';
    const { user, store, getSent } = await openWaiting('ID_UPLOAD', 'id-upload', key, waiting(30, 30));
    act(
      () =>
        void store.dispatch(requestStatusChanged({ key, status: { ...waiting(30, 30), secondsLeft: 12 } })),
    );
    expect(findSaid()).toMatch(/Espera 30\ssegundos/);
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(findSaid()).toMatch(/Espera 12\ssegundos/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(getSent()).toEqual([]);
  },
);

it('announces the end of a long pause again at a press', async () => {
  const { user } = await openWaiting('ACCEPTED', 'accepted', 'sale', waiting(3600, 3500));
  const notice = () => screen.getByText(/en pausa \(hora aproximada/);
  const before = notice();
  await user.click(screen.getByRole('button', { name: 'Ver la oferta' }));
  expect(notice()).toBeInTheDocument();
  expect(notice()).not.toBe(before);
});
