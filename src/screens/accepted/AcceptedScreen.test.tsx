// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store } from '../../../tests/backend/store';
import { getCard, getStatus, resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';
import { flushPromises } from '../../testing/flushPromises';
import { ondaraPage, pageForCountry } from '../../testing/pages.fixture';
import { pageRestored } from '../../state/events';
import { readEnded } from '../../state/slices/asyncFormData';
import { stateNumber } from '../../domain/journey/states/progressStates';

beforeEach(resetBackend);

/** A lead that a partner has accepted, opened on its screen. */
async function openAccepted(network?: FakeNetwork, page = ondaraPage) {
  const lead = createLead('dynamic', { contactDetails: { email: 'ana@example.com' } });
  Object.assign(lead, { state: stateNumber('ACCEPTED'), position: 0 });
  const visit = await openApp({
    page,
    route: 'accepted',
    state: stateAt('ACCEPTED', {
      application: { id: lead.id, amount: 12500, period: 12 },
      result: { partnerName: 'Banco Muestra', offerId: `offer-${lead.id}`, stepData: {} },
    }),
    ...(network === undefined ? {} : { network }),
  });
  await screen.findByRole('heading', { name: 'Buenas noticias: Banco Muestra te hace una oferta' });
  return { ...visit, id: lead.id };
}

const go = () => screen.getByRole('button', { name: 'Ver la oferta' });

const getLogo = () => screen.getByRole('main').querySelector('img');

describe("the partner's logo", () => {
  it("shows the logo beside the partner's name, which is its text alternative", async () => {
    await openAccepted();
    await waitFor(() => expect(getLogo()).not.toBeNull());
    expect(getLogo()).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,/));
    expect(getLogo()).toHaveAttribute('alt', '');
    expect(screen.getByText('Banco Muestra')).toBeInTheDocument();
  });

  it("shows the partner's monogram if the logo fails to load", async () => {
    await openAccepted();
    await waitFor(() => expect(getLogo()).not.toBeNull());
    fireEvent.error(getLogo() ?? expect.unreachable('There is no logo.'));
    expect(screen.getByText('BM')).toBeInTheDocument();
    expect(screen.getByText('Banco Muestra')).toBeInTheDocument();
    expect(getLogo()).toBeNull();
  });

  it.each<readonly [string, () => Response | 'no connection']>([
    ['fails to load', () => 'no connection'],
    ['responds with an error', () => jsonResponse(503, {})],
    ['response is malformed', () => jsonResponse(200, { 'Banco Muestra': '/bm.svg' })],
    ['belongs to another partner', () => jsonResponse(200, [{ name: 'Otro', logo: '/otro.svg' }])],
    [
      'address is not https',
      () => jsonResponse(200, [{ name: 'Banco Muestra', logo: 'http://marks.example/bm.svg' }]),
    ],
  ])("shows the partner's monogram if the logo %s", async (_how, logos) => {
    const { calls } = await openAccepted(({ path }) =>
      path === '/partner/logos' ? logos() : jsonResponse(200, {}),
    );
    await waitFor(() => expect(calls.some(({ path }) => path === '/partner/logos')).toBe(true));
    await act(flushPromises);
    expect(screen.getByText('BM')).toBeInTheDocument();
    expect(screen.getByText('Banco Muestra')).toBeInTheDocument();
    expect(getLogo()).toBeNull();
    expect(go()).toBeEnabled();
  });
});

