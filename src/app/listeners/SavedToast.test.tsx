// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Provider, useSelector } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { SaveStatus } from '../../form/messages/SaveStatus';
import { answersAccepted, stepValidationFailed } from '../../state/events';
import { requestStatusChanged } from '../../state/slices/asyncFormData';
import { selectLeadRequestStatus } from '../../state/selectors/journey';
import type { RootState } from '../../state/root';
import type * as Passing from '../../shell/Toasts';
import { renderWithTexts } from '../../testing/render.fixture';
import { SavedToast, type LoadToasts } from './SavedToast';
import { jsonResponse, createTestStore, ondaraPage } from '../../state/store.fixture';

const at = new Date(2026, 10, 20, 18, 5).getTime();
const saved = answersAccepted({
  key: 'loan-details',
  requestKey: 'lead',
  at,
  nextRoute: null,
  completesReturn: false,
  errors: [],
  stepsToReopen: [],
  staysOnScreen: false,
});

function Form() {
  return <SaveStatus requestStatus={useSelector((state: RootState) => selectLeadRequestStatus(state))} />;
}

/** Renders the toast and the save status of a step. */
async function opened(load: LoadToasts) {
  const { store } = createTestStore(() => jsonResponse(200, {}));
  const { translations } = await renderWithTexts(
    ondaraPage,
    <Provider store={store}>
      <Form />
      <SavedToast load={load} />
    </Provider>,
  );
  return { store, translations };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const inPage = () => screen.getByRole('status');

it('shows one toast after the answers are saved', async () => {
  const { store } = await opened(() => import('../../shell/Toasts'));
  await act(async () => void store.dispatch(saved));
  expect(await screen.findByText('Guardado: 18:05')).toBeInTheDocument();
  expect(inPage()).toBeEmptyDOMElement();
});

it('does not show it again in another language', async () => {
  const load = vi.fn(() => import('../../shell/Toasts'));
  const { store, translations } = await opened(load);
  await act(async () => void store.dispatch(saved));
  await screen.findByText('Guardado: 18:05');
  await act(async () => void (await translations.changeLanguage('en-US')));
  expect(load).toHaveBeenCalledOnce();
});

it('replaces the toast after the next save', async () => {
  const { store } = await opened(() => import('../../shell/Toasts'));
  await act(async () => void store.dispatch(saved));
  await screen.findByText('Guardado: 18:05');
  const later = { ...saved, payload: { ...saved.payload, at: at + 60_000 } };
  await act(async () => void store.dispatch(later));
  expect(await screen.findByText('Guardado: 18:06')).toBeInTheDocument();
  expect(screen.queryByText('Guardado: 18:05')).not.toBeInTheDocument();
});

it('removes the toast after a step has errors', async () => {
  const { store } = await opened(() => import('../../shell/Toasts'));
  await act(async () => void store.dispatch(saved));
  const words = await screen.findByText('Guardado: 18:05');
  await act(
    async () =>
      void store.dispatch(
        stepValidationFailed({ path: 'initial-details', names: ['email'], excluded: null }),
      ),
  );
  // The test environment does not run the exit animation.
  await waitFor(() => {
    fireEvent.animationEnd(words);
    expect(words).not.toBeInTheDocument();
  });
});

it('keeps the toast during the next request and then replaces it', async () => {
  const { store } = await opened(() => import('../../shell/Toasts'));
  await act(async () => void store.dispatch(saved));
  const words = await screen.findByText('Guardado: 18:05');
  await act(
    async () => void store.dispatch(requestStatusChanged({ key: 'lead', status: { kind: 'sending' } })),
  );
  fireEvent.animationEnd(words);
  expect(words).toBeInTheDocument();
  const later = { ...saved, payload: { ...saved.payload, at: at + 60_000 } };
  await act(async () => void store.dispatch(later));
  expect(await screen.findByText('Guardado: 18:06')).toBeInTheDocument();
});

it('shows the toast if answers are saved right after a step had errors', async () => {
  const { store } = await opened(() => import('../../shell/Toasts'));
  await act(async () => void store.dispatch(saved));
  const words = await screen.findByText('Guardado: 18:05');
  await act(
    async () =>
      void store.dispatch(
        stepValidationFailed({ path: 'initial-details', names: ['email'], excluded: null }),
      ),
  );
  const later = { ...saved, payload: { ...saved.payload, at: at + 60_000 } };
  await act(async () => void store.dispatch(later));
  // The removed toast is still in its exit animation.
  fireEvent.animationEnd(words);
  expect(await screen.findByText('Guardado: 18:06')).toBeInTheDocument();
});

it('shows no toast if it loads after the status has changed', async () => {
  let come: (loaded: typeof Passing) => void = () => undefined;
  const { store } = await opened(() => new Promise((resolve) => (come = resolve)));
  await act(async () => void store.dispatch(saved));
  await act(
    async () =>
      void store.dispatch(
        stepValidationFailed({ path: 'initial-details', names: ['email'], excluded: null }),
      ),
  );
  const loaded = await import('../../shell/Toasts');
  await act(async () => come(loaded));
  expect(screen.queryByText('Guardado: 18:05')).not.toBeInTheDocument();
});

it('shows the notice in the page if the toasts do not load', async () => {
  const { store } = await opened(gone);
  const region = inPage();
  await act(async () => void store.dispatch(saved));
  expect(region).toHaveTextContent('Guardado: 18:05');
  await act(
    async () => void store.dispatch(requestStatusChanged({ key: 'lead', status: { kind: 'sending' } })),
  );
  expect(region).not.toHaveTextContent('Guardado');
});

it('does not call newer answers saved if the toasts fail to load late', async () => {
  let fail: () => void = () => undefined;
  const { store } = await opened(
    () => new Promise((_resolve, reject) => (fail = () => reject(new Error('gone')))),
  );
  await act(async () => void store.dispatch(saved));
  await act(
    async () => void store.dispatch(requestStatusChanged({ key: 'lead', status: { kind: 'sending' } })),
  );
  await act(async () => fail());
  expect(inPage()).not.toHaveTextContent('Guardado');
});

it('shows the toast if the toasts load on the next save', async () => {
  let isGone = true;
  const { store } = await opened(() => (isGone ? gone() : import('../../shell/Toasts')));
  await act(async () => void store.dispatch(saved));
  isGone = false;
  const later = { ...saved, payload: { ...saved.payload, at: at + 120_000 } };
  await act(async () => void store.dispatch(later));
  expect(await screen.findByText('Guardado: 18:07')).toBeInTheDocument();
  expect(inPage()).toBeEmptyDOMElement();
});

it('shows and loads no toast in a narrow window', async () => {
  const narrow = { ...window.matchMedia('all'), matches: true };
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue(narrow);
  let loads = 0;
  const { store } = await opened(() => {
    loads += 1;
    return import('../../shell/Toasts');
  });
  await act(async () => void store.dispatch(saved));
  expect(loads).toBe(0);
  expect(inPage()).toBeEmptyDOMElement();
  media.mockRestore();
});
