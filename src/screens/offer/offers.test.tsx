// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store } from '../../../tests/backend/store';
import { getCard, resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';
import { stateNumber, type ProgressStateName } from '../../domain/journey/states/progressStates';
import { pageRestored } from '../../state/events';
import { ondaraPage, pageForCountry } from '../../testing/pages.fixture';
import { loadRealTexts } from '../../testing/texts.fixture';

beforeEach(resetBackend);

/** A lead with an offer, opened on its screen as after a reload, so that its data is requested. */
async function openOffer(
  name: ProgressStateName,
  route: string,
  network: FakeNetwork = referenceNetwork,
  page = ondaraPage,
) {
  const lead = createLead('dynamic', {
    amount: 3000,
    period: 12,
    periodScale: 'months',
    contactDetails: { email: `ana+${route}.rejected@example.com` },
  });
  Object.assign(lead, { state: stateNumber(name), position: 0 });
  const state = stateAt(name, { application: { id: lead.id } });
  const visit = await openApp({ page, route, network, state });
  visit.store.dispatch(pageRestored());
  return { ...visit, id: lead.id };
}

const button = (name: string) => screen.findByRole('button', { name });
const figure = (name: string | RegExp) => {
  const term = screen.getByText(name, { selector: 'dt' });
  return term.parentElement?.querySelector('dd')?.textContent ?? '';
};
/** The calls of presses, without the version of the state that they name. */
const getPostedCalls = () =>
  store.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ path, body: sent }) => {
      const { stateVersion: _version, ...body } = Object(sent);
      return { path, body };
    });

it('tells a long pause of the server in place of a spinner, with a button that asks again', async () => {
  let isPaused = true;
  const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer', (call) =>
    isPaused ? jsonResponse(429, {}, { 'Retry-After': '3600' }) : referenceNetwork(call),
  );
  const again = await button('Intentar de nuevo');
  expect(await screen.findByText(/hasta las \d+:\d\d, aproximadamente/)).toBeInTheDocument();
  isPaused = false;
  await user.click(again);
  expect(await button('Aceptar la oferta')).toBeInTheDocument();
  expect(screen.queryByText(/aproximadamente/)).not.toBeInTheDocument();
});

