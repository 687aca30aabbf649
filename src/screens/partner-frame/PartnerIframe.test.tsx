// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ondaraPage } from '../../testing/pages.fixture';
import { renderWithTexts } from '../../testing/render.fixture';
import { PartnerIframe } from './PartnerIframe';

const target = { url: 'about:blank', origin: 'https://bank.example', sandbox: 'allow-scripts' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The window loses the focus, to the frame or to another window. */
const leaveWindow = () => document.defaultView?.dispatchEvent(new Event('blur'));

const open = () =>
  renderWithTexts(
    ondaraPage,
    <PartnerIframe target={target} partner="Tink" onFinished={vi.fn()} onCancelled={vi.fn()} />,
  );

it('says after 15 seconds that the page is late', { tags: ['E3'] }, async () => {
  await open();
  const status = screen.getByRole('status');
  const loading = status.textContent;
  await act(() => vi.advanceTimersByTimeAsync(14_999));
  expect(status).toHaveTextContent(loading);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(status).not.toHaveTextContent(loading);
  expect(status).not.toBeEmptyDOMElement();
});

it(
  'names the other ways 15 seconds after a page has loaded that nobody uses, as one that refuses the frame',
  { tags: ['E3'] },
  async () => {
    await open();
    const status = screen.getByRole('status');
    fireEvent.load(screen.getByTitle(/Tink/));
    await act(() => vi.advanceTimersByTimeAsync(14_999));
    expect(status).toBeEmptyDOMElement();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(status).toHaveTextContent(/Tink.*pestaña nueva/);
  },
);

it('says so too if the page has loaded after the notice of the delay', async () => {
  await open();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  fireEvent.load(screen.getByTitle(/Tink/));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('status')).toHaveTextContent(/Tink.*pestaña nueva/);
});

it.each([
  ['before it has loaded', 0],
  ['while it waits', 10_000],
  ['after the notice', 20_000],
])('says nothing more when the applicant enters the page %s', async (_when, elapsedMs) => {
  await open();
  const frame = screen.getByTitle(/Tink/);
  if (elapsedMs > 0) fireEvent.load(frame);
  await act(() => vi.advanceTimersByTimeAsync(elapsedMs));
  act(() => {
    frame.focus();
    leaveWindow();
  });
  fireEvent.load(frame);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('goes on waiting when the window loses the focus to another one', async () => {
  await open();
  fireEvent.load(screen.getByTitle(/Tink/));
  leaveWindow();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});
