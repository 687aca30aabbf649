// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setI18n } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { formatPhoneLink } from '../../domain/pages/contact';
import { startOrShowFailure } from './startFailure';
import { ondaraPage } from '../../testing/pages.fixture';
import { loadRealTexts } from '../../testing/texts.fixture';

const refused = () => Promise.reject(new DOMException('Storage is blocked', 'SecurityError'));

beforeEach(() => {
  // Loaded texts persist between tests.
  Reflect.apply(setI18n, undefined, [undefined]);
});

it.each([
  ['in English without texts', refused, 'Something went wrong. Please, try again later.'],
  [
    'in the page’s language',
    () => loadRealTexts(ondaraPage, 'es'),
    'Algo ha ido mal. Inténtalo de nuevo más tarde.',
  ],
])('shows the failure screen %s if the start throws', async (_how, loadTexts, words) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const [onReload, log, report] = [vi.fn(), vi.fn(), vi.fn()];
  const { contact } = ondaraPage.definition;
  await startOrShowFailure(refused, { render, loadTexts, onReload, contact, log, report });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  await userEvent.click(screen.getByRole('button'));
  expect(onReload).toHaveBeenCalledOnce();
  expect(log.mock.calls).toEqual([['Something went wrong', { name: 'SecurityError' }]]);
  expect(report.mock.calls).toEqual([['SecurityError']]);
  expect(screen.getByRole('link', { name: contact.phone })).toHaveAttribute(
    'href',
    formatPhoneLink(contact.phone),
  );
});

it('renders nothing if the start succeeds', async () => {
  const show = vi.fn();
  await startOrShowFailure(() => Promise.resolve(), {
    render: show,
    loadTexts: refused,
    onReload: vi.fn(),
    contact: ondaraPage.definition.contact,
    log: vi.fn(),
    report: vi.fn(),
  });
  expect(show).not.toHaveBeenCalled();
});
