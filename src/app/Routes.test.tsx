// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { initialAsyncFormData } from '../state/slices/asyncFormData';
import { stateAt, openApp } from './app.fixture';

const notice = 'Ahora no podemos consultar el estado de tu solicitud.';

it.each([
  ['ACCEPTED', 'accepted', 1],
  ['THANK_YOU', 'thank-you', 1],
  ['REDIRECTED', 'redirected', 1],
  ['REJECTED', 'rejected', 1],
  ['VEHICLE', 'vehicle', 1],
  // The checking screen has a notice of its own.
  ['CHECKING', 'checking', 0],
] as const)(
  'shows a notice on the screen of %s only if it has none of its own and the server does not respond',
  async (state, route, times) => {
    await openApp({
      route,
      state: {
        ...stateAt(state, { application: { id: 'lead-1', sessionId: 's' } }),
        asyncFormData: {
          ...initialAsyncFormData,
          reads: {
            ...initialAsyncFormData.reads,
            leadStatus: { isUnderWay: false, failure: 'trouble', pausedUntil: null },
          },
        },
      },
      network: () => new Promise(() => undefined),
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByText(new RegExp(`^${notice}`))).toHaveLength(times);
  },
);
