// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store } from '../../../tests/backend/store';
import { freshBackend, ledTo, openApp } from '../../app/app.fixture';
import { answer, type Network } from '../../app/world.fixture';
import { settled } from '../../testing/settled';
import { stateNumber } from '../../domain/journey/states/progressStates';

beforeEach(freshBackend);

/** A lead that a partner has accepted, opened on its screen. */
async function openAccepted(network?: Network) {
  const lead = createLead('dynamic', { contactDetails: { email: 'ana@example.com' } });
  Object.assign(lead, { state: stateNumber('ACCEPTED'), position: 0 });
  const visit = await openApp({
    route: 'accepted',
    state: ledTo('ACCEPTED', {
      application: { id: lead.id, amount: 12500, period: 12 },
      result: { partnerName: 'Banco Muestra', offerId: `offer-${lead.id}` },
    }),
    ...(network === undefined ? {} : { network }),
  });
  await screen.findByRole('heading', { name: 'Buenas noticias: Banco Muestra acepta tu solicitud' });
  return { ...visit, id: lead.id };
}

const go = () => screen.getByRole('button', { name: 'Continuar a la oferta' });

describe('the mark of the partner', () => {
  it('is its picture, named', async () => {
    await openAccepted();
    const picture = await screen.findByRole('img', { name: 'Banco Muestra' });
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,/));
  });

  it('is its name when the picture does not show', async () => {
    await openAccepted();
    fireEvent.error(await screen.findByRole('img', { name: 'Banco Muestra' }));
    expect(screen.getByText('Banco Muestra')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Banco Muestra' })).not.toBeInTheDocument();
  });

  it.each<readonly [string, () => Response | 'no connection']>([
    ['cannot be had', () => 'no connection'],
    ['is trouble', () => answer(503, {})],
    ['has another shape', () => answer(200, { 'Banco Muestra': '/bm.svg' })],
    ['is of another partner', () => answer(200, [{ name: 'Otro', logo: '/otro.svg' }])],
    ['is not secure', () => answer(200, [{ name: 'Banco Muestra', logo: 'http://marks.example/bm.svg' }])],
  ])('is its name where the picture %s', async (_how, logos) => {
    const { calls } = await openAccepted(({ path }) =>
      path === '/partner/logos' ? logos() : answer(200, {}),
    );
    await waitFor(() => expect(calls.some(({ path }) => path === '/partner/logos')).toBe(true));
    await act(settled);
    expect(screen.getByText('Banco Muestra')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Banco Muestra' })).not.toBeInTheDocument();
    expect(go()).toBeEnabled();
  });
});

describe('an accepted application', () => {
  it('says what was asked for', async () => {
    await openAccepted();
    expect(screen.getByText('12.500 €')).toBeInTheDocument();
    expect(screen.getByText('12 meses')).toBeInTheDocument();
  });

  it('by a comparison portal says that offers are compared there, at its own address', async () => {
    const lead = createLead('dynamic', { contactDetails: { email: 'ana@example.com' } });
    Object.assign(lead, { state: stateNumber('ACCEPTED'), position: 0 });
    const state = ledTo('ACCEPTED', { application: { id: lead.id }, result: { partnerName: 'smava' } });
    const { user } = await openApp({ route: 'accepted', state });
    await screen.findByRole('heading', { level: 1, name: 'smava tiene ofertas para ti' });
    await user.click(screen.getByRole('button', { name: 'Comparar las ofertas' }));
    await waitFor(() => expect(store.calls.some(({ path }) => path === '/lead/sale')).toBe(true));
  });

  it('tells the server once, however often it is pressed, and goes where it says', async () => {
    const { user, id } = await openAccepted();
    await user.dblClick(go());
    await screen.findByRole('heading', { level: 1, name: /^Te llevamos a la página/ });
    expect(store.calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/lead/sale', body: { id, offerId: `offer-${id}` } },
    ]);
  });

  it('says when it did not work, and lets it be tried again', async () => {
    const { user, calls } = await openAccepted(() => answer(500, {}));
    await user.click(go());
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('No ha funcionado. Inténtalo de nuevo.'),
    );
    await user.click(go());
    await waitFor(() => expect(calls.filter(({ path }) => path === '/lead/sale')).toHaveLength(3 + 3));
  });
});