describe.each([
  ['COFIDIS_OFFER', 'cofidis-offer', 'Cofidis te ofrece un préstamo'],
  ['INSTABANK_OFFER', 'instabank-offer', 'Instabank te ofrece un préstamo'],
] as const)('the offer of %s', (name, route, title) => {
  it('shows every figure, the total as prominent as the instalment', async () => {
    await openOffer(name, route);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(figure('Recibes')).toBe('3.000,00\u00A0€');
    expect(figure('cada mes')).toBe('275,04\u00A0€');
    expect(figure('Plazo')).toBe('12\u00A0meses');
    expect(figure('Total a devolver')).toBe('3.300,48\u00A0€');
    expect(figure(/TIN/)).toBe('18,00\u00A0%');
    expect(figure('TAE')).toBe('19,56\u00A0%');
    expect(screen.getByText(/^Tienes hasta el .+Todavía no se firma nada\.$/)).toBeInTheDocument();
  });

  it('accepts the offer once for several clicks', async () => {
    const { user, id } = await openOffer(name, route);
    await user.dblClick(await button('Aceptar la oferta'));
    await screen.findByRole('heading', { level: 1, name: /no tenemos una oferta/ });
    expect(getPostedCalls()).toEqual([{ path: `/lead/continue/${id}`, body: {} }]);
  });

  it('shows where the application is, and says so, if it has moved on before the press', async () => {
    const { user, id } = await openOffer(name, route);
    const accept = await button('Aceptar la oferta');
    Object.assign(store.leads[id] ?? {}, { state: stateNumber('PROVIDENT_OFFER') });
    await user.click(accept);
    await screen.findByRole('heading', { level: 1, name: /^Provident/ });
    const notice =
      'Tu solicitud ha avanzado mientras tanto: aquí ves en qué punto está. No se ha enviado nada dos veces.';
    expect(screen.getByText(notice)).toBeInTheDocument();
    expect(screen.getByText(notice).closest('[role=status]')).not.toBeNull();
    expect(store.leads[id]?.state).toBe(stateNumber('PROVIDENT_OFFER'));
    await user.click(await button('Aceptar la oferta'));
    await screen.findByRole('heading', { level: 1, name: /no tenemos una oferta/ });
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('declines the offer only after a confirmation', async () => {
    const { user, id } = await openOffer(name, route);
    await user.click(await button('No me interesa'));
    const dialog = await screen.findByRole('dialog', { name: '¿Rechazar esta oferta?' });
    await user.click(within(dialog).getByRole('button', { name: 'Mantener la oferta' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(getPostedCalls()).toEqual([]);
    await user.click(await button('No me interesa'));
    await user.click(await button('Rechazar la oferta'));
    await waitFor(() => expect(getPostedCalls()).toEqual([{ path: `/lead/skip/${id}`, body: {} }]));
  });
});

describe('a copy of an offer', () => {
  it('has the figures and the answers, to print or to keep as a file', async () => {
    const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer');
    await button('Aceptar la oferta');
    expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
    await user.click(screen.getByText('Tus respuestas, para leer y guardar'));
    const copy = screen.getByText('Tus respuestas, para leer y guardar').closest('details');
    if (copy === null) throw new Error('The copy is not folded.');
    const offer = within(copy).getByRole('heading', { name: 'Cofidis' }).closest('section');
    expect(offer).toHaveTextContent(/Recibes3\.000,00\s€.*Total a devolver3\.300,48\s€.*TAE19,56\s%/);
    expect(within(copy).getByRole('button', { name: 'Imprimir' })).toBeInTheDocument();
    expect(within(copy).getByRole('button', { name: 'Guardar como archivo' })).toBeInTheDocument();
  });

  it('leaves out sections of which this browser has no answer', async () => {
    const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer');
    await button('Aceptar la oferta');
    await user.click(screen.getByText('Tus respuestas, para leer y guardar'));
    expect(screen.queryByRole('heading', { name: 'Datos personales' })).not.toBeInTheDocument();
  });
});

it.each([
  ['Spain', ondaraPage, '24 de diciembre a las 1:30'],
  ['Mexico', pageForCountry('MX'), '23 de diciembre a las 6:30 p.m.'],
  ['the Philippines', pageForCountry('PH'), 'Disyembre 24 nang 8:30 AM'],
] as const)(
  'an offer on a page of %s ends by the clock of that country, wherever the device is',
  async (_country, page, time) => {
    store.offers.push({ offer: { expiresAt: '2026-12-24T00:30:00.000Z' } });
    const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer', referenceNetwork, page);
    const until = await getCard().findByText(time, { exact: false });
    const { t } = await loadRealTexts(page, page.languages[0]);
    // The copy says it once more.
    await user.click(getCard().getByText(t('screensˆreview>own_copy')));
    expect(getCard().getAllByText(until.textContent)).toHaveLength(2);
  },
);

describe('an offer that the lender has changed', () => {
  it('shows the previous figures of a replaced offer, which needs a second click', async () => {
    const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer');
    await button('Aceptar la oferta');
    store.offers.push({ offer: { amount: 2000, instalment: 183.36, total: 2200.32 } });
    await user.click(await button('Aceptar la oferta'));
    expect(await screen.findByText(/^La oferta ha cambiado/)).toBeInTheDocument();
    expect(figure('Recibes')).toBe('2.000,00\u00A0€antes: 3.000,00\u00A0€');
    expect(figure('TAE')).toBe('19,56\u00A0%');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cofidis');
    await user.click(await button('Aceptar la oferta'));
    await screen.findByRole('heading', { level: 1, name: /no tenemos una oferta/ });
  });

  it('shows the new expiry of an expired offer, which needs a second click', async () => {
    const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer');
    await button('Aceptar la oferta');
    store.offers.push({ offer: { expiresAt: '2026-12-24T11:00:00.000Z' } });
    await user.click(await button('Aceptar la oferta'));
    expect(await screen.findByText(/^La oferta ha cambiado/)).toBeInTheDocument();
    expect(screen.getByText(/24 de diciembre a las 12:00/)).toBeInTheDocument();
    await user.click(await button('Aceptar la oferta'));
    await screen.findByRole('heading', { level: 1, name: /no tenemos una oferta/ });
  });

  it('requests a malformed offer again instead of showing it', async () => {
    let isBroken = true;
    const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer', (call) =>
      isBroken && call.path.startsWith('/lead/status')
        ? jsonResponse(200, { state: 38, stepData: { offer: { amount: 'much' } } })
        : referenceNetwork(call),
    );
    await screen.findByRole('heading', { level: 1, name: 'No hemos podido cargar este paso' });
    isBroken = false;
    await user.click(await button('Intentar de nuevo'));
    await screen.findByRole('heading', { level: 1, name: /^Cofidis/ });
  });
});

describe('a changeable offer', () => {
  it("shows the lender's figures for the last change", async () => {
    const { user, id } = await openOffer('PROVIDENT_OFFER', 'provident-offer');
    const amount = await screen.findByRole('slider', { name: 'Recibes' });
    fireEvent.change(amount, { target: { value: '2900' } });
    expect(amount).toHaveAttribute('aria-valuetext', '2.900\u00A0€');
    await waitFor(() => expect(figure('Recibes')).toBe('2.900,00\u00A0€'));
    expect(figure('cada mes')).toBe('265,87\u00A0€');
    expect(screen.queryByText(/^La oferta ha cambiado/)).not.toBeInTheDocument();
    expect(getPostedCalls()).toEqual([
      { path: '/lead/offer/update-provident-offer', body: { id, amount: 2900, period: 12 } },
    ]);
    await user.click(await button('Aceptar la oferta'));
    await waitFor(() => expect(getPostedCalls().at(-1)?.path).toBe(`/lead/continue/${id}`));
  });

  it('does not accept the offer before the change', async () => {
    const { user, id } = await openOffer('PROVIDENT_OFFER', 'provident-offer');
    const amount = await screen.findByRole('slider', { name: 'Recibes' });
    fireEvent.change(amount, { target: { value: '2900' } });
    await user.click(await button('Aceptar la oferta'));
    await waitFor(() => expect(getPostedCalls()).not.toEqual([]));
    expect(getPostedCalls()).toEqual([
      { path: '/lead/offer/update-provident-offer', body: { id, amount: 2900, period: 12 } },
    ]);
  });

  it('recalculates again after a failure, and never accepts other figures', async () => {
    let isDown = true;
    const { user } = await openOffer('PROVIDENT_OFFER', 'provident-offer', (call) =>
      isDown && call.path.endsWith('update-provident-offer')
        ? jsonResponse(422, { errors: {} })
        : referenceNetwork(call),
    );
    const amount = await screen.findByRole('slider', { name: 'Recibes' });
    fireEvent.change(amount, { target: { value: '2900' } });
    const again = await button('Volver a pedir estas cifras');
    expect(screen.queryByRole('button', { name: 'Aceptar la oferta' })).not.toBeInTheDocument();
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(figure('Recibes')).toBe('2.900,00\u00A0€'));
    expect(await button('Aceptar la oferta')).toBeInTheDocument();
  });

  it('requests a change made during a request whose response comes before the pause ends', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let requests = 0;
    await openOffer('PROVIDENT_OFFER', 'provident-offer', async (call) => {
      if (call.path.endsWith('update-provident-offer')) {
        requests += 1;
        if (requests === 1) await answered;
      }
      return referenceNetwork(call);
    });
    const amount = await screen.findByRole('slider', { name: 'Recibes' });
    fireEvent.change(amount, { target: { value: '2900' } });
    await waitFor(() => expect(requests).toBe(1));
    fireEvent.change(amount, { target: { value: '2800' } });
    answer();
    await waitFor(() => expect(figure('Recibes')).toBe('2.900,00\u00A0€'));
    expect(screen.queryByText(/^La oferta ha cambiado/)).not.toBeInTheDocument();
    await waitFor(() => expect(figure('Recibes')).toBe('2.800,00\u00A0€'));
    expect(requests).toBe(2);
  });

  it('shows an offer that the lender has replaced, and asks for nothing', async () => {
    const { user, id } = await openOffer('PROVIDENT_OFFER', 'provident-offer');
    await button('Aceptar la oferta');
    store.offers.push({ offer: { amount: 2000, instalment: 183.36, total: 2200.32 } });
    await user.click(await button('Aceptar la oferta'));
    expect(await screen.findByText(/^La oferta ha cambiado/)).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Recibes' })).toHaveValue('2000');
    const accept = await button('Aceptar la oferta');
    await waitFor(() => expect(accept).toHaveAttribute('aria-busy', 'false'));
    await user.click(accept);
    await screen.findByRole('heading', { level: 1, name: /no tenemos una oferta/ });
    const path = `/lead/continue/${id}`;
    expect(getPostedCalls()).toEqual([
      { path, body: {} },
      { path, body: {} },
    ]);
  });
});

describe('several offers', () => {
  it('shows the lowest total first and marks it in words', async () => {
    await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice');
    const [first, second, ...others] = await screen.findAllByRole('radio');
    expect(others).toEqual([]);
    expect(first).toHaveAccessibleName('Crédito Ejemplo');
    expect(first).toHaveAccessibleDescription(/^La que menos cuesta en total/);
    expect(second).not.toHaveAccessibleDescription(/La que menos cuesta en total/);
  });

  it('describes each offer by its compared figures', async () => {
    await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice');
    const [, second] = await screen.findAllByRole('radio');
    expect(second).toHaveAccessibleDescription(
      /^cada mes \S+\s€ Recibes \S+\s€ Total a devolver \S+\s€ TAE \S+\s%$/,
    );
  });

  it('shows and folds further figures on request, and keeps the focus', async () => {
    const { user } = await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice');
    const more = await button('Más cifras');
    const isFolded = () => getCard().getAllByText('12 meses')[0]?.closest('.folded') !== null;
    expect(isFolded()).toBe(true);
    expect(more).toHaveAttribute('aria-expanded', 'false');
    more.focus();
    await user.keyboard('{Enter}');
    expect(isFolded()).toBe(false);
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Enter}');
    expect(isFolded()).toBe(true);
  });

  it('accepts the selected offer', async () => {
    const { user, id } = await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice');
    await user.click(await button('Aceptar la oferta'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Elige una de las ofertas.');
    expect(getPostedCalls()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Crédito Ejemplo' }));
    await user.click(await button('Aceptar la oferta'));
    await waitFor(() =>
      expect(getPostedCalls()).toEqual([
        { path: '/lead/offer/accept-creditea-offer', body: { id, offerId: `other-${id}` } },
      ]),
    );
  });

  it('says that the offers have changed since they were shown', async () => {
    const changed = (text: string) => text.replace(/"total":[\d.]+/g, '"total":4321.5');
    let accepts = 0;
    const { user, id } = await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice', async (call) => {
      if (!call.path.endsWith('accept-creditea-offer')) return referenceNetwork(call);
      accepts += 1;
      const status = await referenceNetwork({ ...call, method: 'GET', path: `/lead/status/${id}`, body: {} });
      if (accepts > 1 || status === 'no connection') return referenceNetwork(call);
      return new Response(changed(await status.text()), { status: 200 });
    });
    await user.click(await screen.findByRole('radio', { name: 'Crédito Ejemplo' }));
    await user.click(await button('Aceptar la oferta'));
    await waitFor(() => expect(screen.getAllByText('4.321,50 €')).not.toEqual([]));
    expect(screen.getByText(/^La oferta ha cambiado/)).toBeInTheDocument();
  });
});

describe('an offer with an account', () => {
  it('accepts the offer together with the account', async () => {
    const { user, id } = await openOffer('PROFICREDIT_OFFER', 'proficredit-offer');
    await screen.findByText('Una oferta de Profi Credit');
    await user.click(await button('Aceptar la oferta'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/IBAN/);
    await user.type(screen.getByRole('textbox', { name: /IBAN/ }), 'ES91 2100 0418 4502 0005 1332');
    await user.click(await button('Aceptar la oferta'));
    await waitFor(() =>
      expect(getPostedCalls()).toEqual([
        {
          path: '/lead/offer/proficredit',
          body: expect.objectContaining({ id, incomeDetails: { iban: 'ES9121000418450200051332' } }),
        },
      ]),
    );
  });
});
