// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCard, getStatus, stateAt, openApp } from '../../app/app.fixture';
import type { Redirect } from '../../domain/journey/states/redirect';
import { pageRestored } from '../../state/events';
import { goneResponse, jsonResponse } from '../../state/store.fixture';

const redirect = { url: 'https://partner.example/go', method: 'POST', params: { lead: '1' } } as const;

const none = 'La entidad te escribirá por correo con el siguiente paso.';

describe('an address that this browser has not got', () => {
  const server = 'Ahora no podemos hacerlo';
  const getAsk = () => screen.getByRole('button', { name: 'Pedir otro enlace' });
  /** Opens the screen as after a reload. `answer` gives the response to the calls that wait for one. */
  const reload = async () => {
    const waiting: ((response: Response) => void)[] = [];
    const app = await openApp({
      route: 'redirected',
      state: stateAt('REDIRECTED', { application: { id: 'lead-1' } }),
      network: ({ path }) =>
        path.endsWith('/redirect')
          ? new Promise((resolve) => waiting.push(resolve))
          : jsonResponse(200, { id: 'lead-1', state: 12 }),
    });
    const answer = (response: () => Response) =>
      act(async () => {
        for (let attempt = 0; attempt < 4; attempt += 1) {
          waiting.shift()?.(response());
          await app.flushPromises();
        }
      });
    act(() => void app.store.dispatch(pageRestored()));
    await app.flushPromises();
    return { ...app, answer };
  };

  it('is requested without a claim, and a failure is told after each attempt', async () => {
    const { user, answer } = await reload();
    const status = getStatus();
    expect(getAsk()).toHaveAttribute('aria-busy', 'true');
    expect(status).toBeEmptyDOMElement();
    await answer(() => jsonResponse(500, {}));
    expect(status).toHaveTextContent(server);
    expect(screen.queryByText(none)).not.toBeInTheDocument();
    const notice = screen.getByText(new RegExp(server));
    await user.click(getAsk());
    expect(getAsk()).toHaveAttribute('aria-busy', 'true');
    await answer(() => jsonResponse(500, {}));
    expect(getAsk()).toHaveAttribute('aria-busy', 'false');
    expect(getAsk()).toHaveFocus();
    // Other words in the same place, so that they are announced again.
    expect(status).toHaveTextContent(server);
    expect(status).not.toContainElement(notice);
  });

  it('is requested again by a press, whose focus goes to the button to the partner', async () => {
    const { user, answer, redirects } = await reload();
    await answer(() => jsonResponse(500, {}));
    await user.click(getAsk());
    await answer(() => jsonResponse(200, { redirect }));
    expect(screen.getByRole('button', { name: 'Ir a la entidad' })).toHaveFocus();
    expect(getStatus()).toBeEmptyDOMElement();
    expect(redirects).toEqual([redirect.url]);
  });

  it('is promised by e-mail only after the server has answered that there is none', async () => {
    const { answer } = await reload();
    await answer(() => goneResponse(404));
    expect(getStatus()).toHaveTextContent(none);
  });

  it('says when the server answers again', async () => {
    const { answer } = await reload();
    await answer(() => jsonResponse(429, {}, { 'Retry-After': '3600' }));
    expect(getStatus()).toHaveTextContent(/hora aproximada de vuelta: \d+:\d\d/);
  });
});

