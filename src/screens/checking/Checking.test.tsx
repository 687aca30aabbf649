// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { freshBackend, ledTo, openApp, referenceNetwork } from '../../app/app.fixture';
import { answer, praveloPage, type Network } from '../../app/world.fixture';
import { stateNumber } from '../../domain/journey/states/progressStates';
import type { LeadState } from '../../state/slices/leadState';
import { decisionAsked } from '../../state/slices/asyncFormData';

beforeEach(freshBackend);
afterEach(() => {
  vi.unstubAllGlobals();
});

function submittedLead(email: string): string {
  const lead = createLead('classic', { contactDetails: { email } });
  lead.state = stateNumber('CHECKING');
  return lead.id;
}

const titleOf = () => screen.findByRole('heading', { level: 1, name: 'Sprawdzamy Twój wniosek' });

/** Waits for a title, which takes the focus once it is on the screen. */
async function titleIs(name: string): Promise<void> {
  const title = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(title).toHaveFocus());
}

const openChecking = (email: string, network?: Network, lead: Partial<LeadState> = {}) =>
  openApp({
    page: praveloPage,
    route: 'checking',
    state: ledTo('CHECKING', { application: { id: submittedLead(email) }, ...lead }),
    ...(network === undefined ? {} : { network }),
  });

describe('waiting for the decision', () => {
  it('says honestly what happens, where it is heard too', async () => {
    await openChecking('ana@example.com', () => new Promise(() => undefined));
    await screen.findByRole('heading', { level: 1, name: 'Sprawdzamy Twój wniosek' });
    expect(screen.getByText('Twój wniosek analizują wybrani pożyczkodawcy.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Zwykle trwa to mniej niż dwie minuty.');
    expect(screen.queryByRole('button', { name: 'Sprawdź ponownie' })).not.toBeInTheDocument();
  });

  it('shows the decision when it is there, through answers that fail', async () => {
    let asked = 0;
    await openChecking('ana+rejected@example.com', (call) => {
      asked += 1;
      return asked === 1 ? answer(502, {}) : referenceNetwork(call);
    });
    await titleIs('W tej chwili nie mamy dla Ciebie oferty');
  });

  it('stops at its limit, says so where it is heard, and looks again when asked', async () => {
    const { user, calls } = await openChecking('ana+never@example.com');
    await titleIs('Trwa to dłużej niż zwykle');
    expect(screen.getByRole('status')).toHaveTextContent('Wyślemy e-mail z linkiem');
    const asked = calls.length;
    await user.click(screen.getByRole('button', { name: 'Sprawdź ponownie' }));
    await titleIs('Trwa to dłużej niż zwykle');
    expect(calls.length).toBeGreaterThan(asked);
  });
});

describe('what is told of the wait', () => {
  const never: Network = () => new Promise(() => undefined);
  const noon = Date.parse('2026-11-20T12:00:00Z');
  const now = () =>
    screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');

  it.each([
    [0, 'minęło mniej niż minuta'],
    [59_999, 'minęło mniej niż minuta'],
    [60_000, 'minęła 1 minuta'],
    [3 * 60_000, 'minęły 3 minuty'],
    [5 * 60_000 + 1, 'minęło 5 minut'],
    [-60_000, 'minęło mniej niż minuta'],
  ])('is the time so far: after %i ms %s', async (passed, words) => {
    const { store } = await openChecking('ana@example.com', never, { lastOperationTimestamp: noon });
    await titleOf();
    act(() => void store.dispatch(decisionAsked(noon + passed)));
    expect(now()).toHaveTextContent(words);
  });

  it('is nothing that this browser does not know', async () => {
    await openChecking('ana@example.com', never);
    await titleOf();
    expect(now()).toHaveTextContent(/teraz$/);
  });

  it('is announced once: the time so far is no part of it', async () => {
    const { store } = await openChecking('ana@example.com', never, { lastOperationTimestamp: noon });
    await titleOf();
    const said = screen.getByRole('status').textContent;
    act(() => void store.dispatch(decisionAsked(noon + 120_000)));
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });
});

describe('the way back', () => {
  const never: Network = () => new Promise(() => undefined);
  const wayBack = () => within(screen.getByRole('region', { name: 'Link do wniosku' }));

  it('is a link to this application, that can be copied and mailed', async () => {
    const { user, store } = await openChecking('ana@example.com', never);
    await titleOf();
    const { id } = store.getState().leadApplication.application;
    const link = `${document.location.origin}/application-frontend/continue/${id}`;
    await user.click(wayBack().getByRole('button', { name: 'Kopiuj link' }));
    await wayBack().findByText('Link skopiowany.');
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(wayBack().getByRole('link', { name: 'Wyślij sobie e-mailem' })).toHaveAttribute(
      'href',
      `mailto:?subject=Link%20do%20wniosku&body=${encodeURIComponent(link)}`,
    );
  });

  it('can be selected where the browser copies nothing', async () => {
    const { user } = await openChecking('ana@example.com', never);
    await titleOf();
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    await user.click(wayBack().getByRole('button', { name: 'Kopiuj link' }));
    await wayBack().findByText(/Przeglądarka go nie skopiowała/);
    expect(wayBack().getByText(/\/continue\//)).toBeInTheDocument();
  });
});
