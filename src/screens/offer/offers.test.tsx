// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store } from '../../../tests/backend/store';
import { getCard, resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import type { WaitStatus } from '../../domain/journey/calls/requestStatus';
import { requestStatusChanged } from '../../state/slices/asyncFormData';
import { applicationResultUpdated } from '../../state/slices/lead';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';
import { stateNumber, type ProgressStateName } from '../../domain/journey/states/progressStates';
import { leadStatusRequested, pageRestored } from '../../state/events';
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
const acceptButton = () => screen.findByRole('button', { name: /^Aceptar / });
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

it('shows only at the button that was pressed that its request is pending', async () => {
  const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer', (call) =>
    call.path.startsWith('/lead/continue/') ? new Promise(() => undefined) : referenceNetwork(call),
  );
  await user.click(await acceptButton());
  expect(await acceptButton()).toHaveAttribute('aria-busy', 'true');
  expect(await button('No me interesa')).toHaveAttribute('aria-busy', 'false');
});

it('says that nothing follows if the server accepts and stays at the same offer', async () => {
  const { user, store: state } = await openOffer('COFIDIS_OFFER', 'cofidis-offer', (call) =>
    call.path.startsWith('/lead/continue/')
      ? jsonResponse(200, { id: call.path.split('/').at(-1) })
      : referenceNetwork(call),
  );
  await user.click(await acceptButton());
  expect(await screen.findByText(/^Todavía no sabemos cómo sigue/)).toBeInTheDocument();
  expect(state.getState().leadApplication.progressStates.at(-1)).toBe(stateNumber('COFIDIS_OFFER'));
});

it('tells a long pause of the server in place of a spinner, with a button that asks again', async () => {
  let calls = 0;
  let isOver = (): void => undefined;
  const pause = new Promise<void>((resolve) => (isOver = resolve));
  const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer', async (call) => {
    calls += 1;
    if (calls === 1) return jsonResponse(429, {}, { 'Retry-After': '3600' });
    await pause;
    return referenceNetwork(call);
  });
  const again = await button('Intentar de nuevo');
  expect(await screen.findByText(/hora aproximada de vuelta: \d+:\d\d/)).toBeInTheDocument();
  await user.click(again);
  isOver();
  expect(await acceptButton()).toBeInTheDocument();
  expect(screen.queryByText(/hora aproximada/)).not.toBeInTheDocument();
});

