// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { expect, it, vi } from 'vitest';
import { praveloPage } from '../app/pages.fixture';
import { showOn } from '../testing/page.fixture';
import Toasts from './Toasts';

async function toastOf(words: string) {
  const message = (await screen.findByText(words)).closest<HTMLElement>('.Toastify__toast');
  if (message === null) throw new Error(`"${words}" stands in no message.`);
  return message;
}

async function told(words: string) {
  const { user } = await showOn(praveloPage, <Toasts />);
  toast.success(words);
  return { user, message: await toastOf(words) };
}

it('says a thing in passing, in words of the page’s language alone', async () => {
  const { message } = await told('Zapisano o 8:05.');
  expect(message).toHaveTextContent('Zapisano o 8:05.');
  expect(screen.getByRole('region', { name: 'Komunikaty' })).toContainElement(message);
  expect(
    within(message)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Zamknij']);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('stays while it has the focus', async () => {
  const pause = vi.spyOn(toast, 'pause');
  const play = vi.spyOn(toast, 'play');
  const { user, message } = await told('Zapisano o 8:06.');
  within(message).getByRole('button').focus();
  expect(pause).toHaveBeenCalled();
  expect(play).not.toHaveBeenCalled();
  await user.tab();
  expect(play).toHaveBeenCalled();
});

it('is spoken once: only the region around the message is live', async () => {
  const { message } = await told('Zapisano o 8:07.');
  expect(screen.getByRole('region', { name: 'Komunikaty' })).toHaveAttribute('aria-live', 'polite');
  expect(within(message).queryByRole('status')).not.toBeInTheDocument();
  expect(within(message).queryByRole('alert')).not.toBeInTheDocument();
});
