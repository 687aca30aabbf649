// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import { jsonResponse, praveloPage, type FakeNetwork, type ondaraPage } from '../../state/store.fixture';
import type { ApplicationResult } from '../../state/slices/leadState';
import { stateNumber, type ProgressStateName } from '../../domain/journey/states/progressStates';

beforeEach(resetBackend);

const getButton = (name: string | RegExp) => screen.getByRole('button', { name });

interface Opened {
  readonly name?: ProgressStateName;
  readonly route?: string;
  readonly url?: unknown;
  readonly result?: Pick<ApplicationResult, 'stateVersion'>;
  readonly query?: string;
  readonly network?: FakeNetwork;
  readonly page?: typeof ondaraPage;
  readonly isSandboxed?: boolean;
}

async function openFrame({
  name = 'INSTANTOR',
  route = 'instantor',
  url = 'https://bank.example/start',
  result = {},
  ...visit
}: Opened = {}) {
  const contactDetails = { email: `ana+${route}.rejected@example.com` };
  const lead = createLead('dynamic', { contactDetails });
  Object.assign(lead, { state: stateNumber(name), position: 0 });
  const opened = await openApp({
    route,
    ...visit,
    state: stateAt(name, {
      application: { id: lead.id, sessionId: 'session-1', contactDetails },
      result: { stepData: { url }, ...result },
    }),
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, id: lead.id };
}

const firstLender = {
  state: stateNumber('INSTANTOR'),
  stateVersion: 'a',
  stepData: { url: 'https://bank.example/start' },
};
const nextLender = { ...firstLender, stateVersion: 'b', stepData: { url: 'https://bank.example/next' } };

const frame = () => screen.queryByTitle<HTMLIFrameElement>(/^Página de /);

/** The partner's page posts a message. */
function postPartnerMessage(data: unknown, origin = 'https://bank.example') {
  const shown = frame();
  const view = document.defaultView;
  // happy-dom gives a frame no window of its own.
  if (shown !== null) Object.defineProperty(shown, 'contentWindow', { value: view, configurable: true });
  act(() => void view?.dispatchEvent(new MessageEvent('message', { source: view, origin, data })));
}

describe("a partner's page", () => {
  it('shows the page in a sandboxed frame with a title', { tags: ['S9', 'H9'] }, async () => {
    await openFrame();
    expect(frame()).toHaveAttribute('src', 'https://bank.example/start');
    expect(frame()).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin');
    expect(screen.getByText(/Nosotros nunca vemos la clave de tu banco/)).toBeInTheDocument();
  });

  it.each(['https://evil.example/', 'http://bank.example/', 'javascript:alert(1)'])(
    'shows alternatives instead of the unsafe address %s',
    async (url) => {
      await openFrame({ url });
      expect(frame()).toBeNull();
      expect(screen.getByText(/no conocemos su dirección/)).toBeInTheDocument();
      expect(getButton('Empezar de nuevo')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Abrir en una pestaña nueva' })).not.toBeInTheDocument();
    },
  );

  it('says again where the applicant is after another start at the same unsafe address', async () => {
    const data = { state: stateNumber('INSTANTOR'), stepData: { url: 'https://evil.example/' } };
    const { user } = await openFrame({ url: data.stepData.url, network: () => jsonResponse(200, data) });
    await user.click(getButton('Empezar de nuevo'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('links to the page in a new window if a sandboxed frame would restrict it', async () => {
    await openFrame({ isSandboxed: true });
    expect(frame()).toBeNull();
    const links = screen.getAllByRole('link', { name: /otra ventana|pestaña nueva/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://bank.example/start']);
    expect(links[0]).toHaveAttribute('target', '_blank');
    expect(links[0]).toHaveAttribute('rel', 'noreferrer');
    expect(screen.getByText('https://bank.example/start')).toBeInTheDocument();
    expect(screen.getByText('Escribir la cuenta a mano')).toBeInTheDocument();
  });

  it.each([null, 17, '', ['https://bank.example']])(
    'requests the malformed address %j again',
    async (url) => {
      const { user } = await openFrame({
        url,
        network: () => jsonResponse(200, { state: 9, stepData: { url } }),
      });
      await screen.findByRole('heading', { name: 'No hemos podido cargar este paso' });
      await user.click(getButton('Intentar de nuevo'));
      await screen.findByRole('heading', { name: 'No hemos podido cargar este paso' });
    },
  );

  it('opens the page in a new tab on request', { tags: ['E3'] }, async () => {
    await openFrame();
    const link = screen.getByRole('link', { name: 'Abrir en una pestaña nueva' });
    expect(link).toHaveAttribute('href', 'https://bank.example/start');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});

describe("the partner's name", () => {
  it.each([
    ['INSTANTOR', 'instantor', 'Instantor'],
    ['WENANCE_TINK', 'wenance-tink', 'Tink'],
    ['MONEYMAN_PAYLANDS', 'moneyman-paylands', 'Paylands'],
  ] as const)('is shown in %s, and its host never', async (name, route, partner) => {
    const { store } = await openFrame({ name, route });
    const main = screen.getByRole('main');
    expect(frame()).toHaveAttribute('title', `Página de ${partner}`);
    expect(main).toHaveTextContent(`Nuestro colaborador ${partner} `);
    expect(main).not.toHaveTextContent('bank.example');
    postPartnerMessage({ event: 'cancelled' });
    expect(await screen.findByText(/se ha cerrado antes de terminar/)).toHaveTextContent(partner);
    expect(store.getState().leadApplication.progressStates.at(-1)).toBe(stateNumber(name));
  });

  it('is on the link to a new window if a sandboxed frame would restrict the page', async () => {
    await openFrame({ isSandboxed: true });
    expect(screen.getByRole('link', { name: 'Abrir Instantor en otra ventana' })).toBeInTheDocument();
  });
});

describe('messages of the partner', () => {
  it.each([
    ['INSTANTOR', 'instantor', '/lead/account'],
    ['WENANCE_TINK', 'wenance-tink', '/lead/account'],
    ['MONEYMAN_PAYLANDS', 'moneyman-paylands', '/lead/offer/payment'],
  ] as const)('submits the reference of a message in %s', async (name, route, path) => {
    const { calls, id } = await openFrame({ name, route });
    postPartnerMessage({ event: 'finished', reference: 'ref-1' });
    await screen.findByRole('heading', { name: 'En este momento no tenemos una oferta para ti' });
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path, body: { id, reference: 'ref-1' } },
    ]);
  });

  it.each([
    ['another origin', { event: 'finished', reference: 'ref-1' }, 'https://evil.example'],
    ['a malformed payload', { event: 'finished', reference: '<b>' }, 'https://bank.example'],
  ])('ignores a message from %s', { tags: ['S7'] }, async (_name, message, origin) => {
    const { calls } = await openFrame();
    postPartnerMessage(message, origin);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(frame()).toBeInTheDocument();
  });

  it('handles a cancellation: nothing is submitted, and the applicant can restart', async () => {
    const { user, calls } = await openFrame({
      network: () => jsonResponse(200, { stepData: { url: 'https://bank.example/again' } }),
    });
    postPartnerMessage({ event: 'cancelled' });
    const notice = await screen.findByText(/se ha cerrado antes de terminar/);
    expect(frame()).toBeNull();
    // The frame has gone with the focus, and then the pressed button.
    expect(notice.closest('[tabindex]')).toHaveFocus();
    await user.click(getButton('Empezar de nuevo'));
    await waitFor(() => expect(frame()).toHaveAttribute('src', 'https://bank.example/again'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('keeps the reference if its submission fails, and retries on request', async () => {
    let requestCount = 0;
    const { user } = await openFrame({
      network: (call) => {
        if (call.path !== '/lead/account') return referenceNetwork(call);
        requestCount += 1;
        return requestCount <= 3 ? jsonResponse(500, {}) : referenceNetwork(call);
      },
    });
    postPartnerMessage({ event: 'finished', reference: 'ref-1' });
    await screen.findByText('Todavía no se ha completado.');
    await user.click(getButton('Enviarlo de nuevo'));
    await screen.findByRole('heading', { name: 'En este momento no tenemos una oferta para ti' });
  });

  it('leads to what follows when the frame is gone, also after a reload', async () => {
    await openFrame({
      network: (call) =>
        call.path === '/lead/account' ? jsonResponse(403, { code: 'refused' }) : referenceNetwork(call),
    });
    postPartnerMessage({ event: 'finished', reference: 'ref-1' });
    await screen.findByText('Todavía no se ha completado.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('does not send the reference by itself after the applicant has started again', async () => {
    let isConnected = true;
    const visit = await openFrame({
      network: (call) => (isConnected ? referenceNetwork(call) : 'no connection'),
    });
    isConnected = false;
    visit.environment.isOnline = false;
    postPartnerMessage({ event: 'finished', reference: 'ref-1' });
    await screen.findByText(/Lo enviaremos en cuanto vuelvas/);
    await visit.user.click(getButton('Empezar de nuevo'));
    const before = visit.calls.length;
    isConnected = true;
    await act(async () => {
      visit.goOnline();
      await visit.flushPromises();
    });
    expect(visit.calls.slice(before).filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each([200, 409])(
    'shows the page of the next lender after a %s, and sends it nothing',
    async (status) => {
      const { calls } = await openFrame({
        result: { stateVersion: 'a' },
        network: ({ path }) =>
          path === '/lead/account' ? jsonResponse(status, nextLender) : jsonResponse(200, firstLender),
      });
      postPartnerMessage({ event: 'finished', reference: 'ref-1' });
      await waitFor(() => expect(frame()).toHaveAttribute('src', 'https://bank.example/next'));
      expect(screen.queryByRole('button', { name: 'Enviarlo de nuevo' })).not.toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    },
  );
});

describe('returning by address', () => {
  it('sends the reference to no lender after the one that gave it', async () => {
    const { calls } = await openFrame({
      query: '?reference=ref-2',
      result: { stateVersion: 'a' },
      network: ({ path }) => jsonResponse(200, path === '/lead/account' ? nextLender : firstLender),
    });
    await waitFor(() => expect(frame()).toHaveAttribute('src', 'https://bank.example/next'));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('submits the reference once', async () => {
    const { calls, id } = await openFrame({ query: '?reference=ref-2' });
    await screen.findByRole('heading', { name: 'En este momento no tenemos una oferta para ti' });
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/lead/account', body: { id, reference: 'ref-2' } },
    ]);
  });

  it("ignores a malformed reference and shows the partner's page again", async () => {
    const { calls } = await openFrame({ query: '?reference=a%20b' });
    expect(frame()).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('entering the account by hand', () => {
  it("asks for the account in place of the partner's report", async () => {
    const { user, calls, id } = await openFrame();
    await user.click(screen.getByText('Escribir la cuenta a mano'));
    const account = await screen.findByRole('textbox', { name: 'IBAN de tu cuenta' });
    await user.type(account, 'ES9121000418450200051332');
    await user.click(getButton('Continuar'));
    await screen.findByRole('heading', { name: 'En este momento no tenemos una oferta para ti' });
    expect(calls.find(({ path }) => path === '/lead/account')?.body).toEqual({
      id,
      incomeDetails: { iban: 'ES9121000418450200051332' },
    });
  });

  it('does not offer the account form for a card', async () => {
    await openFrame({ name: 'MONEYMAN_PAYLANDS', route: 'moneyman-paylands' });
    expect(screen.queryByText('Escribir la cuenta a mano')).not.toBeInTheDocument();
  });

  it('asks for the account in a state of its own', async () => {
    const contactDetails = { email: 'ana+wenance-account.rejected@example.com' };
    const lead = createLead('classic', { contactDetails });
    Object.assign(lead, { state: stateNumber('WENANCE_ACCOUNT'), position: 0 });
    const { user, calls } = await openApp({
      page: praveloPage,
      route: 'wenance-account',
      state: stateAt('WENANCE_ACCOUNT', { application: { id: lead.id } }),
    });
    await user.type(await screen.findByRole('textbox'), '61109010140000071219812874');
    await user.click(getButton('Dalej'));
    await screen.findByRole('heading', { level: 1, name: /oferty/ });
    expect(calls.find(({ path }) => path === '/lead/account')?.body).toMatchObject({
      incomeDetails: { iban: 'PL61109010140000071219812874' },
    });
  });
});