it('is busy after a press for data that have not come, and tells each failure in the same place', async () => {
  let isOver = (): void => undefined;
  let pause: Promise<void> | null = null;
  const { user, flushPromises } = await openOffer('COFIDIS_OFFER', 'cofidis-offer', async () => {
    await pause;
    return jsonResponse(403, { code: 'not_taken' });
  });
  const again = await button('Intentar de nuevo');
  const notice = getCard().getByText(/^No hemos recibido lo que este paso necesita/);
  const status = notice.closest('[role=status]');
  pause = new Promise<void>((resolve) => (isOver = resolve));
  await user.click(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  isOver();
  await act(flushPromises);
  expect(again).toHaveAttribute('aria-busy', 'false');
  expect(again).toHaveFocus();
  expect(status).toHaveTextContent(notice.textContent);
  // Announced again.
  expect(status).not.toContainElement(notice);
});

it('asks again by itself when the pause of the server ends', async () => {
  let calls = 0;
  await openOffer('COFIDIS_OFFER', 'cofidis-offer', (call) => {
    calls += 1;
    return calls === 1 ? jsonResponse(429, {}, { 'Retry-After': '3600' }) : referenceNetwork(call);
  });
  expect(await acceptButton()).toBeInTheDocument();
});

it.each([
  ['COFIDIS_OFFER', 'cofidis-offer'],
  ['PROVIDENT_OFFER', 'provident-offer'],
  ['PROFICREDIT_OFFER', 'proficredit-offer'],
  ['IPFD_OFFER_CHOICE', 'ipfd-offer-choice'],
] as const)('says that nothing is signed yet in the state %s', async (name, route) => {
  await openOffer(name, route);
  expect(await screen.findByText(/^Todavía no se firma nada/)).toBeInTheDocument();
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
    expect(figure(/TIN/)).toBe(name === 'COFIDIS_OFFER' ? '18,00\u00A0%, fijo' : '18,00\u00A0%');
    expect(figure('TAE')).toBe('19,56\u00A0%');
    expect(screen.getByText(/^Hasta el .+ puedes aceptar la oferta\.$/)).toBeInTheDocument();
  });

  it('accepts the offer once for several clicks', async () => {
    const { user, id } = await openOffer(name, route);
    await user.dblClick(await acceptButton());
    await screen.findByRole('heading', { level: 1, name: /no tenemos una oferta/ });
    expect(getPostedCalls()).toEqual([{ path: `/lead/continue/${id}`, body: {} }]);
  });

  it('shows where the application is, and says so, if it has moved on before the press', async () => {
    const { user, id } = await openOffer(name, route);
    const accept = await acceptButton();
    Object.assign(store.leads[id] ?? {}, { state: stateNumber('PROVIDENT_OFFER') });
    await user.click(accept);
    await screen.findByRole('heading', { level: 1, name: /^Provident/ });
    const notice =
      'Tu solicitud ha avanzado mientras tanto: aquí ves en qué punto está. No se ha enviado nada dos veces.';
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(screen.getByText(notice).closest('[role=status]')).not.toBeNull();
    expect(store.leads[id]?.state).toBe(stateNumber('PROVIDENT_OFFER'));
    await user.click(await acceptButton());
    await screen.findByRole('heading', { level: 1, name: /no tenemos una oferta/ });
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('declines the offer only after a confirmation', async () => {
    const { user, id } = await openOffer(name, route);
    await user.click(await button('No me interesa'));
    const dialog = await screen.findByRole('dialog', { name: '¿Rechazar esta oferta?' });
    await user.click(within(dialog).getByRole('button', { name: 'Volver a la oferta' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(getPostedCalls()).toEqual([]);
    await user.click(await button('No me interesa'));
    await user.click(await button('Rechazar la oferta'));
    await waitFor(() => expect(getPostedCalls()).toEqual([{ path: `/lead/skip/${id}`, body: {} }]));
  });
});

it.each([
  ['another lender', { partner: 'Novicap' }],
  ['other figures', { amount: 2500 }],
])('asks no longer whether to decline when an offer with %s has taken its place', async (_what, change) => {
  const { user, store: app } = await openOffer('COFIDIS_OFFER', 'cofidis-offer');
  await user.click(await button('No me interesa'));
  await screen.findByRole('dialog');
  store.offers.push({ offer: change });
  app.dispatch(leadStatusRequested());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getPostedCalls()).toEqual([]);
});

it.each([
  ['COFIDIS_OFFER', 'cofidis-offer'],
  ['PROVIDENT_OFFER', 'provident-offer'],
  ['PROFICREDIT_OFFER', 'proficredit-offer'],
] as const)(
  'shows the offer of the next lender of %s as a new one, and not as a change of the declined one',
  async (name, route) => {
    const { user, id } = await openOffer(name, route, async (call) => {
      if (!call.path.startsWith('/lead/skip/')) return referenceNetwork(call);
      store.offers.push({ offer: { partner: 'Novicap', amount: 2500 } });
      return referenceNetwork({ ...call, method: 'GET', path: `/lead/status/${id}`, body: {} });
    });
    await user.click(await button('No me interesa'));
    await user.click(await button('Rechazar la oferta'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Novicap'));
    expect(screen.queryByText(/^La oferta ha cambiado/)).not.toBeInTheDocument();
    expect(screen.queryByText(/antes:/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

describe('a copy of an offer', () => {
  it('has the figures and the answers, to print or to keep as a file', async () => {
    const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer');
    await acceptButton();
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
    await acceptButton();
    await user.click(screen.getByText('Tus respuestas, para leer y guardar'));
    expect(screen.queryByRole('heading', { name: 'Datos personales' })).not.toBeInTheDocument();
  });
});

it.each([
  ['Spain', ondaraPage, '24 de diciembre a las 0:30 UTC'],
  ['Mexico', pageForCountry('MX'), '24 de diciembre a las 12:30 a.m. UTC'],
  ['the Philippines', pageForCountry('PH'), 'Disyembre 24 nang 12:30 AM UTC'],
] as const)(
  'an offer on a page of %s ends by the clock of the device, whose zone it names',
  async (_country, page, time) => {
    store.offers.push({ offer: { expiresAt: '2026-12-24T00:30:00.000Z' } });
    const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer', referenceNetwork, page);
    const until = await getCard().findByText(time, { exact: false });
    const { t } = await loadRealTexts(page, page.languages[0]);
    // The copy says it once more.
    await user.click(getCard().getByText(t('screensˆreview>own_copy')));
    expect(getCard().getAllByText(until.textContent.replaceAll('\u00A0', ' '))).toHaveLength(2);
  },
);

describe('an offer that the lender has changed', () => {
  it('shows the previous figures of a replaced offer, which needs a second click', async () => {
    const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer');
    await acceptButton();
    store.offers.push({ offer: { amount: 2000, instalment: 183.36, total: 2200.32 } });
    await user.click(await acceptButton());
    expect(await screen.findByText(/^La oferta ha cambiado/)).toBeInTheDocument();
    expect(figure('Recibes')).toBe('2.000,00\u00A0€antes: 3.000,00\u00A0€');
    expect(figure('TAE')).toBe('19,56\u00A0%');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cofidis');
    await user.click(await acceptButton());
    await screen.findByRole('heading', { level: 1, name: /no tenemos una oferta/ });
  });

  it('has no text to copy any more that has the figures of before', async () => {
    const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer');
    await acceptButton();
    await user.click(screen.getByText('Tus respuestas, para leer y guardar'));
    await user.click(screen.getByRole('button', { name: 'Guardar como archivo' }));
    expect(screen.getByRole('button', { name: 'Copiar el texto' })).toBeInTheDocument();
    store.offers.push({ offer: { amount: 2000, instalment: 183.36, total: 2200.32 } });
    await user.click(await acceptButton());
    await screen.findByText(/^La oferta ha cambiado/);
    expect(screen.queryByRole('button', { name: 'Copiar el texto' })).not.toBeInTheDocument();
  });

  it('shows the new expiry of an expired offer, which needs a second click', { tags: ['A7'] }, async () => {
    const { user } = await openOffer('COFIDIS_OFFER', 'cofidis-offer');
    await acceptButton();
    store.offers.push({ offer: { expiresAt: '2026-12-24T11:00:00.000Z' } });
    await user.click(await acceptButton());
    expect(await screen.findByText(/^La oferta ha cambiado/)).toBeInTheDocument();
    expect(screen.getByText(/24 de diciembre a las 11:00 UTC/)).toBeInTheDocument();
    await user.click(await acceptButton());
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
    const again = await button('Intentar de nuevo');
    await user.click(again);
    await waitFor(() => expect(again).toHaveFocus());
    isBroken = false;
    await user.click(again);
    const title = await screen.findByRole('heading', { level: 1, name: /^Cofidis/ });
    // The pressed button has gone.
    await waitFor(() => expect(title).toHaveFocus());
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
    expect(screen.getByText(/^La entidad ha calculado/).closest('[role=status]')).toHaveTextContent(
      `Total a devolver: ${figure('Total a devolver')}.`.replaceAll('\u00A0', ' '),
    );
    expect(screen.queryByText(/^La oferta ha cambiado/)).not.toBeInTheDocument();
    expect(getPostedCalls()).toEqual([
      { path: '/lead/offer/update-provident-offer', body: { id, amount: 2900, period: 12 } },
    ]);
    await user.click(await acceptButton());
    await waitFor(() => expect(getPostedCalls().at(-1)?.path).toBe(`/lead/continue/${id}`));
  });

  it('does not accept the offer before the change', { tags: ['F22'] }, async () => {
    const { user, id } = await openOffer('PROVIDENT_OFFER', 'provident-offer');
    const amount = await screen.findByRole('slider', { name: 'Recibes' });
    fireEvent.change(amount, { target: { value: '2900' } });
    await user.click(await acceptButton());
    await waitFor(() => expect(getPostedCalls()).not.toEqual([]));
    expect(getPostedCalls()).toEqual([
      { path: '/lead/offer/update-provident-offer', body: { id, amount: 2900, period: 12 } },
    ]);
  });

  it('declines no offer whose figures are being asked for', async () => {
    const { user } = await openOffer('PROVIDENT_OFFER', 'provident-offer', (call) =>
      call.path === '/lead/offer/update-provident-offer'
        ? new Promise(() => undefined)
        : referenceNetwork(call),
    );
    const amount = await screen.findByRole('slider', { name: 'Recibes' });
    await user.click(await button('No me interesa'));
    await user.click(await button('Volver a la oferta'));
    fireEvent.change(amount, { target: { value: '2900' } });
    await user.click(await button('No me interesa'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('recalculates again after a failure, and never accepts other figures', { tags: ['A7'] }, async () => {
    let isDown = true;
    const { user } = await openOffer('PROVIDENT_OFFER', 'provident-offer', (call) =>
      isDown && call.path.endsWith('update-provident-offer')
        ? jsonResponse(422, { errors: {} })
        : referenceNetwork(call),
    );
    const amount = await screen.findByRole('slider', { name: 'Recibes' });
    fireEvent.change(amount, { target: { value: '2900' } });
    const again = await button('Volver a calcular');
    expect(screen.queryByRole('button', { name: /^Aceptar/ })).not.toBeInTheDocument();
    await user.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
    expect(again).toHaveFocus();
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(figure('Recibes')).toBe('2.900,00\u00A0€'));
    // The pressed button has gone.
    await waitFor(() => expect(screen.getByText('TAE').closest('dl')).toHaveFocus());
    expect(await acceptButton()).toBeInTheDocument();
  });

  it('does not count a delay that the server demands as a calculation', async () => {
    const { user, store: app } = await openOffer('PROVIDENT_OFFER', 'provident-offer');
    const amount = await screen.findByRole('slider', { name: 'Recibes' });
    const status: WaitStatus = {
      kind: 'not-saved',
      reason: 'wait',
      seconds: 3600,
      secondsLeft: 3600,
      until: Date.parse('2026-11-20T13:00:00Z'),
    };
    act(() => void app.dispatch(requestStatusChanged({ key: 'stateAction', status })));
    fireEvent.change(amount, { target: { value: '2900' } });
    await user.click(await button('Volver a calcular'));
    expect(screen.getByText(/hora aproximada de vuelta/)).toBeVisible();
    expect(screen.queryByText(/^La entidad está calculando/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Aceptar la oferta' })).not.toBeInTheDocument();
    expect(document.querySelectorAll('button[aria-busy=true]')).toHaveLength(0);
    expect(getPostedCalls()).toEqual([]);
  });

  it(
    'requests a change made during a request whose response comes before the pause ends',
    { tags: ['F22'] },
    async () => {
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
    },
  );

  it('shows the offer of a server that had moved on before a change, and the change may be made again', async () => {
    const { user } = await openOffer('PROVIDENT_OFFER', 'provident-offer');
    const amount = await screen.findByRole('slider', { name: 'Recibes' });
    store.offers.push({ offer: { amount: 2000, instalment: 183.36, total: 2200.32 } });
    fireEvent.change(amount, { target: { value: '2900' } });
    expect(await screen.findByText(/^La oferta ha cambiado/)).toBeInTheDocument();
    await waitFor(() => expect(amount).toHaveValue('2000'));
    expect(screen.queryByText(/^La entidad está calculando/)).not.toBeInTheDocument();
    await user.click(await acceptButton());
    await waitFor(() => expect(getPostedCalls().at(-1)?.path).toMatch(/^\/lead\/continue\//));
  });

  it('does not accept by itself while another amount is being chosen', async () => {
    let isConnected = true;
    const visit = await openOffer('PROVIDENT_OFFER', 'provident-offer', (call) =>
      isConnected ? referenceNetwork(call) : 'no connection',
    );
    const amount = await screen.findByRole('slider', { name: 'Recibes' });
    const accept = await acceptButton();
    isConnected = false;
    visit.environment.isOnline = false;
    await visit.user.click(accept);
    await screen.findByText(/Lo enviaremos en cuanto vuelvas/);
    fireEvent.change(amount, { target: { value: '2900' } });
    isConnected = true;
    await act(async () => {
      visit.goOnline();
      await visit.flushPromises();
    });
    await waitFor(() => expect(getPostedCalls()).not.toEqual([]));
    expect(getPostedCalls()).toMatchObject([{ path: '/lead/offer/update-provident-offer' }]);
  });

  it('shows an offer that the lender has replaced, and asks for nothing', { tags: ['F22'] }, async () => {
    const { user, id } = await openOffer('PROVIDENT_OFFER', 'provident-offer');
    await acceptButton();
    store.offers.push({ offer: { amount: 2000, instalment: 183.36, total: 2200.32 } });
    await user.click(await acceptButton());
    expect(await screen.findByText(/^La oferta ha cambiado/)).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Recibes' })).toHaveValue('2000');
    const accept = await acceptButton();
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

/** Changes the terms of the one offer that the server sends. */
const withOffer =
  (change: object): FakeNetwork =>
  async (call) => {
    const response = await referenceNetwork(call);
    if (response === 'no connection' || !call.path.startsWith('/lead/status/')) return response;
    const body = await response.json();
    Object.assign(body.stepData.offer, change);
    return jsonResponse(200, body);
  };

describe('what an applicant is told before accepting an offer', () => {
  const open = (title: string) => screen.findByRole('link', { name: new RegExp(`^Abrir ${title}`) });

  it('shows each document with its kind, language and size, to open in a new window and to save', async () => {
    await openOffer('COFIDIS_OFFER', 'cofidis-offer');
    const contract = await open('Contrato de préstamo');
    expect(contract).toHaveAttribute('href', 'http://sandbox.test/api/document/ES-contract');
    expect(contract).toHaveAttribute('target', '_blank');
    expect(contract).toHaveAttribute('rel', 'noopener noreferrer');
    const saved = screen.getByRole('link', { name: /^Guardar Contrato de préstamo \(/ });
    expect(saved).toHaveAttribute('download', '');
    expect(saved).toHaveAttribute('href', contract.getAttribute('href'));
    expect(screen.getByText('Contrato · español · 0,1 MB')).toBeInTheDocument();
    expect(screen.getByText('Información precontractual · español · 0,1 MB')).toBeInTheDocument();
  });

  it('shows who lends and the terms above the button, which names the lender', async () => {
    await openOffer('COFIDIS_OFFER', 'cofidis-offer');
    const accept = await acceptButton();
    expect(accept).toHaveAccessibleName('Aceptar Cofidis');
    expect(screen.queryByText(/^Una oferta de/)).not.toBeInTheDocument();
    expect(figure('Entidad')).toBe('Cofidis');
    expect(figure('Dirección')).toBe('Calle de la Muestra 1, 28013 Madrid');
    expect(figure('Inscripción registral')).toBe('Banco de España, n.º 0000');
    expect(figure('Plazo para desistir')).toBe('14\u00A0días');
    const late = screen.getByText(/^Se cobra un interés de demora/);
    expect(late).toHaveAttribute('lang', 'es-ES');
    expect(late.compareDocumentPosition(accept) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.getByText(/^Puedes devolver el préstamo en cualquier momento/)).toBeInTheDocument();
    expect(screen.getByText(/tratamiento automatizado de tus datos\.$/)).toBeInTheDocument();
  });

  it.each([
    [
      'too long for the button',
      { partner: 'Banco de los Ejemplos' },
      'Aceptar la oferta',
      'Una oferta de Cofidis',
    ],
    ['not that of the company', { partner: 'Muestra' }, 'Aceptar Muestra', 'Una oferta de Cofidis'],
  ])('says whose offer it is above the button if the name is %s', async (_how, change, name, description) => {
    await openOffer('COFIDIS_OFFER', 'cofidis-offer', withOffer(change));
    const accept = await acceptButton();
    expect(accept).toHaveAccessibleName(name);
    expect(accept).toHaveAccessibleDescription(description);
  });

  it('says that the information comes before the signature if the server sends no documents', async () => {
    await openOffer('INSTABANK_OFFER', 'instabank-offer');
    expect(await screen.findByText(/^La entidad te envía la información del contrato antes/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Abrir/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Plazo para desistir')).not.toBeInTheDocument();
    expect(screen.queryByText(/tratamiento automatizado/)).not.toBeInTheDocument();
  });

  it('shows the terms of the offer that is chosen', async () => {
    const { user } = await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice');
    await screen.findAllByRole('radio');
    expect(screen.queryByRole('heading', { name: 'Antes de aceptar' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Crédito Ejemplo' }));
    expect(screen.getByText(/^La entidad te envía la información del contrato antes/)).toBeVisible();
    await user.click(screen.getAllByRole('radio')[1] ?? expect.unreachable());
    expect(await open('Contrato de préstamo')).toBeVisible();
  });

  it('logs where the offer has another shape, and shows everything else', { tags: ['H31'] }, async () => {
    const documents = [
      { kind: 'contract', title: 'Contrato', address: 'javascript:alert(1)', language: 'es', bytes: 9 },
      { kind: 'other', title: 'Tarifas', address: 'https://lender.example/t.pdf', language: 'es', bytes: 9 },
    ];
    const change = { documents, withdrawalDays: 'catorce' };
    const { logs } = await openOffer('COFIDIS_OFFER', 'cofidis-offer', withOffer(change));
    expect(await open('Tarifas')).toHaveAttribute('href', 'https://lender.example/t.pdf');
    expect(screen.queryByRole('link', { name: /Contrato/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Plazo para desistir')).not.toBeInTheDocument();
    expect(figure('Entidad')).toBe('Cofidis');
    expect(logs).toEqual(['The data for the screen of a state is missing or invalid']);
  });

  it('announces terms that the lender has replaced', async () => {
    let days = 14;
    const network: FakeNetwork = (call) => withOffer({ withdrawalDays: days })(call);
    const { store: state } = await openOffer('COFIDIS_OFFER', 'cofidis-offer', network);
    await acceptButton();
    days = 7;
    state.dispatch(pageRestored());
    expect(await screen.findByText(/^La oferta ha cambiado/)).toBeInTheDocument();
  });
});

type Entry = Readonly<Record<string, unknown>>;

/** The reference network, with other offers in the place of the two of a state. */
const changingOffers =
  (change: (first: Entry, second: Entry) => readonly Entry[]): FakeNetwork =>
  async (call) => {
    const answer = await referenceNetwork(call);
    if (answer === 'no connection' || !call.path.startsWith('/lead/status')) return answer;
    const body = JSON.parse(await answer.text());
    const [first, second] = body.stepData.offers;
    body.stepData.offers = change(first, second);
    return jsonResponse(200, body);
  };

describe('several offers', () => {
  it('shows the lowest total first and marks it in words', async () => {
    await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice');
    const [first, second, ...others] = await screen.findAllByRole('radio');
    expect(others).toEqual([]);
    expect(first).toHaveAccessibleName('Crédito Ejemplo');
    expect(first).toHaveAccessibleDescription(/^La que menos cuesta en total/);
    expect(second).not.toHaveAccessibleDescription(/La que menos cuesta en total/);
  });

  it('leaves out offers that share an id, and one that comes twice', async () => {
    const network = changingOffers((first, second) => {
      const other = { ...first, id: 'shared', partner: 'Novicap' };
      return [first, first, second, other, { ...other, partner: 'Cofidis' }];
    });
    await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice', network);
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByRole('radio', { name: 'Novicap' })).not.toBeInTheDocument();
  });

  it('chooses no other offer that comes with the id of the chosen one', async () => {
    let isReplaced = false;
    const network = changingOffers((first, second) => [
      isReplaced ? { ...first, partner: 'Novicap' } : first,
      second,
    ]);
    const { user, store: app } = await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice', network);
    const [first, second] = await screen.findAllByRole('radio');
    const names = [first, second].map((radio) => radio?.getAttribute('value'));
    await user.click(screen.getByRole('radio', { name: 'Banco Muestra' }));
    isReplaced = true;
    act(() => void app.dispatch(leadStatusRequested()));
    expect(await screen.findByRole('radio', { name: 'Novicap' })).not.toBeChecked();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(names);
    expect(await button('Aceptar la oferta')).toBeVisible();
  });

  it('is a card with its own labels for each where a loan in days stands beside one in months', async () => {
    const network = changingOffers((first, second) => [
      { ...first, periodScale: 'days', period: 30 },
      second,
    ]);
    await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice', network);
    const [one, other] = await screen.findAllByRole('radio');
    const layout = one?.closest('[role=radiogroup] > div');
    expect(layout).toHaveClass('cards');
    expect(layout).not.toHaveClass('table');
    const labels = [one, other].map((radio) => radio?.closest('label + *, div')?.querySelector('dt'));
    expect(new Set(labels.map((label) => label?.textContent))).toEqual(
      new Set(['cada mes', 'en un solo pago']),
    );
  });

  it('describes each offer by its figures', async () => {
    await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice');
    const [, second] = await screen.findAllByRole('radio');
    expect(second).toHaveAccessibleDescription(
      /^cada mes \S+\s€ Total a devolver \S+\s€ Tipo de interés nominal anual \(TIN\) \S+\s%(, fijo)? TAE \S+\s% Recibes \S+\s€ Plazo \d+\smeses$/,
    );
  });

  it('accepts the selected offer, whose lender the button then names', async () => {
    const { user, id } = await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice');
    await user.click(await button('Aceptar la oferta'));
    const group = screen.getByRole('radiogroup');
    await waitFor(() => expect(group).toHaveAccessibleDescription('Elige una de las ofertas.'));
    expect(group).toBeInvalid();
    expect(group.contains(document.activeElement)).toBe(true);
    expect(getPostedCalls()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'Crédito Ejemplo' }));
    await user.click(await button('Aceptar Crédito Ejemplo'));
    await waitFor(() =>
      expect(getPostedCalls()).toEqual([
        { path: '/lead/offer/accept-creditea-offer', body: { id, offerId: `other-${id}` } },
      ]),
    );
  });

  it('leads to the lender of the chosen offer, with its figures', async () => {
    const { user, id } = await openOffer('IPFD_OFFER_CHOICE', 'ipfd-offer-choice');
    const lead = store.leads[id] ?? expect.unreachable();
    lead.body = { ...lead.body, contactDetails: { email: 'ana+ipfd-offer-choice.accepted@example.com' } };
    const chosen = await screen.findByRole('radio', { name: 'Crédito Ejemplo' });
    const card = chosen.closest('label')?.parentElement ?? expect.unreachable();
    const total = within(card).getByText('Total a devolver').parentElement?.querySelector('dd')?.textContent;
    await user.click(chosen);
    await user.click(await button('Aceptar Crédito Ejemplo'));
    await screen.findByRole('heading', { level: 1, name: /Crédito Ejemplo te hace una oferta/ });
    expect(getCard().getAllByText(String(total).replace(/\s/g, ' ')).length).toBeGreaterThan(0);
  });

  it('says that the offers have changed since they were shown', { tags: ['F22'] }, async () => {
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
    await user.click(await acceptButton());
    await waitFor(() => expect(screen.getAllByText('4.321,50 €')).not.toEqual([]));
    expect(screen.getByText(/^La oferta ha cambiado/)).toBeInTheDocument();
  });
});

describe('an offer with an account', () => {
  it('is not accepted by a press on another offer, which was read while the press was checked', async () => {
    const { user, store: state } = await openOffer('PROFICREDIT_OFFER', 'proficredit-offer');
    await user.type(await screen.findByRole('textbox', { name: /IBAN/ }), 'ES91 2100 0418 4502 0005 1332');
    const accept = await acceptButton();
    const { stepData } = state.getState().leadApplication.result;
    const changed = JSON.parse(JSON.stringify(stepData).replace(/"total":[\d.]+/g, '"total":4321.5'));
    await act(async () => {
      fireEvent.click(accept);
      state.dispatch(applicationResultUpdated({ stepData: changed }));
    });
    expect(await screen.findByText(/^La oferta ha cambiado/)).toBeInTheDocument();
    expect(getPostedCalls()).toEqual([]);
    await user.click(await acceptButton());
    await waitFor(() => expect(getPostedCalls()).toHaveLength(1));
  });

  it('has the offer as its heading, and its question has a label', async () => {
    await openOffer('PROFICREDIT_OFFER', 'proficredit-offer');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Profi Credit te ofrece un préstamo' }),
    ).toBeInTheDocument();
    const label = screen.getByText('IBAN de tu cuenta').closest('label');
    expect(label).not.toHaveClass('visually-hidden');
  });

  it('accepts the offer together with the account', async () => {
    const { user, id } = await openOffer('PROFICREDIT_OFFER', 'proficredit-offer');
    await user.click(await acceptButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/IBAN/);
    await user.type(screen.getByRole('textbox', { name: /IBAN/ }), 'ES91 2100 0418 4502 0005 1332');
    await user.click(await acceptButton());
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
