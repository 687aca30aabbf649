// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import marenza from '../../../brands/marenza/brand';
import marenzaEs from '../../../brands/marenza/es/page';
import { createLead } from '../../../tests/backend/leads';
import { store as backend } from '../../../tests/backend/store';
import { openApp, referenceNetwork, resetBackend, stateAt } from '../../app/app.fixture';
import { countryFacts } from '../../domain/countries/vectors/facts.fixture';
import { resolvePage } from '../../domain/pages/resolvePage';
import { routeChangeRequested } from '../../state/slices/lead';
import { initialDynamicPages } from '../../state/slices/dynamicPagesState';
import { jsonResponse, ondaraPage, type FakeNetwork } from '../../state/store.fixture';
import { storageWith } from '../../testing/storage.fixture';

beforeEach(resetBackend);
afterEach(() => document.documentElement.removeAttribute('style'));

const savedAt = Date.UTC(2026, 10, 20, 12);
type Options = Partial<Parameters<typeof openApp>[0]>;

/** The step that asks who the applicant is, with its help open. With a lead, the server has the contact details. */
async function openHelp({ hasLead = false, ...options }: Options & { readonly hasLead?: boolean } = {}) {
  const contactDetails = { email: 'ana@example.com', phoneNumber: '+34612345678' };
  const { id, expiresAt } = createLead('dynamic', { contactDetails });
  const application = {
    sessionId: 'session-1',
    amount: 3000,
    period: 12,
    ...(hasLead ? { id, expiresAt, contactDetails } : {}),
  };
  const visit = await openApp({
    route: 'personal-details',
    state: {
      ...stateAt('NONE', { application, progressStates: [0], lastOperationTimestamp: savedAt }),
      dynamicPages: { ...initialDynamicPages, submitted: ['loan-details', 'initial-details'] },
    },
    ...options,
  });
  await visit.user.click(await screen.findByText('Ayuda', { selector: 'summary' }));
  const heading = await screen.findByRole('heading', { name: 'Tamaño del texto' });
  const panel = heading.closest<HTMLElement>('details') ?? expect.unreachable();
  return { ...visit, id, panel: within(panel) };
}

const phone = () => screen.getByRole('textbox', { name: 'Teléfono al que te llamamos' });
const support = () => screen.getByRole('checkbox', { name: /^Necesito apoyo/ });
const send = () => screen.getByRole('button', { name: 'Pedir una llamada' });
const getCalls = () => backend.calls.filter(({ path }) => path === '/lead/call-back');

it('is folded on a step, and opens to who helps and when, larger text, a copy and more time', async () => {
  const { panel } = await openHelp();
  const names = panel.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Habla con una persona',
    'Tamaño del texto',
    'Léeselo a alguien',
    'Necesito más tiempo',
  ]);
  const { contact } = ondaraPage.definition;
  expect(panel.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+34900000000');
  expect(panel.getByText(/lun–vie/)).toHaveTextContent('9:00–19:00');
  expect(panel.getByRole('link', { name: contact.email })).toBeVisible();
  expect(panel.getByRole('heading', { name: 'Tamaño del texto' }).closest('[data-private]')).not.toBeNull();
});

