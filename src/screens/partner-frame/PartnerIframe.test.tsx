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

const open = () =>
  renderWithTexts(
    ondaraPage,
    <PartnerIframe target={target} partner="Tink" onFinished={vi.fn()} onCancelled={vi.fn()} />,
  );

it('says after 15 seconds that the page is late', async () => {
  await open();
  const status = screen.getByRole('status');
  const loading = status.textContent;
  await act(() => vi.advanceTimersByTimeAsync(14_999));
  expect(status).toHaveTextContent(loading);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(status).not.toHaveTextContent(loading);
  expect(status).not.toBeEmptyDOMElement();
});

it('says nothing after 15 seconds if the page has loaded', async () => {
  await open();
  fireEvent.load(screen.getByTitle(/Tink/));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
