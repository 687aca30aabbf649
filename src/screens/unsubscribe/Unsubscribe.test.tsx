// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { store } from '../../../tests/backend/store';
import { freshBackend, openApp } from '../../app/app.fixture';
import { answer, praveloPage, type Network } from '../../app/world.fixture';
import { initialDynamicPages } from '../../state/slices/dynamicPages';

beforeEach(freshBackend);

const open = (query: string, network?: Network) =>
  openApp({ route: 'unsubscribe', query, ...(network === undefined ? {} : { network }) });
const press = (name: string) => screen.getByRole('button', { name });

describe('the link at the end of an e-mail', () => {
  it('asks first, calls nobody by itself', async () => {
    const { calls } = await open('?email=ana%2Bnews%40example.com');
    await screen.findByRole('heading', { name: 'Darse de baja' });
    expect(
      screen.getByText('¿Quieres dejar de recibir nuestros correos en ana+news@example.com?'),
    ).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('is not lost on a reload, when the address has lost the e-mail (8.19)', async () => {
    await openApp({
      route: 'unsubscribe',
      state: {
        dynamicPages: { ...initialDynamicPages, drafts: { unsubscribe: { email: 'ana@example.com' } } },
      },
    });
    expect(
      await screen.findByText('¿Quieres dejar de recibir nuestros correos en ana@example.com?'),
    ).toBeInTheDocument();
  });

  it('calls once on the press, and says so where it is heard', async () => {
    const { user } = await open('?email=ana%2Bnews%40example.com');
    await screen.findByRole('heading', { name: 'Darse de baja' });
    await user.dblClick(press('Darme de baja'));
    const done = await screen.findByRole('heading', { name: 'Te has dado de baja' });
    await waitFor(() => expect(done).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('Ya no recibirás nuestros correos.');
    expect(screen.queryByRole('button', { name: 'Darme de baja' })).not.toBeInTheDocument();
    expect(store.calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['POST', '/customer/email/unsubscribe', '?email=ana%2Bnews%40example.com'],
    ]);
  });

  it('says that it did not work, and lets it be tried again', async () => {
    let isDown = true;
    const { user, calls } = await open('?email=ana@example.com', () =>
      isDown ? answer(503, {}) : new Response(null, { status: 204 }),
    );
    await screen.findByRole('heading', { name: 'Darse de baja' });
    await user.click(press('Darme de baja'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('No ha funcionado. Inténtalo de nuevo.'),
    );
    isDown = false;
    await user.click(press('Darme de baja'));
    await screen.findByRole('heading', { name: 'Te has dado de baja' });
    // A server in trouble is asked again twice before the applicant is told.
    expect(calls).toHaveLength(3 + 1);
  });

  it.each([
    '',
    '?email=',
    '?email=no-address',
    '?email=a@b.es&email=c@d.es',
    '?email=<b>@x.es',
    '?e=ana@example.com',
  ])('that is not whole (%s) asks for another way and calls nobody', async (query) => {
    const { calls } = await openApp({ page: praveloPage, route: 'unsubscribe', query });
    await screen.findByRole('heading', { name: 'Ten link nie jest kompletny' });
    expect(screen.queryByRole('button', { name: 'Wypisz się' })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});