it('has no call back where the row of the page has none', async () => {
  const { panel } = await openHelp({ page: resolvePage(marenza, marenzaEs, countryFacts.ES) });
  expect(panel.getByRole('link', { name: 'ayuda@marenza.example' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pedir una llamada' })).toBeNull();
});

describe('a call back', () => {
  it('sends the lead, the number, the hours and the need for support, and says that it has arrived', async () => {
    const { user, id } = await openHelp({ hasLead: true });
    expect(phone()).toHaveValue('+34612345678');
    await user.clear(phone());
    await user.type(phone(), '912 345 678');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Cuándo prefieres/ }), '12:00');
    expect(support()).toHaveAccessibleDescription(/^Solo lo ve la persona de Ondara que te llama\./);
    await user.click(support());
    await user.click(send());
    const sent = await screen.findByText(/^Hemos recibido tu petición\./);
    await waitFor(() => expect(sent.closest('[tabindex]')).toHaveFocus());
    expect(getCalls()).toMatchObject([
      {
        idempotencyKey: expect.any(String),
        body: {
          id,
          product: 'ondara',
          phoneNumber: '+34912345678',
          hours: { from: '12:00', to: '15:00' },
          needsSupport: true,
        },
      },
    ]);
  });

  it('cannot be changed while it is sent', async () => {
    const { user } = await openHelp({
      hasLead: true,
      network: async (call) =>
        call.path === '/lead/call-back' ? new Promise(() => undefined) : referenceNetwork(call),
    });
    await user.click(send());
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    const hours = screen.getByRole('combobox', { name: /^Cuándo prefieres/ });
    await user.selectOptions(hours, '12:00');
    await user.click(support());
    await user.type(phone(), '9');
    expect(hours).toHaveValue('');
    expect(phone()).toHaveValue('+34612345678');
    expect(support()).not.toBeChecked();
  });

  it('says that it was not sent where the rules for the number do not load', async () => {
    const { user } = await openHelp({ areRulesLost: true });
    await user.type(phone(), '612345678');
    await user.click(send());
    expect(await screen.findByText('Todavía no se ha completado.')).toBeVisible();
    expect(getCalls()).toEqual([]);
  });

  it('keeps the hours that are chosen while it waits for the network', async () => {
    const { user, environment } = await openHelp({
      network: async (call) => (call.path === '/lead/call-back' ? 'no connection' : referenceNetwork(call)),
    });
    environment.isOnline = false;
    await user.type(phone(), '612345678');
    await user.click(send());
    await screen.findByText(/^No tienes conexión/);
    const hours = screen.getByRole('combobox', { name: /^Cuándo prefieres/ });
    await user.selectOptions(hours, '12:00');
    expect(hours).toHaveValue('12:00');
  });

  it('sends the number alone if nothing else is given and there is no lead yet', async () => {
    const { user } = await openHelp();
    await user.type(phone(), '612345678');
    await user.click(send());
    await screen.findByText(/^Hemos recibido tu petición\./);
    expect(getCalls().map(({ body }) => body)).toEqual([{ product: 'ondara', phoneNumber: '+34612345678' }]);
  });

  it.each(['', '600', '+33 6 12 34 56 78'])('is not sent with the number "%s"', async (typed) => {
    const { user } = await openHelp();
    if (typed !== '') await user.type(phone(), typed);
    await user.click(send());
    await waitFor(() => expect(phone()).toHaveFocus());
    expect(phone()).toBeInvalid();
    expect(phone()).toHaveAccessibleDescription(/Escribe un teléfono de España/);
    expect(getCalls()).toEqual([]);
    await user.type(phone(), '1');
    expect(phone()).toBeValid();
  });

  const refuseNumber: FakeNetwork = (call) =>
    call.path === '/lead/call-back'
      ? jsonResponse(422, { errors: { phone_number: 'phone' } })
      : referenceNetwork(call);

  it('that the server refuses for its number asks for another number', async () => {
    const { user } = await openHelp({ network: refuseNumber });
    await user.type(phone(), '612345678');
    await user.click(send());
    await waitFor(() => expect(phone()).toBeInvalid());
    expect(phone()).toHaveFocus();
    expect(phone()).toHaveAccessibleDescription(/Escribe un teléfono de España/);
  });

  it('that was refused on another step says nothing in the help of this one', async () => {
    const { user, store } = await openHelp({ network: refuseNumber });
    await user.type(phone(), '612345678');
    await user.click(send());
    await waitFor(() => expect(phone()).toBeInvalid());
    act(() => void store.dispatch(routeChangeRequested({ route: 'initial-details', mode: 'PUSH' })));
    await user.click(await screen.findByText('Ayuda', { selector: 'summary' }));
    expect(phone()).toBeValid();
    expect(phone()).not.toHaveFocus();
    expect(screen.queryByText('Todavía no se ha completado.')).not.toBeInTheDocument();
  });

  it.each([
    ['is refused', 410, /^No hemos podido registrar tu petición\. Llámanos/],
    ['meets a server that fails', 503, /^No hemos podido completarlo|^Ahora no/],
  ])('that %s keeps what was given and says so', async (_what, status, words) => {
    const { user } = await openHelp({
      network: async (call) =>
        call.path === '/lead/call-back'
          ? jsonResponse(status, { code: 'lead_expired' })
          : referenceNetwork(call),
    });
    await user.type(phone(), '612345678');
    await user.click(support());
    await user.click(send());
    expect(await screen.findByText(words)).toBeVisible();
    expect(phone()).toHaveValue('612345678');
    expect(support()).toBeChecked();
  });

  it.each([
    ['that arrives', 204],
    ['that fails', 503],
    ['that is refused', 422],
  ])(
    '%s leaves the need for support in no state, storage, log and event',
    { tags: ['H33'] },
    async (_what, status) => {
      const visit = await openHelp({
        hasLead: true,
        network: async (call) =>
          call.path === '/lead/call-back' && status !== 204
            ? jsonResponse(status, { errors: { phone_number: 'phone' } })
            : referenceNetwork(call),
      });
      await visit.user.click(support());
      await visit.user.click(send());
      await waitFor(() =>
        expect(visit.store.getState().asyncFormData.requests.callBack?.kind).toMatch(/^(?:saved|not-saved)$/),
      );
      visit.flush();
      const { store, logs, trackedEvents, session, local } = visit;
      const kept = JSON.stringify([store.getState(), logs, trackedEvents, [...session], [...local]]);
      expect(kept).not.toMatch(/support|call-back-phone/i);
    },
  );
});

