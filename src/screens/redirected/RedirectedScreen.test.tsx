// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stateAt, openApp } from '../../app/app.fixture';
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
    await user.click(screen.getByRole('button', { name: 'Ir a partner.example' }));
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
    await screen.findByRole('button', { name: 'Ir a partner.example' });
    expect(redirects).toEqual([redirect.url]);
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
