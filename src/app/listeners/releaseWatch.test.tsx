// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isNewerReleaseServed } from '../../platform/loading/newerRelease';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { progressStatePushed } from '../../state/slices/lead';
import { jsonResponse, createTestStore, ondaraPage } from '../../state/store.fixture';
import { loadRealTexts } from '../../testing/texts.fixture';
import { watchReleases } from './releaseWatch';

vi.mock('../../platform/loading/newerRelease', () => ({ isNewerReleaseServed: vi.fn() }));
const lookUp = vi.mocked(isNewerReleaseServed);

const text = /^Hay una versión nueva de esta página/;

beforeEach(() => {
  lookUp.mockReset().mockResolvedValue(true);
});

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function watch() {
  const { store } = createTestStore(() => jsonResponse(200, {}));
  const onReload = vi.fn();
  const translations = await loadRealTexts(ondaraPage, 'es');
  stop = watchReleases({ store, translations, address: '/form/', onReload });
  return { store, onReload, user: userEvent.setup({ delay: null }) };
}

/** The applicant returns to this tab. */
const returnToTab = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

it('says once that there is a newer release when the applicant returns to the tab', async () => {
  const { user } = await watch();
  expect(lookUp).not.toHaveBeenCalled();
  await returnToTab();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('status')).toContainElement(screen.getByText(text));
  expect(lookUp).toHaveBeenCalledExactlyOnceWith('/form/');
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await returnToTab();
  expect(lookUp).toHaveBeenCalledOnce();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('reloads on request and never by itself', async () => {
  const { user, onReload } = await watch();
  await returnToTab();
  await screen.findByText(text);
  expect(onReload).not.toHaveBeenCalled();
  const reload = screen.getByRole('button', { name: 'Volver a cargar la página' });
  await user.dblClick(reload);
  expect(onReload).toHaveBeenCalledOnce();
  // A request that has no response yet may hold the reload up.
  expect(reload).toHaveAttribute('aria-busy', 'true');
});

it('looks again at the next return if there was none', async () => {
  lookUp.mockResolvedValueOnce(false);
  await watch();
  await returnToTab();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await returnToTab();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('requests nothing while the tab is hidden', async () => {
  await watch();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await returnToTab();
  expect(lookUp).not.toHaveBeenCalled();
});

it('says nothing after the form, where a reload can lose something', async () => {
  const { store } = await watch();
  await returnToTab();
  await screen.findByText(text);
  await act(async () => void store.dispatch(progressStatePushed(stateNumber('ID_UPLOAD'))));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});