it('makes the text larger in this tab, and as large as before', async () => {
  const tabStorage = storageWith({});
  const { user } = await openHelp({ tabStorage });
  const larger = screen.getByRole('button', { name: 'Texto más grande' });
  await user.click(larger);
  expect(larger).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe('1.3');
  expect(tabStorage.get('textSize')).toBe(130);
  await user.click(larger);
  expect(larger).toHaveAttribute('aria-pressed', 'false');
  expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe('');
  expect(tabStorage.get('textSize')).toBeNull();
});

it('has a copy of what was answered and what comes', async () => {
  const { user, panel } = await openHelp({ hasLead: true });
  await user.click(panel.getByText('Tus respuestas, para leer y guardar'));
  expect(await panel.findByText('ana@example.com')).toBeVisible();
  const next = panel.getByRole('heading', { name: 'Lo que viene después' }).closest('section');
  const lines = within(next ?? expect.unreachable()).getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent('Datos personales');
  expect(lines.at(-1)).toHaveTextContent('correo');
  expect(panel.getByRole('button', { name: 'Imprimir' })).toBeVisible();
});

describe('more time', () => {
  it('says until when this browser keeps the answers, and when there will be a link', async () => {
    const { panel } = await openHelp();
    expect(panel.getByText(/^Hasta el 21 de noviembre.* tus respuestas se guardan/)).toBeVisible();
    expect(panel.getByText(/^Cuando tengamos tus datos de contacto/)).toBeVisible();
  });

  it('promises nothing where the browser stores nothing', async () => {
    const { panel } = await openHelp({ tabStorage: { ...storageWith({}), isAvailable: false } });
    expect(panel.queryByText(/guardan en este navegador/)).not.toBeInTheDocument();
    expect(panel.getByText(/^Cuando tengamos tus datos de contacto/)).toBeVisible();
  });

  it('says so before anything is answered', async () => {
    const { panel } = await openHelp({ route: 'loan-details', state: {} });
    expect(panel.getByText(/^En cuanto respondas algo/)).toBeVisible();
  });

  it('gives the link that brings the applicant back to the lead, and until when', async () => {
    const { panel, id } = await openHelp({ hasLead: true });
    expect(panel.getByText(new RegExp(`/application-frontend/continue/${id}$`))).toBeVisible();
    expect(panel.getByRole('button', { name: 'Copiar el enlace' })).toBeVisible();
    expect(panel.getByText(/^Hasta el .* puedes volver a tu solicitud/)).toBeVisible();
  });
});
