// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setI18n } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { startOrSay } from './failing';
import { ondaraPage } from './pages.fixture';
import { realTexts } from './texts.fixture';

const refused = () => Promise.reject(new DOMException('Storage is blocked', 'SecurityError'));

beforeEach(() => {
  // Texts stay where they were once loaded, those of other tests too.
  Reflect.apply(setI18n, undefined, [undefined]);
});

it.each([
  ['in English without texts', refused, 'Something went wrong. Please, try again later.'],
  [
    'in the page’s language',
    () => realTexts(ondaraPage, 'es'),
    'Algo ha ido mal. Inténtalo de nuevo más tarde.',
  ],
])('a start that throws shows the failure screen %s', async (_how, loadTexts, words) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const [onReload, log] = [vi.fn(), vi.fn()];
  await startOrSay(refused, { render, loadTexts, onReload, log });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  await userEvent.click(screen.getByRole('button'));
  expect(onReload).toHaveBeenCalledOnce();
  expect(log.mock.calls).toEqual([['Something went wrong', { name: 'SecurityError' }]]);
});

it('a start that goes well shows nothing of its own', async () => {
  const show = vi.fn();
  await startOrSay(() => Promise.resolve(), {
    render: show,
    loadTexts: refused,
    onReload: vi.fn(),
    log: vi.fn(),
  });
  expect(show).not.toHaveBeenCalled();
});
