// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stateAt, openApp } from '../../app/app.fixture';
import { goneResponse } from '../../state/store.fixture';
import { pageRestored } from '../../state/events';

it('the screen of a lead that no longer exists offers a new application', async () => {
  const { user, store } = await openApp({
    route: 'accepted',
    state: stateAt('ACCEPTED', { application: { id: 'invented', sessionId: 's' } }),
    network: () => goneResponse(404),
  });
  store.dispatch(pageRestored());
  await screen.findByRole('heading', { name: 'Ya no encontramos esta solicitud' });
  expect(screen.queryByText(/Buenas noticias/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Empezar otra solicitud' }));
  await screen.findByRole('heading', { name: 'El préstamo que necesitas' });
});
