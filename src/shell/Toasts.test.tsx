// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { expect, it, vi } from 'vitest';
import { praveloPage } from '../testing/pages.fixture';
import { renderWithTexts } from '../testing/render.fixture';
import Toasts from './Toasts';

async function findToast(words: string) {
  const message = (await screen.findByText(words)).closest<HTMLElement>('.Toastify__toast');
  if (message === null) throw new Error(`"${words}" is in no toast.`);
  return message;
}

async function renderToast(words: string) {
  const { user } = await renderWithTexts(praveloPage, <Toasts />);
  toast.success(words);
  return { user, message: await findToast(words) };
}

it('shows a toast in the language of the page', async () => {
  const { message } = await renderToast('Zapisano o 8:05.');
  expect(message).toHaveTextContent('Zapisano o 8:05.');
  expect(screen.getByRole('region', { name: 'Komunikaty' })).toContainElement(message);
  expect(
    within(message)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Zamknij']);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('pauses a toast while it has the focus', async () => {
  const pause = vi.spyOn(toast, 'pause');
  const play = vi.spyOn(toast, 'play');
  const { user, message } = await renderToast('Zapisano o 8:06.');
  within(message).getByRole('button').focus();
  expect(pause).toHaveBeenCalled();
  expect(play).not.toHaveBeenCalled();
  await user.tab();
  expect(play).toHaveBeenCalled();
});

it('announces a toast once: only the region around it is live', async () => {
  const { message } = await renderToast('Zapisano o 8:07.');
  expect(screen.getByRole('region', { name: 'Komunikaty' })).toHaveAttribute('aria-live', 'polite');
  expect(within(message).queryByRole('status')).not.toBeInTheDocument();
  expect(within(message).queryByRole('alert')).not.toBeInTheDocument();
});