describe('an applicant who stayed or came back', () => {
  it('does not redirect the applicant again but shows a button', async () => {
    const { user, redirects } = await openApp({
      route: 'redirected',
      state: stateAt('REDIRECTED', {
        application: { id: 'lead-1' },
        result: { redirect, partnerName: 'Banco Muestra' },
        redirected: redirect,
      }),
    });
    await screen.findByRole('heading', { name: 'Te llevamos a la página de Banco Muestra' });
    expect(redirects).toEqual([]);
    expect(screen.getByRole('main')).not.toHaveTextContent('partner.example');
    await user.click(screen.getByRole('button', { name: 'Ir a Banco Muestra' }));
    expect(redirects).toEqual([redirect.url]);
  });

  it('shows no button without a trusted address', async () => {
    await openApp({
      route: 'redirected',
      state: stateAt('REDIRECTED', {
        application: { id: 'lead-1' },
        result: { redirect: { ...redirect, url: 'javascript:alert(1)' } },
      }),
    });
    await screen.findByRole('heading', { name: /^No podemos llevarte desde aquí/ });
    expect(getStatus()).toHaveTextContent(none);
    expect(screen.queryByRole('button', { name: /^Ir a/ })).not.toBeInTheDocument();
  });

  it.each(['127.0.0.1:4301', 'bank.example'])(
    'never shows %s as the name of the lender',
    async (partnerName) => {
      await openApp({
        route: 'redirected',
        state: stateAt('REDIRECTED', { application: { id: 'lead-1' }, result: { redirect, partnerName } }),
      });
      await screen.findByRole('heading', { name: 'Te llevamos a la página de la entidad' });
      expect(screen.getByRole('button', { name: 'Ir a la entidad' })).toBeInTheDocument();
      expect(screen.getByRole('main')).not.toHaveTextContent(partnerName);
    },
  );

  it("shows the lender's figures, the reference and the stages at the lender", async () => {
    await openApp({
      route: 'redirected',
      state: stateAt('REDIRECTED', {
        application: { id: 'lead-1' },
        result: {
          redirect,
          stepData: {
            reference: 'R-000-012',
            loan: {
              amount: 3000,
              period: 12,
              periodScale: 'months',
              instalment: 275.04,
              total: 3300.48,
              annualRate: 19.56,
            },
          },
        },
      }),
    });
    await getCard().findByText('R-000-012');
    expect(getCard().getByText('275,04 €')).toBeInTheDocument();
    expect(
      getCard()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Leer el contrato/),
      expect.stringMatching(/^Identificarte y firmar/),
      expect.stringMatching(/^Recibir el dinero/),
    ]);
  });

  it('offers a new application', async () => {
    const { user } = await openApp({
      route: 'redirected',
      state: stateAt('REDIRECTED', { application: { id: 'lead-1', sessionId: 's' }, result: { redirect } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Empezar otra solicitud' }));
    await screen.findByRole('heading', { name: 'El préstamo que necesitas' });
  });
});

/** Opens the screen with a redirect that the server has named. */
const openRedirect = (target: Redirect, options: Partial<Parameters<typeof openApp>[0]> = {}) =>
  openApp({
    ...options,
    route: 'redirected',
    state: stateAt('REDIRECTED', {
      application: { id: 'lead-1' },
      result: { redirect: target, partnerName: 'Banco Muestra' },
      redirected: target,
    }),
  });

describe('a redirect that the browser would stop', () => {
  const unlisted = { ...redirect, url: 'https://elsewhere.example/go' } as const;

  it('says why a POST to a host that is not listed is not sent, and how to go on', async () => {
    const { redirects } = await openRedirect(unlisted);
    await screen.findByRole('heading', { name: 'No podemos llevarte desde aquí a la página de la entidad' });
    expect(getStatus()).toHaveTextContent(/^Por seguridad no hemos abierto la página de la entidad/);
    // The lender has not got the application, so nothing says that it will write.
    expect(screen.queryByText(/te escribirá/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Si no funciona, escríbenos/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Ir a/ })).not.toBeInTheDocument();
    expect(redirects).toEqual([]);
  });

  it('shows a button for a GET to the same host, and names the host', async () => {
    await openRedirect({ ...unlisted, method: 'GET' });
    expect(await screen.findByRole('button', { name: 'Ir a Banco Muestra' })).toBeInTheDocument();
    expect(screen.getByText(/La página se abre en elsewhere\.example\.$/)).toBeInTheDocument();
  });

  it('requests another address on request', async () => {
    const { user } = await openRedirect(unlisted, { network: () => jsonResponse(200, { redirect }) });
    await user.click(await screen.findByRole('button', { name: 'Pedir otro enlace' }));
    expect(await screen.findByRole('button', { name: 'Ir a Banco Muestra' })).toBeInTheDocument();
  });

  it('says why if the partner leads on to a host that is not listed', async () => {
    const { user, redirects, stopRedirect } = await openRedirect(redirect);
    await user.click(await screen.findByRole('button', { name: 'Ir a Banco Muestra' }));
    expect(redirects).toEqual([redirect.url]);
    act(stopRedirect);
    expect(getStatus()).toHaveTextContent('La página de la entidad lleva a una dirección que no conocemos');
    expect(screen.queryByRole('button', { name: /^Ir a/ })).not.toBeInTheDocument();
  });
});

describe('in a frame', () => {
  const target = { url: 'https://partner.example/go?a=1', method: 'GET', params: { lead: '1' } } as const;

  it('goes to the partner by a press alone, outside the frame, and says where', async () => {
    const { user, redirects, openedWindows } = await openRedirect(target, { isFramed: true });
    expect(
      screen.getByText(/abrir aparte la página.*La página se abre en partner\.example\.$/),
    ).toBeVisible();
    expect([redirects, openedWindows]).toEqual([[], []]);
    await user.click(screen.getByRole('button', { name: 'Ir a Banco Muestra' }));
    expect([redirects, openedWindows]).toEqual([[], [target.url]]);
  });

  it.each([
    ['GET', /^https:\/\/partner\.example\/go\?a=1&lead=1$/],
    // The address of a POST alone leads nowhere. That of the application redirects from its own window.
    ['POST', /\/continue\/lead-1$/],
  ] as const)('shows an address to copy after the press for a %s', async (method, address) => {
    const { user } = await openRedirect({ ...target, method }, { isFramed: true });
    expect(screen.queryByText(address)).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Ir a Banco Muestra' }));
    expect(getStatus()).toHaveTextContent(/^Si no se abre ninguna ventana, copia esta dirección/);
    expect(screen.getByText(address)).toBeInTheDocument();
  });
});
