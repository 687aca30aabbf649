// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { stateNumber } from '../domain/journey/states/progressStates';
import { ondaraPage } from '../testing/pages.fixture';

vi.mock('../screens/parts/ScreenFrame', () => ({
  ScreenFrame: () => {
    throw new TypeError('a built-in that the engine lacks');
  },
}));

// Test files share modules: only those that load after this have the screen that throws.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { createLead } = await import('../../tests/backend/leads');
const { store } = await import('../../tests/backend/store');
const { openApp, resetBackend, stateAt } = await import('./app.fixture');

beforeEach(() => {
  resetBackend();
  vi.spyOn(console, 'error').mockReturnValue();
});

const { phone } = ondaraPage.definition.contact;

it('who was accepted gets to the lender though the screen cannot be rendered', async () => {
  const lead = createLead('dynamic', { contactDetails: { email: 'ana@example.com' } });
  Object.assign(lead, { state: stateNumber('ACCEPTED'), position: 0 });
  const { user } = await openApp({
    route: 'accepted',
    state: stateAt('ACCEPTED', {
      application: { id: lead.id, amount: 12500, period: 12 },
      result: { partnerName: 'Banco Muestra', offerId: `offer-${lead.id}`, stepData: {} },
    }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(phone);
  await user.click(screen.getByRole('button', { name: 'Ver la oferta' }));
  expect(await screen.findByRole('button', { name: 'Ir a la entidad' })).toBeInTheDocument();
  expect(store.calls).toContainEqual(expect.objectContaining({ method: 'POST', path: '/lead/sale' }));
});

it('who was on the way to the lender gets there by a press', async () => {
  const { user, redirects } = await openApp({
    route: 'redirected',
    state: stateAt('REDIRECTED', {
      result: { redirect: { url: 'https://partner.example/go', method: 'GET', params: {} } },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Ir a la entidad' }));
  await waitFor(() => expect(redirects).toEqual(['https://partner.example/go']));
});

it('a state without a way to the lender has the telephone alone', async () => {
  await openApp({ route: 'rejected', state: stateAt('REJECTED') });
  expect(await screen.findByRole('alert')).toHaveTextContent(phone);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain(
    'Volver a cargar la página',
  );
  expect(screen.queryByRole('button', { name: 'Ver la oferta' })).toBeNull();
});
