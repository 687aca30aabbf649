// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import {
  jsonResponse,
  praveloPage,
  refusedResponse,
  type FakeNetwork,
  type ReceivedCall,
} from '../../state/store.fixture';
import type { CustomerConsent } from '../../api/consents';
import { stateNumber, type ProgressStateName } from '../../domain/journey/states/progressStates';
import type { LeadState } from '../../state/slices/leadState';

beforeEach(resetBackend);

const bureau: CustomerConsent = {
  id: 'credit-bureau',
  text: 'Autorizo la consulta de <b>ficheros</b>.',
  required: true,
  group: 'credit',
  given: true,
  version: '1',
};
const terms: CustomerConsent = {
  id: 'partner-terms',
  text: 'He leído las condiciones.',
  link: 'https://partner.example/terms',
  required: true,
  group: 'partner',
  given: false,
};
const offers: CustomerConsent = {
  id: 'partner-offers',
  text: 'Quiero ofertas.',
  required: false,
  group: 'partner',
  given: false,
};

interface Options {
  readonly network?: FakeNetwork;
  readonly page?: typeof praveloPage;
  readonly lead?: Partial<LeadState>;
  readonly consents?: readonly CustomerConsent[];
}

/** A lead whose current state came with consents. */
async function openConsents(name: ProgressStateName, route: string, options: Options = {}) {
  const lead = createLead('dynamic', { contactDetails: { email: `ana+${route}@example.com` } });
  Object.assign(lead, { state: stateNumber(name), position: 0 });
  return openApp({
    route,
    network: options.network ?? referenceNetwork,
    ...(options.page === undefined ? {} : { page: options.page }),
    state: stateAt(name, {
      application: { id: lead.id, sessionId: 'session-1' },
      result: { stepData: {}, partnerName: 'Banco Muestra' },
      customerConsents: options.consents ?? [bureau, terms, offers],
      ...options.lead,
    }),
  });
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const all = () => box(/^Aceptar todo/);
const go = () => screen.getByRole('button', { name: 'Continuar' });
const sent = (calls: readonly ReceivedCall[]) => calls.filter(({ method }) => method === 'POST');

describe('consents from the server', () => {
  it.each<readonly [ProgressStateName, string, string]>([
    ['POLICY_CONSENTS', 'consents', '/lead/offer/policy'],
    ['ADVANZIA_CONSENTS', 'advanzia-consents', '/lead/offer/policy'],
    ['TFBANK_CONSENTS', 'tfbank-consents', '/lead/offer/policy'],
    ['DYNAMIC_CONSENTS', 'dynamic-consents', '/lead/offer/dynamic-policy'],
  ])('submits each consent of %s as given or not given, once', async (name, route, path) => {
    const { user, calls, store } = await openConsents(name, route);
    await screen.findByRole('heading', { level: 1, name: 'Tus consentimientos' });
    await user.click(box(/^Autorizo/));
    await user.click(box(/^He leído/));
    await user.dblClick(go());
    await waitFor(() =>
      expect(store.getState().leadApplication.progressStates.at(-1)).not.toBe(stateNumber(name)),
    );
    expect(sent(calls)).toMatchObject([
      {
        path,
        body: {
          consents: [
            { id: 'credit-bureau', given: true },
            { id: 'partner-terms', given: true },
            { id: 'partner-offers', given: false },
          ],
        },
      },
    ]);
  });

  it('marks the language of a text that names it', async () => {
    await openConsents('POLICY_CONSENTS', 'consents', {
      consents: [{ ...bureau, text: 'Wyrażam zgodę.', lang: 'pl-PL' }, offers],
    });
    const text = await screen.findByText('Wyrażam zgodę.');
    expect(text.closest('span[lang]')).toHaveAttribute('lang', 'pl-PL');
    expect(screen.getByText('Quiero ofertas.').closest('span[lang]')).toBeNull();
  });

  it('names the lender, ticks no consent and groups them', async () => {
    await openConsents('ADVANZIA_CONSENTS', 'advanzia-consents');
    await screen.findByText(/^Advanzia Bank necesita tus consentimientos/);
    for (const one of screen.getAllByRole('checkbox')) expect(one).not.toBeChecked();
    const credit = within(screen.getByRole('group', { name: 'Ficheros de crédito' }));
    expect(credit.getByRole('checkbox')).toHaveAccessibleDescription('Obligatorio para este préstamo.');
    expect(within(screen.getByRole('group', { name: 'La entidad' })).getAllByRole('checkbox')).toHaveLength(
      2,
    );
    expect(box(/^Quiero/)).toHaveAccessibleDescription(/^Opcional/);
  });

  it('names no address in place of a lender', async () => {
    await openConsents('POLICY_CONSENTS', 'consents', {
      lead: { result: { stepData: {}, partnerName: 'api.lender.example' } },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).not.toHaveTextContent('api.lender.example');
  });

  it('renders consents as plain text with safe links only', async () => {
    const consents = [
      bureau,
      terms,
      { ...offers, link: 'javascript:alert(1)' },
      { ...offers, id: 'own', text: 'Lo propio', link: '/privacidad', group: 'unheard of' },
    ];
    await openConsents('POLICY_CONSENTS', 'consents', { consents });
    await screen.findByText('Autorizo la consulta de <b>ficheros</b>.');
    const form = within(screen.getByRole('group', { name: 'Lo que autorizas' }));
    const [external, internal, ...others] = form.getAllByRole('link');
    expect(others).toEqual([]);
    expect(external).toHaveAccessibleName('Leer el texto en partner.example (se abre en otra pestaña)');
    expect(external).toHaveAttribute('href', 'https://partner.example/terms');
    expect(external).toHaveAttribute('target', '_blank');
    expect(external).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(internal).toHaveAttribute('href', '/privacidad');
  });

  it('ticks all consents with one switch, and unticks them one by one', async () => {
    const { user } = await openConsents('POLICY_CONSENTS', 'consents');
    await screen.findByRole('heading', { level: 1 });
    await user.click(all());
    await user.click(box(/^Quiero/));
    expect(all()).toBePartiallyChecked();
    expect(box(/^Autorizo/)).toBeChecked();
    expect(box(/^Quiero/)).not.toBeChecked();
  });

  it('shows the error of a missing required consent beside it and submits nothing', async () => {
    const { user, calls } = await openConsents('POLICY_CONSENTS', 'consents');
    await screen.findByRole('heading', { level: 1 });
    await user.click(box(/^Autorizo/));
    await user.click(go());
    expect(box(/^He leído/)).toHaveFocus();
    expect(box(/^He leído/)).toBeInvalid();
    expect(box(/^He leído/)).toHaveAccessibleDescription(
      /Sin este consentimiento, Banco Muestra no puede seguir/,
    );
    expect(box(/^Quiero/)).toBeValid();
    expect(sent(calls)).toEqual([]);
    await user.click(box(/^He leído/));
    expect(box(/^He leído/)).toBeValid();
    await user.click(go());
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
  });

  it("shows a consent's server error beside it until the consent changes", async () => {
    const { user } = await openConsents('POLICY_CONSENTS', 'consents', {
      network: () => jsonResponse(422, { errors: { 'partner-offers': 'consent_required' } }),
    });
    await screen.findByRole('heading', { level: 1 });
    await user.click(box(/^Autorizo/));
    await user.click(box(/^He leído/));
    await user.click(go());
    await waitFor(() => expect(box(/^Quiero/)).toBeInvalid());
    expect(box(/^Quiero/)).toHaveAccessibleDescription(/Marca esta casilla/);
    expect(box(/^Quiero/)).toHaveFocus();
    expect(screen.getByText('Todavía no se ha completado.')).toBeInTheDocument();
    await user.click(box(/^Quiero/));
    expect(box(/^Quiero/)).toBeValid();
  });

  it.each([
    ['is unreachable', (): 'no connection' => 'no connection', /Ahora no podemos hacerlo/],
    ['responds with an error', () => jsonResponse(503, {}), /Ahora no podemos hacerlo/],
    [
      'demands a delay',
      () => jsonResponse(429, {}, { 'Retry-After': '600' }),
      /Ya puedes intentarlo de nuevo/,
    ],
    ['responds with a document', () => new Response('<html>', { status: 200 }), /Ahora no podemos hacerlo/],
    ['responds with unreadable data', () => refusedResponse(), /No hemos podido aceptarlo/],
  ])('keeps the ticks and reports when the server %s', async (_what, network, message) => {
    const { user } = await openConsents('POLICY_CONSENTS', 'consents', {
      network: (call) => (call.method === 'POST' ? network() : jsonResponse(200, {})),
    });
    await screen.findByRole('heading', { level: 1 });
    await user.click(all());
    await user.click(go());
    await screen.findByText(message);
    expect(box(/^Autorizo/)).toBeChecked();
  });

  it('requests the consents again if there are none', async () => {
    const { user } = await openConsents('TFBANK_CONSENTS', 'tfbank-consents', { consents: [] });
    await screen.findByRole('heading', { level: 1, name: 'No hemos podido cargar este paso' });
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await screen.findByRole('heading', { level: 1, name: 'Tus consentimientos' });
    expect(screen.getByText(/^TF Bank necesita/)).toBeInTheDocument();
  });

  it('restores the ticks after a reload for the same lead and the same text', async () => {
    const { user, store } = await openConsents('POLICY_CONSENTS', 'consents');
    await screen.findByRole('heading', { level: 1 });
    await user.click(all());
    const { dynamicPages, leadApplication } = store.getState();
    const reopen = (lead: Partial<LeadState>) =>
      openApp({
        route: 'consents',
        state: { dynamicPages, leadApplication: { ...leadApplication, ...lead } },
      });
    document.body.innerHTML = '';
    await reopen({ customerConsents: [bureau, { ...terms, text: 'Otras condiciones.' }, offers] });
    await screen.findByRole('checkbox', { name: /^Autorizo/ });
    expect(box(/^Autorizo/)).toBeChecked();
    expect(box(/^Otras condiciones/)).not.toBeChecked();
    document.body.innerHTML = '';
    await reopen({ application: { ...leadApplication.application, id: 'another' } });
    await screen.findByRole('checkbox', { name: /^Autorizo/ });
    expect(box(/^Autorizo/)).not.toBeChecked();
  });

  it.each([
    ['names it', { application: { partner: { name: 'Banco Segundo' } } }],
    ['has another version of the state', { stateVersion: 'b' }],
  ])('ticks nothing for the next lender, if the server %s', async (_case, next) => {
    const { user } = await openConsents('POLICY_CONSENTS', 'consents', {
      lead: { result: { stepData: {}, partnerName: 'Banco Muestra', stateVersion: 'a' } },
      network: ({ method }) =>
        jsonResponse(200, {
          state: stateNumber('POLICY_CONSENTS'),
          stateVersion: 'a',
          customerConsents: [bureau, terms, offers],
          ...(method === 'POST' ? next : {}),
        }),
    });
    await screen.findByRole('heading', { level: 1 });
    await user.click(all());
    await user.click(go());
    await waitFor(() => expect(box(/^Autorizo/)).not.toBeChecked());
    expect(all()).not.toBeChecked();
    expect(box(/^Autorizo/)).toBeValid();
  });

  it('shows the texts in Polish', async () => {
    await openConsents('POLICY_CONSENTS', 'consents', { page: praveloPage });
    await screen.findByRole('heading', { level: 1, name: 'Twoje zgody' });
    expect(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie zgody' })).not.toBeChecked();
  });
});

describe('hundreds of long consents', () => {
  const long = 'Consiento el tratamiento de mis datos. '.repeat(500);
  const many = Array.from({ length: 500 }, (_none, number): CustomerConsent => ({
    ...offers,
    id: `consent-${number}`,
    text: `${number} ${long}`,
  }));

  it('are stored without their texts', async () => {
    const { user, session, local, flush } = await openConsents('POLICY_CONSENTS', 'consents', {
      consents: many,
      lead: { lastOperationTimestamp: 1 },
    });
    await user.click(screen.getByLabelText('Aceptar todo'));
    expect(document.querySelectorAll('input:checked')).toHaveLength(many.length + 1);
    flush();
    for (const area of [session, local])
      for (const value of area.values()) expect(JSON.stringify(value).length).toBeLessThan(100_000);
  });
});

it('does not send a consent by itself that was taken back while the request waited offline', async () => {
  let isConnected = false;
  const visit = await openConsents('POLICY_CONSENTS', 'consents', {
    network: (call) => {
      if (!isConnected) return 'no connection';
      // The status is read before the repeat: the lead is still asked for the consents that were shown.
      const isStatus = call.path.startsWith('/lead/status/');
      return isStatus ? jsonResponse(200, { state: stateNumber('POLICY_CONSENTS') }) : referenceNetwork(call);
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Tus consentimientos' });
  await visit.user.click(all());
  visit.environment.isOnline = false;
  await visit.user.click(go());
  await screen.findByText(/Lo enviaremos en cuanto vuelvas/);
  await visit.user.click(box(/^Quiero/));
  const before = sent(visit.calls).length;
  isConnected = true;
  await act(async () => {
    visit.goOnline();
    await visit.flushPromises();
  });
  expect(sent(visit.calls)).toHaveLength(before);
  expect(screen.queryByText(/Lo enviaremos en cuanto vuelvas/)).not.toBeInTheDocument();
  await visit.user.click(go());
  await waitFor(() => expect(sent(visit.calls)).toHaveLength(before + 1));
  expect(sent(visit.calls).at(-1)?.body).toMatchObject({
    consents: [
      { id: 'credit-bureau', given: true },
      { id: 'partner-terms', given: true },
      { id: 'partner-offers', given: false },
    ],
  });
});
