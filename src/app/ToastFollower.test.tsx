// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Provider, useSelector } from 'react-redux';
import { expect, it } from 'vitest';
import { SaveState } from '../form/messages/SaveState';
import { answersTaken, stepRefused } from '../state/signals';
import { sendingChanged } from '../state/slices/asyncFormData';
import { selectSubmission } from '../state/selectors/journey';
import type { RootState } from '../state/root';
import type * as Passing from '../shell/Toasts';
import { showOn } from '../testing/page.fixture';
import { ToastFollower, type LoadToasts } from './ToastFollower';
import { answer, makeWorld, ondaraPage } from './world.fixture';

const at = new Date(2026, 10, 20, 18, 5).getTime();
const saved = answersTaken({
  key: 'loan-details',
  sending: 'lead',
  at,
  leadsTo: null,
  endsReturn: false,
  errors: [],
  reopens: [],
  stays: false,
});

function Form() {
  return <SaveState sending={useSelector((state: RootState) => selectSubmission(state))} />;
}

/** A step whose answers can be saved, and what says so in passing. */
async function opened(load: LoadToasts) {
  const { store } = makeWorld(() => answer(200, {}));
  await showOn(
    ondaraPage,
    <Provider store={store}>
      <Form />
      <ToastFollower load={load} />
    </Provider>,
  );
  return store;
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const inPage = () => screen.getByRole('status');

it('what is saved is said in passing, and once', async () => {
  const store = await opened(() => import('../shell/Toasts'));
  await act(async () => void store.dispatch(saved));
  expect(await screen.findByText('Guardado a las 18:05.')).toBeInTheDocument();
  expect(inPage()).toBeEmptyDOMElement();
});

it('what is saved next is said in its place', async () => {
  const store = await opened(() => import('../shell/Toasts'));
  await act(async () => void store.dispatch(saved));
  await screen.findByText('Guardado a las 18:05.');
  const later = { ...saved, payload: { ...saved.payload, at: at + 60_000 } };
  await act(async () => void store.dispatch(later));
  expect(await screen.findByText('Guardado a las 18:06.')).toBeInTheDocument();
  expect(screen.queryByText('Guardado a las 18:05.')).not.toBeInTheDocument();
});

it('what is saved is said no more once a step is held back', async () => {
  const store = await opened(() => import('../shell/Toasts'));
  await act(async () => void store.dispatch(saved));
  const words = await screen.findByText('Guardado a las 18:05.');
  await act(async () => void store.dispatch(stepRefused({ path: 'initial-details', names: ['email'] })));
  // The way out is drawn; no browser does it here.
  await waitFor(() => {
    fireEvent.animationEnd(words);
    expect(words).not.toBeInTheDocument();
  });
});

it('what was saved stays said while more is sent, and the next is said in its place', async () => {
  const store = await opened(() => import('../shell/Toasts'));
  await act(async () => void store.dispatch(saved));
  const words = await screen.findByText('Guardado a las 18:05.');
  await act(async () => void store.dispatch(sendingChanged({ key: 'lead', sending: { kind: 'sending' } })));
  fireEvent.animationEnd(words);
  expect(words).toBeInTheDocument();
  const later = { ...saved, payload: { ...saved.payload, at: at + 60_000 } };
  await act(async () => void store.dispatch(later));
  expect(await screen.findByText('Guardado a las 18:06.')).toBeInTheDocument();
});

it('what is saved right after a step was held back is said', async () => {
  const store = await opened(() => import('../shell/Toasts'));
  await act(async () => void store.dispatch(saved));
  const words = await screen.findByText('Guardado a las 18:05.');
  await act(async () => void store.dispatch(stepRefused({ path: 'initial-details', names: ['email'] })));
  const later = { ...saved, payload: { ...saved.payload, at: at + 60_000 } };
  await act(async () => void store.dispatch(later));
  // What was taken back is still on its way out.
  fireEvent.animationEnd(words);
  expect(await screen.findByText('Guardado a las 18:06.')).toBeInTheDocument();
});

it('what comes too late to be said is not said', async () => {
  let come: (loaded: typeof Passing) => void = () => undefined;
  const store = await opened(() => new Promise((resolve) => (come = resolve)));
  await act(async () => void store.dispatch(saved));
  await act(async () => void store.dispatch(stepRefused({ path: 'initial-details', names: ['email'] })));
  const loaded = await import('../shell/Toasts');
  await act(async () => come(loaded));
  expect(screen.queryByText('Guardado a las 18:05.')).not.toBeInTheDocument();
});

it('what is saved is said in the page where what says it in passing did not load', async () => {
  const store = await opened(gone);
  const region = inPage();
  await act(async () => void store.dispatch(saved));
  expect(region).toHaveTextContent('Guardado a las 18:05.');
  await act(async () => void store.dispatch(sendingChanged({ key: 'lead', sending: { kind: 'sending' } })));
  expect(region).not.toHaveTextContent('Guardado');
});

it('nothing newer is called saved when that comes late', async () => {
  let fail: () => void = () => undefined;
  const store = await opened(
    () => new Promise((_resolve, reject) => (fail = () => reject(new Error('gone')))),
  );
  await act(async () => void store.dispatch(saved));
  await act(async () => void store.dispatch(sendingChanged({ key: 'lead', sending: { kind: 'sending' } })));
  await act(async () => fail());
  expect(inPage()).not.toHaveTextContent('Guardado');
});

it('what loads the next time is used then', async () => {
  let isGone = true;
  const store = await opened(() => (isGone ? gone() : import('../shell/Toasts')));
  await act(async () => void store.dispatch(saved));
  isGone = false;
  const later = { ...saved, payload: { ...saved.payload, at: at + 120_000 } };
  await act(async () => void store.dispatch(later));
  expect(await screen.findByText('Guardado a las 18:07.')).toBeInTheDocument();
  expect(inPage()).toBeEmptyDOMElement();
});
