// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store, type BackendLead } from '../../../tests/backend/store';
import { moveToState } from '../../../tests/backend/storyProgress';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import {
  goneResponse,
  jsonResponse,
  praveloPage,
  receiveFromOtherTab,
  refusedResponse,
  type FakeNetwork,
} from '../../state/store.fixture';
import { storageWith } from '../../testing/storage.fixture';
import { currentUrl, replaceAddress } from '../../platform/page/address';
import { readArrivals } from '../../platform/page/arrivals';
import { stateNumber } from '../../domain/journey/states/progressStates';

beforeEach(resetBackend);

const getButton = (name: string) => screen.getByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

const loan = {
  amount: 3000,
  period: 12,
  financingOption: 'personal_loan',
  otherDetails: { loanPurpose: 'car' },
};

/** A lead with only the loan. */
const createLoanLead = (): string => createLead('dynamic', loan).id;

/** A lead with its first contact. */
function createContactLead(email = 'ana@example.com'): string {
  return createLead('dynamic', {
    ...loan,
    generalPolicies: true,
    contactDetails: { email, phoneNumber: '+34612345678', marketingConsents: false },
  }).id;
}

/** An expired lead. */
function createExpiredLead(): string {
  const id = createContactLead();
  storeLead(id).expiresAt = '2026-11-20T11:59:59.000Z';
  return id;
}

/** A lead of the reference back end. */
function storeLead(id: string): BackendLead {
  const found = store.leads[id];
  if (found === undefined) throw new Error(`There is no lead ${id}.`);
  return found;
}

/** The reference back end as one that tells no stages. */
const withoutStages: FakeNetwork = async (call) => {
  const response = await referenceNetwork(call);
  if (!call.path.includes('/lead/url/') || response === 'no connection' || !response.ok) return response;
  const { stages: _stages, ...body } = await response.json();
  return jsonResponse(response.status, body);
};

