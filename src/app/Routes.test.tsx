// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readEnded, requestStatusChanged } from '../state/slices/asyncFormData';
import { initialAsyncFormData } from '../state/slices/asyncFormDataState';
import { applicationReplaced } from '../state/events';
import { applicationResultUpdated } from '../state/slices/lead';
import { flushPromises } from '../testing/flushPromises';
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

it.each([
  ['THANK_YOU', 'thank-you'],
  ['REDIRECTED', 'redirected'],
  ['REJECTED', 'rejected'],
] as const)('keeps the end %s when the server has deleted the lead', async (state, route) => {
  const { store } = await openApp({
    route,
    state: stateAt(state, { application: { id: 'lead-1', sessionId: 's' } }),
    network: () => new Promise(() => undefined),
  });
  const { textContent } = await screen.findByRole('heading', { level: 1 });
  act(() => void store.dispatch(readEnded({ key: 'leadStatus', failure: 'gone', pausedUntil: null })));
  await act(flushPromises);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(textContent);
});

it('has one place for notices above every screen, which is there before its first words', async () => {
  const { store } = await openApp({
    route: 'thank-you',
    state: stateAt('THANK_YOU', { application: { id: 'lead-1', sessionId: 's' } }),
    network: () => new Promise(() => undefined),
  });
  await screen.findByRole('heading', { level: 1 });
  const places = screen.getAllByRole('status');
  act(() => void store.dispatch(readEnded({ key: 'leadStatus', failure: 'trouble', pausedUntil: null })));
  const place = screen.getByText(new RegExp(`^${notice}`)).closest('[role=status]');
  expect(places).toContain(place);
  const status = { kind: 'not-saved', reason: 'moved' } as const;
  act(() => void store.dispatch(requestStatusChanged({ key: 'stateAction', status })));
  expect(place).toHaveTextContent(/Tu solicitud ha avanzado mientras tanto/);
});

it('announces on a step what another tab has done to the application, in the place that was there before', async () => {
  const { store } = await openApp({ route: 'loan-details' });
  const places = screen.getAllByRole('status');
  const application = { sessionId: 'session-2' };
  const replaced = { applicationId: 'application-2', application, announcement: 'deleted' } as const;
  act(() => void store.dispatch(applicationReplaced(replaced)));
  const notice = await screen.findByText(/borrad/i);
  expect(places).toContain(notice.closest('[role=status]'));
});

it('goes on checking on the same screen when the server names the lender that it asks', async () => {
  const { store } = await openApp({
    route: 'checking',
    state: stateAt('CHECKING', { application: { id: 'lead-1' }, result: { partnerName: 'Banco Primero' } }),
    network: () => new Promise(() => undefined),
  });
  const title = await screen.findByRole('heading', { level: 1 });
  act(() => void store.dispatch(applicationResultUpdated({ partnerName: 'Banco Segundo' })));
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
});

it('keeps the screen of a state when the applicant goes back in the history', async () => {
  const { goBack } = await openApp({
    routeBefore: 'bank-account',
    route: 'checking',
    state: stateAt('CHECKING', { application: { id: 'lead-1' } }),
    network: () => new Promise(() => undefined),
  });
  const title = await screen.findByRole('heading', { level: 1 });
  await goBack();
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
});
