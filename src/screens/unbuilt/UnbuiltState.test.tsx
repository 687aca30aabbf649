// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ledTo, openApp } from '../../app/app.fixture';

it('a state without a screen is told in plain words, never by its internal name', async () => {
  await openApp({ route: 'cofidis-offer', state: ledTo('COFIDIS_OFFER', { application: { id: 'lead-1' } }) });
  await screen.findByRole('heading', { level: 1, name: 'Falta un paso más' });
  expect(document.body).not.toHaveTextContent('COFIDIS_OFFER');
  expect(screen.getByRole('button', { name: 'Mirar de nuevo' })).toBeInTheDocument();
});
