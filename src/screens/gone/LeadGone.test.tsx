// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ledTo, openApp } from '../../app/app.fixture';
import { answer } from '../../app/world.fixture';
import { pageRestored } from '../../state/signals';

it('a lead that the server does not know is said to be gone, with a way on (8.13)', async () => {
  const { user, store } = await openApp({
    route: 'accepted',
    state: ledTo('ACCEPTED', { application: { id: 'invented', sessionId: 's' } }),
    network: () => answer(404, {}),
  });
  store.dispatch(pageRestored());
  await screen.findByRole('heading', { name: 'Ya no encontramos esta solicitud' });
  expect(screen.queryByText(/Buenas noticias/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Empezar otra solicitud' }));
  await screen.findByRole('heading', { name: '¿Cuánto dinero necesitas?' });
});