describe('a continue link', () => {
  it('shows that the lead is loading', async () => {
    await openApp({ route: 'continue/some-id', network: () => new Promise(() => undefined) });
    expect(await screen.findByText('Estamos buscando tu solicitud')).toBeInTheDocument();
  });

  it('shows masked contact details only, and continues where the applicant stopped', async () => {
    const id = createContactLead();
    const { user, calls } = await openApp({ route: `continue/${id}` });
    await heading('Tu solicitud sigue aquí');
    expect(screen.getByText('a***@e***.com · ••• 78')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('ana@example.com');
    await user.click(getButton('Continuar la solicitud'));
    const step = await heading('Tus datos personales');
    await waitFor(() => expect(step).toHaveFocus());
    expect(calls.map(({ path }) => path)).toEqual([`/v3/lead/url/${id}/continue`]);
  });

  it('opens for the current lead in the state CONTINUE and continues it', async () => {
    const id = createContactLead();
    const { user, calls } = await openApp({
      route: 'continue',
      state: stateAt('CONTINUE', { application: { id } }),
    });
    await heading('Tu solicitud sigue aquí');
    expect(calls[0]?.path).toBe(`/v3/lead/url/${id}/continue`);
    await user.click(getButton('Continuar la solicitud'));
    await heading('Tus datos personales');
  });

  it('moves its id from the address into storage, and finds it there after a reload', async () => {
    const id = createContactLead();
    const tabStorage = storageWith({});
    replaceAddress(new URL(`/application-frontend/continue/${id}?urlType=abandonment&s_id=t`, currentUrl()));
    await openApp({ route: `continue/${id}`, query: '?urlType=abandonment&s_id=t&email=e', tabStorage });
    await heading('Tu solicitud sigue aquí');
    expect(currentUrl().href).toMatch(/\/application-frontend\/continue\?urlType=abandonment$/);
    const [mark = ''] = Object.keys(readArrivals(tabStorage));
    expect(tabStorage.get('arrivals')).toEqual({ [mark]: `continue/${id}?urlType=abandonment&s_id=t` });
    cleanup();
    const { calls } = await openApp({ route: 'continue', query: '?urlType=abandonment', tabStorage, mark });
    await heading('Tu solicitud sigue aquí');
    expect(calls[0]?.path).toBe(`/v3/lead/url/${id}/abandonment?refTransactionId=t`);
  });

  it('keeps its id in the address without storage', async () => {
    const id = createContactLead();
    replaceAddress(new URL(`/application-frontend/continue/${id}`, currentUrl()));
    await openApp({ route: `continue/${id}`, tabStorage: { ...storageWith({}), set: () => false } });
    await heading('Tu solicitud sigue aquí');
    expect(currentUrl().href).toContain(id);
  });

  it('sends no request without a lead id', async () => {
    const { calls } = await openApp({ route: 'continue' });
    // A screen reader has heard nothing since the wait.
    expect(await heading('No encontramos esta solicitud')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('passes on the parameters of the link', async () => {
    const id = createContactLead();
    const { calls } = await openApp({
      route: `continue/${id}`,
      query: '?urlType=retargeting&refTransactionId=a%26b',
    });
    await heading('Tu solicitud sigue aquí');
    expect(calls[0]?.path).toBe(`/v3/lead/url/${id}/retargeting?refTransactionId=a%26b`);
  });

  describe.each(['continue', 'retargeting', 'abandonment'])('a continue link of type %s', (urlType) => {
    // WhereItStands.test.tsx has the page of a server that tells the stages.
    const open = (id: string) =>
      openApp({ route: `continue/${id}`, query: `?urlType=${urlType}`, network: withoutStages });

    it.each([
      ['with only the loan', 'Tus datos de contacto', createLoanLead, 'NONE'],
      ['with only the first contact', 'Tus datos personales', createContactLead, 'NONE'],
      ['in the state CONTINUE', 'Tus datos personales', createContactLead, 'CONTINUE'],
      ['that was submitted', 'Estamos revisando tu solicitud', createContactLead, 'CHECKING'],
      ["with a lender's offer", /Cofidis/, createContactLead, 'COFIDIS_OFFER'],
      ['that was accepted', /Banco Muestra/, createContactLead, 'ACCEPTED'],
      ['that was redirected', /^No podemos llevarte/, createContactLead, 'REDIRECTED'],
      ['that is complete', 'Gracias', createContactLead, 'THANK_YOU'],
      ['that was rejected', 'En este momento no tenemos una oferta para ti', createContactLead, 'REJECTED'],
    ] as const)('opens the screen of a lead %s', async (_life, title, makeLead, state) => {
      const id = makeLead();
      moveToState(storeLead(id), stateNumber(state));
      const { user, calls, environment } = await open(id);
      // A hidden page does not poll, so a lead that is checked stays so.
      environment.isHidden = true;
      await heading('Tu solicitud sigue aquí');
      expect(calls[0]?.path).toBe(`/v3/lead/url/${id}/${urlType}`);
      await user.click(getButton('Continuar la solicitud'));
      await screen.findByRole('heading', { level: 1, name: title });
      expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    });

    it('restarts a declined lead with the input that the server sends, and asks for the rest again', async () => {
      const id = createContactLead('ana+declined@example.com');
      moveToState(storeLead(id), stateNumber('REJECTED'));
      const { user, store: visited } = await open(id);
      await heading('Tu solicitud sigue aquí');
      await user.click(getButton('Continuar la solicitud'));
      // The new lead lacks the purpose of the loan, which the server keeps to itself.
      await heading('El préstamo que necesitas');
      const { application } = visited.getState().leadApplication;
      expect(application).toMatchObject({ amount: 3000 });
      expect(application).not.toHaveProperty('id');
    });

    it.each([
      ['that is expired', () => createExpiredLead()],
      ['that no longer exists', () => 'gone-1'],
      ['that is unknown', () => 'nobody'],
    ])('reports a lead %s and offers a new application', async (_life, makeId) => {
      const { user } = await open(makeId());
      await heading('No encontramos esta solicitud');
      await user.click(getButton('Empezar otra solicitud'));
      await heading('El préstamo que necesitas');
    });
  });

  it('lets the applicant choose if another application is open in this browser', async () => {
    const id = createContactLead();
    const { user, store } = await openApp({
      route: `continue/${id}`,
      state: stateAt('NONE', { application: { id: 'another', amount: 900 } }),
    });
    await heading('Tienes otra solicitud abierta');
    expect(getButton('La del enlace')).toBeInTheDocument();
    await user.click(getButton('La de este navegador'));
    await heading('El préstamo que necesitas');
    expect(store.getState().leadApplication.application.id).toBe('another');
  });

  it('lets the applicant choose also if the other application arrives from another tab meanwhile', async () => {
    const visit = await openApp({ route: `continue/${createContactLead()}` });
    await heading('Tu solicitud sigue aquí');
    act(() => receiveFromOtherTab(visit, { id: 'another', amount: 900 }));
    await heading('Tienes otra solicitud abierta');
    expect(screen.queryByRole('button', { name: 'Continuar la solicitud' })).not.toBeInTheDocument();
  });

  describe.each([
    ["with a lender's offer", 'COFIDIS_OFFER', /Cofidis/],
    ["with a lender's consents", 'POLICY_CONSENTS', 'Tus consentimientos'],
  ] as const)('beside an application in this browser %s', (_life, state, title) => {
    const openBoth = (network: FakeNetwork) => {
      const id = createContactLead();
      moveToState(storeLead(id), stateNumber(state));
      return openApp({
        route: `continue/${createContactLead()}`,
        state: stateAt(state, { application: { id, sessionId: 's' } }),
        network,
      });
    };

    it('opens that one with the data of its screen', async () => {
      const { user } = await openBoth(referenceNetwork);
      await heading('Tienes otra solicitud abierta');
      await user.click(getButton('La de este navegador'));
      await heading(title);
    });

    it('says that it cannot show the screen of that one, and tries again on request', async () => {
      let isFailing = true;
      const { user } = await openBoth((call) =>
        isFailing && call.path.startsWith('/lead/status') ? refusedResponse(403) : referenceNetwork(call),
      );
      await heading('Tienes otra solicitud abierta');
      await user.click(getButton('La de este navegador'));
      await heading('No hemos podido cargar este paso');
      isFailing = false;
      await user.click(getButton('Intentar de nuevo'));
      await heading(title);
    });
  });

  it.each(['nobody', 'gone-1'])('reports an unknown lead (%s) and offers a new application', async (id) => {
    const { user } = await openApp({ route: `continue/${id}` });
    await heading('No encontramos esta solicitud');
    await user.click(getButton('Empezar otra solicitud'));
    await heading('El préstamo que necesitas');
  });

  it('does not blame the link for a server error, and retries on request', async () => {
    let isDown = true;
    const { user, calls } = await openApp({
      page: praveloPage,
      route: 'continue/some-id',
      network: () => (isDown ? jsonResponse(500, {}) : goneResponse(404)),
    });
    await heading('Nie możemy teraz tego sprawdzić');
    expect(getButton('Złóż nowy wniosek')).toBeInTheDocument();
    const again = getButton('Spróbuj ponownie');
    const before = calls.length;
    const status = await screen.findByRole('status');
    const [said] = status.children;
    await user.click(again);
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
    expect(again).toHaveFocus();
    // The same words are announced again.
    expect(status.firstElementChild).not.toBe(said);
    isDown = false;
    await user.click(again);
    const title = await heading('Nie możemy znaleźć tego wniosku');
    await waitFor(() => expect(title).toHaveFocus());
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/v2/lead/url/some-id/continue']));
  });

  it('tells until when the server is paused', async () => {
    await openApp({
      route: 'continue/some-id',
      network: () => jsonResponse(429, {}, { 'Retry-After': '3600' }),
    });
    await heading('Ahora no podemos buscarla');
    expect(screen.getByText(/en pausa \(hora aproximada de vuelta: \d+:\d\d\)/)).toBeInTheDocument();
  });

  it.each([
    ['is unknown', 404, 'No encontramos esta solicitud'],
    ['cannot be looked up', 500, 'Ahora no podemos buscarla'],
  ])('first offers the application that is open here if its lead %s', async (_case, status, title) => {
    const { user, store } = await openApp({
      route: 'continue/some-id',
      network: () => jsonResponse(status, { code: 'lead_unknown' }),
      state: stateAt('NONE', { application: { id: 'another', amount: 900 } }),
    });
    await heading(title);
    await user.click(getButton('Ir a la solicitud abierta'));
    await heading('El préstamo que necesitas');
    expect(store.getState().leadApplication.application).toMatchObject({ id: 'another', amount: 900 });
  });

  it.each([
    ['one that has ended', 'REJECTED', 'continue/some-id'],
    ['the lead of the link itself, which has no other screen', 'CONTINUE', 'continue'],
  ] as const)('neither offers nor warns of %s', async (_case, name, route) => {
    const { user } = await openApp({
      route,
      network: () => goneResponse(404),
      state: stateAt(name, { application: { id: 'another', sessionId: 's' } }),
    });
    await heading('No encontramos esta solicitud');
    expect(screen.queryByRole('button', { name: 'Ir a la solicitud abierta' })).not.toBeInTheDocument();
    await user.click(getButton('Empezar otra solicitud'));
    await heading('El préstamo que necesitas');
  });

  it('replaces an application with only a draft not before the applicant confirms', async () => {
    const { user, store } = await openApp({
      route: 'continue/some-id',
      network: () => goneResponse(404),
      state: stateAt('NONE', { application: { sessionId: 's', amount: 900 }, lastOperationTimestamp: 1 }),
    });
    await heading('No encontramos esta solicitud');
    await user.click(getButton('Empezar otra solicitud'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tienes otra solicitud abierta' }));
    expect(dialog.getByText(/se borrarán de este navegador las respuestas/)).toBeInTheDocument();
    expect(store.getState().leadApplication.application.amount).toBe(900);
    await user.click(dialog.getByRole('button', { name: 'Ir a la solicitud abierta' }));
    await heading('El préstamo que necesitas');
    expect(store.getState().leadApplication.application).toMatchObject({ sessionId: 's', amount: 900 });
  });

  it('starts a new application without the stored data', async () => {
    const { user, store } = await openApp({
      route: 'continue/some-id',
      network: () => jsonResponse(500, {}),
      state: stateAt('NONE', {
        application: { sessionId: 's', id: 'another', contactDetails: { email: 'eva@example.com' } },
      }),
    });
    await heading('Ahora no podemos buscarla');
    await user.click(getButton('Empezar otra solicitud'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tienes otra solicitud abierta' }));
    await user.click(dialog.getByRole('button', { name: 'Empezar otra solicitud' }));
    await heading('El préstamo que necesitas');
    await waitFor(() =>
      expect(JSON.stringify(store.getState().leadApplication.application)).not.toMatch(/another|eva@/),
    );
  });
});
