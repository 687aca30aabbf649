// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stateAt, openApp } from '../../app/app.fixture';
import { goneResponse } from '../../state/store.fixture';
import { pageRestored } from '../../state/events';

it('the screen of a lead that no longer exists offers a new application, with what this browser has', async () => {
  const personalDetails = { firstName: 'Ana' };
  const { user, store } = await openApp({
    route: 'id-upload',
    state: stateAt('ID_UPLOAD', {
      application: { id: 'invented', sessionId: 's', amount: 4500, personalDetails },
    }),
    network: () => goneResponse(404),
  });
  store.dispatch(pageRestored());
  await screen.findByRole('heading', { name: 'Ya no encontramos esta solicitud' });
  await user.click(screen.getByRole('button', { name: 'Empezar otra solicitud' }));
  await screen.findByRole('heading', { name: 'El préstamo que necesitas' });
  const { application } = store.getState().leadApplication;
  expect(application).toMatchObject({ amount: 4500, personalDetails });
  expect(application).not.toHaveProperty('id');
});
