// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { freshBackend, ledTo, openApp, referenceNetwork } from '../../app/app.fixture';
import { answer, praveloPage, type Network, type ondaraPage } from '../../app/world.fixture';
import { stateNumber, type ProgressStateName } from '../../domain/journey/states/progressStates';

beforeEach(freshBackend);

const press = (name: string | RegExp) => screen.getByRole('button', { name });

interface Opened {
  readonly name?: ProgressStateName;
  readonly route?: string;
  readonly url?: unknown;
  readonly query?: string;
  readonly network?: Network;
  readonly page?: typeof ondaraPage;
}

async function openFrame({
  name = 'INSTANTOR',
  route = 'instantor',
  url = 'https://bank.example/start',
  ...visit
}: Opened = {}) {
  const contactDetails = { email: `ana+${route}.rejected@example.com` };
  const lead = createLead('dynamic', { contactDetails });
  Object.assign(lead, { state: stateNumber(name), position: 0 });
  const opened = await openApp({
    route,
    ...visit,
    state: ledTo(name, {
      application: { id: lead.id, sessionId: 'session-1', contactDetails },
      result: { stepData: { url } },
    }),
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, id: lead.id };
}

const frame = () => screen.queryByTitle<HTMLIFrameElement>(/^Página de /);

/** The partner's page says something. */
function say(data: unknown, origin = 'https://bank.example') {
  const shown = frame();
  const view = document.defaultView;
  // The pretended browser gives a frame no window of its own.
  if (shown !== null) Object.defineProperty(shown, 'contentWindow', { value: view, configurable: true });
  act(() => void view?.dispatchEvent(new MessageEvent('message', { source: view, origin, data })));
}

describe("a partner's page", () => {
  it('stands in a frame with a name and no more rights than it needs', async () => {
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
    'at %s is not shown, and other ways are',
    async (url) => {
      await openFrame({ url });
      expect(frame()).toBeNull();
      expect(screen.getByText(/no conocemos su dirección/)).toBeInTheDocument();
      expect(press('Empezar de nuevo')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Abrir en una pestaña nueva' })).not.toBeInTheDocument();
    },
  );

  it.each([null, 17, '', ['https://bank.example']])('that is told as %j is asked for again', async (url) => {
    const { user } = await openFrame({ url, network: () => answer(200, { state: 9, stepData: { url } }) });
    await screen.findByRole('heading', { name: 'No hemos podido cargar este paso' });
    await user.click(press('Intentar de nuevo'));
    await screen.findByRole('heading', { name: 'No hemos podido cargar este paso' });
  });

  it('can be opened in a tab of its own', async () => {
    await openFrame();
    const link = screen.getByRole('link', { name: 'Abrir en una pestaña nueva' });
    expect(link).toHaveAttribute('href', 'https://bank.example/start');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});

describe('what it says', () => {
  it.each([
    ['INSTANTOR', 'instantor', '/lead/account'],
    ['WENANCE_TINK', 'wenance-tink', '/lead/account'],
    ['MONEYMAN_PAYLANDS', 'moneyman-paylands', '/lead/offer/payment'],
  ] as const)('in %s is sent with its reference', async (name, route, path) => {
    const { calls, id } = await openFrame({ name, route });
    say({ event: 'finished', reference: 'ref-1' });
    await screen.findByRole('heading', { name: 'En este momento no tenemos una oferta para ti' });
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path, body: { id, reference: 'ref-1' } },
    ]);
  });

  it.each([
    ['another origin', { event: 'finished', reference: 'ref-1' }, 'https://evil.example'],
    ['another shape', { event: 'finished', reference: '<b>' }, 'https://bank.example'],
  ])('from %s is not heard', async (_name, message, origin) => {
    const { calls } = await openFrame();
    say(message, origin);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(frame()).toBeInTheDocument();
  });

  it('may be that it was cancelled: nothing is sent, and it can begin again', async () => {
    const { user, calls } = await openFrame();
    say({ event: 'cancelled' });
    await screen.findByText(/se cerró antes de terminar/);
    expect(frame()).toBeNull();
    await user.click(press('Empezar de nuevo'));
    await waitFor(() => expect(frame()).toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is kept when the server does not take it, and sent again by one press', async () => {
    let asked = 0;
    const { user } = await openFrame({
      network: (call) => {
        if (call.path !== '/lead/account') return referenceNetwork(call);
        asked += 1;
        return asked <= 3 ? answer(500, {}) : referenceNetwork(call);
      },
    });
    say({ event: 'finished', reference: 'ref-1' });
    await screen.findByText('Todavía no se ha completado.');
    await user.click(press('Enviarlo de nuevo'));
    await screen.findByRole('heading', { name: 'En este momento no tenemos una oferta para ti' });
  });
});

describe('coming back by address', () => {
  it('sends the reference once', async () => {
    const { calls, id } = await openFrame({ query: '?reference=ref-2' });
    await screen.findByRole('heading', { name: 'En este momento no tenemos una oferta para ti' });
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/lead/account', body: { id, reference: 'ref-2' } },
    ]);
  });

  it('with none of the right shape shows the page again', async () => {
    const { calls } = await openFrame({ query: '?reference=a%20b' });
    expect(frame()).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('an account by hand', () => {
  it('takes the place of what the partner would tell', async () => {
    const { user, calls, id } = await openFrame();
    await user.click(screen.getByText('Escribir la cuenta a mano'));
    const account = await screen.findByRole('textbox', { name: 'IBAN de tu cuenta' });
    await user.type(account, 'ES9121000418450200051332');
    await user.click(press('Continuar'));
    await screen.findByRole('heading', { name: 'En este momento no tenemos una oferta para ti' });
    expect(calls.find(({ path }) => path === '/lead/account')?.body).toEqual({
      id,
      incomeDetails: { iban: 'ES9121000418450200051332' },
    });
  });

  it('is not offered for a card', async () => {
    await openFrame({ name: 'MONEYMAN_PAYLANDS', route: 'moneyman-paylands' });
    expect(screen.queryByText('Escribir la cuenta a mano')).not.toBeInTheDocument();
  });

  it('is asked for by a state of its own too', async () => {
    const contactDetails = { email: 'ana+wenance-account.rejected@example.com' };
    const lead = createLead('classic', { contactDetails });
    Object.assign(lead, { state: stateNumber('WENANCE_ACCOUNT'), position: 0 });
    const { user, calls } = await openApp({
      page: praveloPage,
      route: 'wenance-account',
      state: ledTo('WENANCE_ACCOUNT', { application: { id: lead.id } }),
    });
    await user.type(await screen.findByRole('textbox'), '61109010140000071219812874');
    await user.click(press('Dalej'));
    await screen.findByRole('heading', { level: 1, name: /oferty/ });
    expect(calls.find(({ path }) => path === '/lead/account')?.body).toMatchObject({
      incomeDetails: { iban: 'PL61109010140000071219812874' },
    });
  });
});
