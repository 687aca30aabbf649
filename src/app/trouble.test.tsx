// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { initialAsyncFormData } from '../state/slices/asyncFormData';
import { ledTo, openApp } from './app.fixture';

const notice = 'Ahora no podemos preguntar a nuestro servidor cómo va tu solicitud.';

it.each([
  ['ACCEPTED', 'accepted', 1],
  ['THANK_YOU', 'thank-you', 1],
  ['REDIRECTED', 'redirected', 1],
  ['REJECTED', 'rejected', 1],
  ['VEHICLE', 'vehicle', 1],
  // It says so in its own words.
  ['CHECKING', 'checking', 0],
] as const)('a server that does not answer is told on the screen of %s', async (state, route, times) => {
  await openApp({
    route,
    state: {
      ...ledTo(state, { application: { id: 'lead-1', sessionId: 's' } }),
      asyncFormData: { ...initialAsyncFormData, inquiry: 'trouble' },
    },
    network: () => 'no connection',
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByText(new RegExp(`^${notice}`))).toHaveLength(times);
});
