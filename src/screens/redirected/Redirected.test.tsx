// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ledTo, openApp } from '../../app/app.fixture';
import { answer } from '../../app/world.fixture';

const redirect = { url: 'https://partner.example/go', method: 'POST', params: { lead: '1' } } as const;

describe('an applicant who did not leave, or came back', () => {
  it('is not sent away again, but can go by one press', async () => {
    const { user, left } = await openApp({
      route: 'redirected',
      state: ledTo('REDIRECTED', {
        application: { id: 'lead-1' },
        result: { redirect, partnerName: 'Banco Muestra' },
        redirected: redirect,
      }),
    });
    await screen.findByRole('heading', { name: 'Te llevamos a la página de Banco Muestra' });
    expect(left).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ir a partner.example' }));
    expect(left).toEqual([redirect.url]);
  });

  it.each([undefined, { ...redirect, url: 'javascript:alert(1)' }])(
    'has no button where there is no address to be trusted: %o',
    async (named) => {
      await openApp({
        route: 'redirected',
        state: ledTo('REDIRECTED', {
          application: { id: 'lead-1' },
          result: named === undefined ? {} : { redirect: named },
        }),
      });
      await screen.findByRole('heading', { name: 'Te llevamos a la página de la entidad' });
      expect(
        screen.getByText('La entidad te escribirá por correo con el siguiente paso.'),
      ).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Ir a/ })).not.toBeInTheDocument();
    },
  );

  it('can ask for the address again when it was not told (8.14)', async () => {
    let isDown = true;
    const { user, left } = await openApp({
      route: 'redirected',
      state: ledTo('REDIRECTED', { application: { id: 'lead-1' } }),
      network: () => (isDown ? answer(500, {}) : answer(200, { redirect })),
    });
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Pedir la dirección de nuevo' }));
    await screen.findByRole('button', { name: 'Ir a partner.example' });
    expect(left).toEqual([redirect.url]);
  });

  it('can begin again', async () => {
    const { user } = await openApp({
      route: 'redirected',
      state: ledTo('REDIRECTED', { application: { id: 'lead-1', sessionId: 's' }, result: { redirect } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Empezar otra solicitud' }));
    await screen.findByRole('heading', { name: '¿Cuánto dinero necesitas?' });
  });
});
