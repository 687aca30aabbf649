// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getCard, stateAt, openApp } from '../../app/app.fixture';
import type { Redirect } from '../../domain/journey/states/redirect';
import { jsonResponse } from '../../state/store.fixture';

const redirect = { url: 'https://partner.example/go', method: 'POST', params: { lead: '1' } } as const;

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

  it.each([undefined, { ...redirect, url: 'javascript:alert(1)' }])(
    'shows no button without a trusted address: %o',
    async (redirectTarget) => {
      await openApp({
        route: 'redirected',
        state: stateAt('REDIRECTED', {
          application: { id: 'lead-1' },
          result: redirectTarget === undefined ? {} : { redirect: redirectTarget },
        }),
      });
      await screen.findByRole('heading', { name: 'Te llevamos a la página de la entidad' });
      expect(
        screen.getByText('La entidad te escribirá por correo con el siguiente paso.'),
      ).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Ir a/ })).not.toBeInTheDocument();
    },
  );

  it('requests the address again if it is missing', async () => {
    let isDown = true;
    const { user, redirects } = await openApp({
      route: 'redirected',
      state: stateAt('REDIRECTED', { application: { id: 'lead-1' } }),
      network: () => (isDown ? jsonResponse(500, {}) : jsonResponse(200, { redirect })),
    });
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Pedir la dirección de nuevo' }));
    await screen.findByRole('button', { name: 'Ir a la página de la entidad' });
    expect(redirects).toEqual([redirect.url]);
  });

  it.each(['127.0.0.1:4301', 'bank.example'])(
    'never shows %s as the name of the lender',
    async (partnerName) => {
      await openApp({
        route: 'redirected',
        state: stateAt('REDIRECTED', { application: { id: 'lead-1' }, result: { redirect, partnerName } }),
      });
      await screen.findByRole('heading', { name: 'Te llevamos a la página de la entidad' });
      expect(screen.getByRole('button', { name: 'Ir a la página de la entidad' })).toBeInTheDocument();
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
    await screen.findByText('R-000-012');
    expect(getCard().getByText('275,04 €')).toBeInTheDocument();
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Lees el contrato/),
      expect.stringMatching(/^Te identificas y firmas/),
      expect.stringMatching(/^Recibes el dinero/),
    ]);
  });

  it('offers a new application', async () => {
    const { user } = await openApp({
      route: 'redirected',
      state: stateAt('REDIRECTED', { application: { id: 'lead-1', sessionId: 's' }, result: { redirect } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Empezar otra solicitud' }));
    await screen.findByRole('heading', { name: '¿Cuánto dinero necesitas?' });
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
    expect(screen.getByRole('status')).toHaveTextContent(
      /^La dirección de la entidad no está entre aquellas a las que podemos enviar tu solicitud/,
    );
    expect(screen.getByText('La entidad te escribirá por correo con el siguiente paso.')).toBeInTheDocument();
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
    await user.click(await screen.findByRole('button', { name: 'Pedir la dirección de nuevo' }));
    expect(await screen.findByRole('button', { name: 'Ir a Banco Muestra' })).toBeInTheDocument();
  });

  it('says why if the partner leads on to a host that is not listed', async () => {
    const { user, redirects, stopRedirect } = await openRedirect(redirect);
    await user.click(await screen.findByRole('button', { name: 'Ir a Banco Muestra' }));
    expect(redirects).toEqual([redirect.url]);
    act(stopRedirect);
    expect(screen.getByRole('status')).toHaveTextContent(
      'La página de la entidad lleva a una dirección que no conocemos',
    );
    expect(screen.queryByRole('button', { name: /^Ir a/ })).not.toBeInTheDocument();
  });
});

describe('in a sandboxed frame', () => {
  it('links to the partner in a new window and shows the address to copy', async () => {
    const target = { url: 'https://partner.example/go?a=1', method: 'GET', params: { lead: '1' } } as const;
    const { redirects } = await openRedirect(target, { isSandboxed: true });
    const link = await screen.findByRole('link', { name: 'Abrir Banco Muestra en una ventana nueva' });
    expect(link).toHaveAttribute('href', 'https://partner.example/go?a=1&lead=1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(screen.getByText('https://partner.example/go?a=1&lead=1')).toBeInTheDocument();
    expect(redirects).toEqual([]);
  });

  it.each([undefined, '127.0.0.1:4301'])(
    'names the lender by a word, not by its address, if its name is %s',
    async (partnerName) => {
      const target = { ...redirect, method: 'GET', params: {} } as const;
      await openApp({
        isSandboxed: true,
        route: 'redirected',
        state: stateAt('REDIRECTED', {
          application: { id: 'lead-1' },
          result: { redirect: target, ...(partnerName === undefined ? {} : { partnerName }) },
          redirected: target,
        }),
      });
      expect(
        await screen.findByRole('link', { name: 'Abrir la página de la entidad en una ventana nueva' }),
      ).toHaveAttribute('href', redirect.url);
      expect(screen.getByText(/así que la de la entidad se abre en una ventana nueva/)).toBeInTheDocument();
    },
  );

  it('posts to the partner in a new window and shows the link to the application', async () => {
    await openRedirect(redirect, { isSandboxed: true });
    const button = await screen.findByRole('button', { name: 'Abrir Banco Muestra en una ventana nueva' });
    const form = button.closest('form');
    expect(form).toHaveAttribute('target', '_blank');
    expect(form).toHaveAttribute('action', redirect.url);
    expect(form).toHaveFormValues({ lead: '1' });
    expect(screen.getByText(/\/continue\/lead-1$/)).toBeInTheDocument();
  });
});
