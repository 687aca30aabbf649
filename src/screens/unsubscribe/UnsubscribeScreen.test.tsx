// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { store } from '../../../tests/backend/store';
import { resetBackend, openApp } from '../../app/app.fixture';
import { jsonResponse, praveloPage, type FakeNetwork } from '../../state/store.fixture';
import { initialDynamicPages } from '../../state/slices/dynamicPagesState';

beforeEach(resetBackend);

const open = (query: string, network?: FakeNetwork) =>
  openApp({ route: 'unsubscribe', query, ...(network === undefined ? {} : { network }) });
const getButton = (name: string) => screen.getByRole('button', { name });

describe('the unsubscribe link of an e-mail', () => {
  it('asks for confirmation and sends no request by itself', async () => {
    const { calls } = await open('?email=ana%2Bnews%40example.com');
    await screen.findByRole('heading', { name: 'Darse de baja' });
    expect(
      screen.getByText('¿Quieres dejar de recibir nuestras ofertas por correo en ana+news@example.com?'),
    ).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('keeps the e-mail over a reload after it was removed from the address, until it is unsubscribed', async () => {
    const { user, store: app } = await openApp({
      route: 'unsubscribe',
      state: {
        dynamicPages: { ...initialDynamicPages, drafts: { unsubscribe: { email: 'ana@example.com' } } },
      },
    });
    expect(
      await screen.findByText('¿Quieres dejar de recibir nuestras ofertas por correo en ana@example.com?'),
    ).toBeInTheDocument();
    await user.click(getButton('Darme de baja'));
    await screen.findByRole('heading', { name: 'Te has dado de baja' });
    expect(app.getState().dynamicPages.drafts).toEqual({});
  });

  it('sends one request on confirmation and announces the result', async () => {
    const { user } = await open('?email=ana%2Bnews%40example.com');
    await screen.findByRole('heading', { name: 'Darse de baja' });
    await user.dblClick(getButton('Darme de baja'));
    const done = await screen.findByRole('heading', { name: 'Te has dado de baja' });
    await waitFor(() => expect(done).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent(
      'Ya no recibirás nuestras ofertas por correo. Los correos sobre una solicitud abierta sí te seguirán llegando.',
    );
    expect(screen.queryByRole('button', { name: 'Darme de baja' })).not.toBeInTheDocument();
    expect(store.calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['POST', '/customer/email/unsubscribe', '?email=ana%2Bnews%40example.com'],
    ]);
  });

  it("says how long to wait during the server's delay, in which a press sends nothing", async () => {
    const network = () => jsonResponse(429, {}, { 'Retry-After': '30' });
    const { user, holdTime } = await open('?email=ana@example.com', network);
    holdTime();
    await user.click(await screen.findByRole('button', { name: 'Darme de baja' }));
    expect(await screen.findByText('Espera 30 segundos e inténtalo de nuevo.')).toBeInTheDocument();
    expect(getButton('Darme de baja')).toHaveAttribute('aria-disabled', 'true');
  });

  it('reports a failure and allows a retry', async () => {
    let isDown = true;
    const { user, calls } = await open('?email=ana@example.com', () =>
      isDown ? jsonResponse(503, {}) : new Response(null, { status: 204 }),
    );
    await screen.findByRole('heading', { name: 'Darse de baja' });
    await user.click(getButton('Darme de baja'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Ahora no podemos hacerlo. No se ha perdido nada: inténtalo de nuevo en un momento.',
      ),
    );
    isDown = false;
    await user.click(getButton('Darme de baja'));
    await screen.findByRole('heading', { name: 'Te has dado de baja' });
    // A failed request is retried twice before the applicant sees an error.
    expect(calls).toHaveLength(3 + 1);
  });

  it.each([
    '',
    '?email=',
    '?email=no-address',
    '?email=a@b.es&email=c@d.es',
    '?email=<b>@x.es',
    '?e=ana@example.com',
    '?email={{email}}',
  ])('asks for the address for the incomplete query "%s", and then for confirmation', async (query) => {
    const { calls, user } = await openApp({ page: praveloPage, route: 'unsubscribe', query });
    await screen.findByRole('heading', { name: 'Ten link nie jest kompletny' });
    expect(screen.queryByRole('button', { name: 'Wypisz się' })).not.toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: 'Adres e-mail' });
    await user.type(field, 'no-address');
    await user.click(getButton('Dalej'));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Sprawdź adres e-mail. Przykład: imie@example.com.');
    await user.clear(field);
    await user.type(field, ' ana+news@example.com ');
    await user.click(getButton('Dalej'));
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(calls).toEqual([]);
    await user.click(getButton('Wypisz się'));
    await waitFor(() =>
      expect(store.calls.map(({ path, query: sent }) => [path, sent])).toEqual([
        ['/customer/email/unsubscribe', '?email=ana%2Bnews%40example.com'],
      ]),
    );
  });

  it.each(['<ana@example.com>', 'mailto:ana@example.com', 'ana＠example.com', 'ana\u200B@example.com'])(
    'reads an address as the form does, in the link and in the field: "%s"',
    async (email) => {
      await open(`?email=${encodeURIComponent(email)}`);
      expect(await screen.findByText(/en ana@example\.com\?$/)).toBeVisible();
      cleanup();
      const { user } = await open('');
      await user.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), email);
      await user.click(getButton('Continuar'));
      expect(await screen.findByText(/en ana@example\.com\?$/)).toBeVisible();
    },
  );

  it('sends a domain with other letters than those of ASCII as servers have it', async () => {
    const { user } = await open(`?email=${encodeURIComponent('ana@müller.de')}`);
    await screen.findByText(/en ana@müller\.de\?$/);
    await user.click(getButton('Darme de baja'));
    await screen.findByRole('heading', { name: 'Te has dado de baja' });
    expect(store.calls.map(({ query }) => query)).toEqual(['?email=ana%40xn--mller-kva.de']);
  });

  it('lets an address be changed that was typed', async () => {
    const { user } = await open('');
    const field = await screen.findByRole('textbox', { name: 'Correo electrónico' });
    await user.type(field, 'ana@exampel.com');
    await user.click(getButton('Continuar'));
    await screen.findByText(/en ana@exampel\.com\?$/);
    await user.click(getButton('Volver'));
    expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('ana@exampel.com');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.clear(screen.getByRole('textbox', { name: 'Correo electrónico' }));
    await user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@example.com');
    await user.click(getButton('Continuar'));
    expect(await screen.findByText(/en ana@example\.com\?$/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says nothing of another address after a change', async () => {
    const { user } = await open('', () => jsonResponse(400, { code: 'refused' }));
    await user.type(await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'a@example.com');
    await user.click(getButton('Continuar'));
    await user.click(await screen.findByRole('button', { name: 'Darme de baja' }));
    await screen.findByText(/^No hemos podido darte de baja/);
    await user.click(getButton('Volver'));
    await user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'b');
    await user.click(getButton('Continuar'));
    await screen.findByText(/en a@example\.comb\?$/);
    expect(screen.queryByText(/^No hemos podido darte de baja/)).not.toBeInTheDocument();
  });

  it('takes an address that is repeated', async () => {
    await open('?email=ana@example.com&email=ana@example.com');
    expect(await screen.findByRole('button', { name: 'Darme de baja' })).toBeInTheDocument();
  });
});

it.each(['', '?email=ana%40example.com'])(
  'links to the application whether it succeeded or not: "%s"',
  async (query) => {
    const { user } = await open(query);
    await screen.findByRole('heading', { level: 1 });
    if (query !== '') await user.click(getButton('Darme de baja'));
    expect(await screen.findByRole('link', { name: 'Ir a la solicitud' })).toHaveAttribute(
      'href',
      '/application-frontend/',
    );
  },
);
