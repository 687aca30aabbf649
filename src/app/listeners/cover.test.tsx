// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { initialLeadState } from '../../state/slices/leadState';
import { createTestStore, ondaraPage } from '../../state/store.fixture';
import { storageWith } from '../../testing/storage.fixture';
import { loadRealTexts } from '../../testing/texts.fixture';
import { coverWhenIdle } from './cover';

const hourMs = 3_600_000;

afterEach(() => document.body.replaceChildren());

/** A page with a sensitive answer that nobody has touched for an hour. */
async function openUntouched(onDelete: () => void) {
  const { store, environment } = createTestStore(() => 'no connection', {
    preloaded: {
      leadApplication: { ...initialLeadState, application: { id: 'lead-1', sessionId: 'session-1' } },
    },
  });
  const element = document.createElement('div');
  element.textContent = 'ana@example.com';
  document.body.append(element);
  await act(async () =>
    coverWhenIdle({
      element,
      store,
      translations: await loadRealTexts(ondaraPage, 'en'),
      session: storageWith({}),
      touchedAt: environment.now - hourMs,
      now: () => environment.now,
      getIsFrameHidden: () => false,
      page: ondaraPage,
      brandAssets: {
        header: { src: '/header.svg', width: 130, height: 40 },
        footer: { src: '/footer.svg', width: 130, height: 40 },
        scene: null,
        statements: '/accessibility',
      },
      year: 2026,
      isFramed: false,
      onLanguage: async () => 'changed',
      onDelete,
    }),
  );
  return { element, user: userEvent.setup({ delay: null }) };
}

it('takes an untouched page out of the document, and puts it back after a press', async () => {
  const { element, user } = await openUntouched(() => undefined);
  expect(element.isConnected).toBe(false);
  expect(document.body).not.toHaveTextContent('ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Show my answers' }));
  expect(element.isConnected).toBe(true);
});

it('deletes the data after a question, and shows the page again', async () => {
  const onDelete = vi.fn();
  const { element, user } = await openUntouched(onDelete);
  await user.click(screen.getByRole('button', { name: 'Delete my data' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(onDelete).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Yes, delete it' }));
  expect(onDelete).toHaveBeenCalledOnce();
  expect(element.isConnected).toBe(true);
});