describe('the screen of an accepted application', () => {
  it('shows the requested loan', async () => {
    await openAccepted();
    expect(getCard().getByText('12.500 €')).toBeInTheDocument();
    expect(getCard().getByText('12 meses')).toBeInTheDocument();
  });

  it('waits for what the lender has agreed to, which may differ from what was asked for', async () => {
    const lead = createLead('dynamic', { contactDetails: { email: 'ana@example.com' } });
    Object.assign(lead, { state: stateNumber('ACCEPTED'), position: 0 });
    const application = { id: lead.id, amount: 12500, period: 12 };
    const { store: state } = await openApp({
      route: 'accepted',
      state: stateAt('ACCEPTED', { application, result: { partnerName: 'Banco Muestra' } }),
    });
    expect(getCard().queryByText('12.500 €')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ver la oferta' })).not.toBeInTheDocument();
    act(() => void state.dispatch(pageRestored()));
    expect(await getCard().findByText('1.000 €')).toBeInTheDocument();
    expect(go()).toBeEnabled();
  });

  it('leads to the lender without figures if the status cannot be read', async () => {
    const application = { id: 'lead-1', amount: 12500, period: 12 };
    const { store: state } = await openApp({
      route: 'accepted',
      state: stateAt('ACCEPTED', { application, result: { partnerName: 'Banco Muestra' } }),
      network: () => jsonResponse(500, {}),
    });
    act(() => void state.dispatch(readEnded({ key: 'leadStatus', failure: 'trouble', pausedUntil: null })));
    expect(await screen.findByRole('button', { name: 'Ver la oferta' })).toBeEnabled();
    expect(getCard().queryByText('12.500 €')).not.toBeInTheDocument();
    expect(getCard().queryByText(/^La entidad te envía la información/)).not.toBeInTheDocument();
  });

  it('shows nothing that the server has not sent', async () => {
    await openAccepted();
    expect(
      getCard()
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Importe del préstamo', 'Plazo de devolución', 'Firma del contrato']);
  });

  it("shows the lender's own figures, the reference and the expiry when the server sends them", async () => {
    const { store: state } = await openAccepted();
    act(() => void state.dispatch(pageRestored()));
    await getCard().findByText('Referencia');
    const terms = getCard()
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        term.parentElement?.querySelector('dd')?.textContent.replaceAll('\u00A0', ' '),
      ]);
    expect(Object.fromEntries(terms)).toEqual({
      'Importe del préstamo': '1.000 €',
      'cada mes': '91,68 €',
      'Plazo de devolución': '12 meses',
      'Total a devolver': '1.100,16 €',
      'Tipo de interés nominal anual (TIN)': '18,00 %, fijo',
      TAE: '19,56 %',
      'Primer pago': expect.stringMatching(/^\d+ de \p{L}+ de \d{4}$/u),
      Referencia: expect.stringMatching(/^R-\d{3}-\d{3}$/),
      'Válido hasta': expect.stringMatching(/^\d+ de \p{L}+/u),
      Entidad: 'Banco Muestra',
      Dirección: 'Calle de la Muestra 1, 28013 Madrid',
      'Inscripción registral': 'Banco de España, n.º 0000',
      'Plazo para desistir': '14 días',
      'Firma del contrato': 'En la página de la entidad',
    });
  });

  it('shows until when the loan is valid by the clock of the device, whose zone it names', async () => {
    const lead = createLead('dynamic', { contactDetails: { email: 'ana@example.com' } });
    const expiresAt = '2126-12-24T00:30:00.000Z';
    Object.assign(lead, { state: stateNumber('ACCEPTED'), position: 0, expiresAt });
    const state = stateAt('ACCEPTED', { application: { id: lead.id }, result: { stepData: {} } });
    const { store: opened } = await openApp({ page: pageForCountry('MX'), route: 'accepted', state });
    act(() => void opened.dispatch(pageRestored()));
    expect(await getCard().findByText('24 de diciembre a las 12:30 a.m. UTC')).toBeInTheDocument();
  });

  it('names the comparison of offers for a comparison portal, at its own address', async () => {
    const lead = createLead('dynamic', { contactDetails: { email: 'ana@example.com' } });
    Object.assign(lead, { state: stateNumber('ACCEPTED'), position: 0 });
    const state = stateAt('ACCEPTED', {
      application: { id: lead.id },
      result: { partnerName: 'smava', stepData: {} },
    });
    const { user } = await openApp({ route: 'accepted', state });
    await screen.findByRole('heading', { level: 1, name: 'smava tiene ofertas para ti' });
    await user.click(screen.getByRole('button', { name: 'Comparar las ofertas' }));
    await waitFor(() => expect(store.calls.some(({ path }) => path === '/lead/sale')).toBe(true));
  });

  it('shows the documents before the button, which says whose offer it is', async () => {
    const { store: state } = await openAccepted();
    expect(getCard().getByText(/^La entidad te envía la información del contrato antes/)).toBeInTheDocument();
    act(() => void state.dispatch(pageRestored()));
    const document = await screen.findByRole('link', { name: /^Abrir Contrato de préstamo/ });
    expect(document.compareDocumentPosition(go()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(getCard().queryByText(/^La entidad te envía la información/)).not.toBeInTheDocument();
    expect(go()).toHaveAccessibleDescription('Una oferta de Banco Muestra');
  });

  it('names no offer of a comparison portal', async () => {
    const state = stateAt('ACCEPTED', {
      application: { id: 'lead-1' },
      result: { partnerName: 'smava', stepData: {} },
    });
    await openApp({ route: 'accepted', state });
    const button = await screen.findByRole('button', { name: 'Comparar las ofertas' });
    expect(button).not.toHaveAccessibleDescription();
  });

  it('requests the redirect once for several clicks, and opens its screen', async () => {
    const { user, id } = await openAccepted();
    await user.dblClick(go());
    await screen.findByRole('heading', { level: 1, name: /^No podemos llevarte/ });
    expect(store.calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/lead/sale', body: { id, offerId: `offer-${id}` } },
    ]);
  });

  it("says how long to wait during the server's delay, in which a press sends nothing", async () => {
    const visit = await openAccepted(() => jsonResponse(429, {}, { 'Retry-After': '30' }));
    visit.holdTime();
    await visit.user.click(go());
    expect(await screen.findByText('Espera 30 segundos e inténtalo de nuevo.')).toBeInTheDocument();
    expect(go()).toHaveAttribute('aria-disabled', 'true');
  });

  it('reports a failure and allows a retry', async () => {
    const { user, calls } = await openAccepted((call) =>
      call.path === '/lead/sale' ? jsonResponse(500, {}) : referenceNetwork(call),
    );
    await user.click(go());
    await waitFor(() =>
      expect(getStatus()).toHaveTextContent(
        'Ahora no podemos hacerlo. No se ha perdido nada: inténtalo de nuevo en un momento.',
      ),
    );
    await user.click(go());
    await waitFor(() => expect(calls.filter(({ path }) => path === '/lead/sale')).toHaveLength(3 + 3));
  });

  it('asks for no press offline, because it goes on by itself', async () => {
    const { user, environment } = await openAccepted((call) =>
      call.path === '/lead/sale' ? 'no connection' : referenceNetwork(call),
    );
    environment.isOnline = false;
    await user.click(go());
    await waitFor(() =>
      expect(getStatus()).toHaveTextContent('No tienes conexión. Lo enviaremos en cuanto vuelvas a tenerla.'),
    );
    expect(getStatus()).not.toHaveTextContent('Inténtalo de nuevo');
  });
});
