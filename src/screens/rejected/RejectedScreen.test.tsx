// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stateAt, openApp } from '../../app/app.fixture';
import { praveloPage } from '../../state/store.fixture';

it('a rejection shows hints and a contact, and offers a new application', async () => {
  const { user, store } = await openApp({
    page: praveloPage,
    route: 'rejected',
    state: stateAt('REJECTED', { application: { id: 'lead-1', sessionId: 's' } }),
  });
  await screen.findByRole('heading', { level: 1, name: 'W tej chwili nie mamy dla Ciebie oferty' });
  expect(screen.getByText('Mniejsza kwota lub dłuższy okres spłaty.')).toBeInTheDocument();
  const writing = within(screen.getByRole('main')).getByRole('link', { name: 'pomoc@pravelo.example' });
  expect(writing).toHaveAttribute('href', 'mailto:pomoc@pravelo.example');
  expect(writing.closest('p')).toHaveTextContent(
    /aby przejrzał ją człowiek: napisz na pomoc@pravelo\.example\.$/,
  );
  await user.click(screen.getByRole('button', { name: 'Złóż nowy wniosek' }));
  await screen.findByRole('heading', { level: 1, name: 'Jakiej kwoty potrzebujesz?' });
  expect(store.getState().leadApplication.application.id).toBeUndefined();
});
