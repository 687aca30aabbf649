// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { getStatus, resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import { jsonResponse, praveloPage, refusedResponse, type FakeNetwork } from '../../state/store.fixture';
import { formatTimeOfDay } from '../../domain/countries/locales';
import { stateNumber } from '../../domain/journey/states/progressStates';
import type { LeadState } from '../../state/slices/leadState';
import { decisionRequested, formDataRestored, requestStatusChanged } from '../../state/slices/asyncFormData';

beforeEach(resetBackend);
afterEach(() => {
  vi.unstubAllGlobals();
});

function submittedLead(email: string): string {
  const lead = createLead('classic', { contactDetails: { email } });
  lead.state = stateNumber('CHECKING');
  return lead.id;
}

const findTitle = () => screen.findByRole('heading', { level: 1, name: 'Sprawdzamy Twój wniosek' });

/** Waits for a title, which takes the focus once it is on the screen. */
async function waitForTitle(name: string): Promise<void> {
  const title = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(title).toHaveFocus());
}

const openChecking = (email: string, network?: FakeNetwork, lead: Partial<LeadState> = {}) =>
  openApp({
    page: praveloPage,
    route: 'checking',
    state: stateAt('CHECKING', { application: { id: submittedLead(email) }, ...lead }),
    ...(network === undefined ? {} : { network }),
  });

describe('waiting for the decision', () => {
  it('shows and announces what happens', async () => {
    await openChecking('ana@example.com', () => new Promise(() => undefined));
    await screen.findByRole('heading', { level: 1, name: 'Sprawdzamy Twój wniosek' });
    expect(screen.getByText('Twój wniosek analizują wybrani pożyczkodawcy.')).toBeInTheDocument();
    expect(getStatus()).toHaveTextContent(
      'To może potrwać kilka minut. Odpowiedź sama pojawi się na tej stronie.',
    );
    expect(screen.queryByRole('button', { name: 'Sprawdź ponownie' })).not.toBeInTheDocument();
  });

  it('shows the decision when it arrives, also after failed polls', async () => {
    let polls = 0;
    await openChecking('ana+rejected@example.com', (call) => {
      polls += 1;
      return polls === 1 ? jsonResponse(502, {}) : referenceNetwork(call);
    });
    await waitForTitle('W tej chwili nie mamy dla Ciebie oferty');
  });

  it('stops polling at the limit, announces it, and polls again on request', { tags: ['A6'] }, async () => {
    const { user, calls } = await openChecking('ana+never@example.com');
    await waitForTitle('Trwa to dłużej niż zwykle');
    expect(getStatus()).toHaveTextContent('Wyślemy e-mail z linkiem');
    const callCount = calls.length;
    const again = screen.getByRole('button', { name: 'Sprawdź ponownie' });
    await user.click(again);
    await waitFor(() => expect(calls.length).toBeGreaterThan(callCount));
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
    expect(again).toHaveFocus();
    expect(getStatus()).toHaveTextContent('Wyślemy e-mail z linkiem');
  });
});

it('tells of a failure that stays in place of a promise to go on, and checks again on request', async () => {
  let isFailing = true;
  const { user, calls } = await openChecking('ana+rejected@example.com', (call) =>
    isFailing ? refusedResponse(403) : referenceNetwork(call),
  );
  const again = await screen.findByRole('button', { name: 'Sprawdź ponownie' });
  expect(getStatus()).toHaveTextContent(/^Nie możemy teraz sprawdzić stanu wniosku\.[^:]+$/);
  expect(screen.getByRole('heading', { level: 1, name: 'Sprawdzamy Twój wniosek' })).toBeInTheDocument();
  expect(calls).toHaveLength(1);
  await user.click(again);
  await waitFor(() => expect(calls).toHaveLength(2));
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
  expect(again).toHaveFocus();
  isFailing = false;
  await user.click(again);
  await waitForTitle('W tej chwili nie mamy dla Ciebie oferty');
});

it('tells until when the server is paused, and that it goes on by itself then', async () => {
  let polls = 0;
  await openChecking('ana+rejected@example.com', () => {
    polls += 1;
    return polls === 1 ? jsonResponse(429, {}, { 'Retry-After': '3600' }) : new Promise(() => undefined);
  });
  await waitFor(() =>
    expect(getStatus()).toHaveTextContent(
      /^Nie możemy teraz sprawdzić stanu wniosku\..+ Nasz serwis ma przerwę mniej więcej do \d+:\d\d\. Potem sami sprawdzimy stan ponownie\.$/,
    ),
  );
  expect(screen.queryByRole('button', { name: 'Sprawdź ponownie' })).not.toBeInTheDocument();
});

describe('the elapsed time', () => {
  const pendingNetwork: FakeNetwork = () => new Promise(() => undefined);
  const noon = Date.parse('2026-11-20T12:00:00Z');
  const now = () =>
    screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');

  it.each([
    [0, 'minęła niecała minuta'],
    [59_999, 'minęła niecała minuta'],
    [60_000, 'minęła 1 minuta'],
    [3 * 60_000, 'minęły 3 minuty'],
    [5 * 60_000 + 1, 'minęło 5 minut'],
    [-60_000, 'minęła niecała minuta'],
  ])('shows the elapsed time after %i ms as "%s"', async (passed, words) => {
    const { store } = await openChecking('ana@example.com', pendingNetwork, { lastOperationTimestamp: noon });
    await findTitle();
    act(() => void store.dispatch(decisionRequested(noon + passed)));
    expect(now()).toHaveTextContent(words);
  });

  it('shows the time at which the server got the application, as the screens after it do', async () => {
    const sentAt = '2026-11-20T11:42:00Z';
    const { store } = await openChecking('ana@example.com', pendingNetwork, {
      lastOperationTimestamp: noon,
      result: { stepData: { sentAt } },
    });
    await findTitle();
    act(() => void store.dispatch(decisionRequested(noon + 60_000)));
    const [sent] = screen.getAllByRole('listitem');
    expect(sent).toHaveTextContent(formatTimeOfDay(Date.parse(sentAt), 'pl'));
    // The clock of the server may differ from that of the device.
    expect(now()).toHaveTextContent('minęła 1 minuta');
  });

  it('shows every time by the clock of the server', async () => {
    const { store } = await openChecking('ana@example.com', pendingNetwork, {
      lastOperationTimestamp: noon,
      serverAheadMs: 9 * 3_600_000,
    });
    await findTitle();
    act(() => void store.dispatch(decisionRequested(noon + 60_000)));
    const later = (ms: number) => formatTimeOfDay(noon + 9 * 3_600_000 + ms, 'pl');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(later(0));
    expect(screen.getByText(new RegExp(`: ${later(60_000)}`))).toBeInTheDocument();
  });

  it('counts no minutes that passed only on a clock that has jumped', async () => {
    const { store } = await openChecking('ana@example.com', pendingNetwork, { lastOperationTimestamp: noon });
    await findTitle();
    const status = { kind: 'saved', at: noon - 24 * 3_600_000 } as const;
    act(() => void store.dispatch(requestStatusChanged({ key: 'lead', status })));
    act(() => void store.dispatch(decisionRequested(noon + 60_000)));
    expect(now()).toHaveTextContent('minęła 1 minuta');
  });

  it('hides the elapsed time if this browser does not know when the application was sent', async () => {
    await openChecking('ana@example.com', pendingNetwork);
    await findTitle();
    expect(now()).toHaveTextContent(/teraz$/);
  });

  it('takes the moment at which a link was opened for no time of sending', async () => {
    const { store } = await openChecking('ana@example.com', pendingNetwork, { lastOperationTimestamp: noon });
    await findTitle();
    act(() => void store.dispatch(formDataRestored({ continuedLead: { given: ['email'], masked: {} } })));
    act(() => void store.dispatch(decisionRequested(noon + 60_000)));
    expect(now()).toHaveTextContent(/teraz$/);
  });

  it('does not announce changes of the elapsed time', async () => {
    const { store } = await openChecking('ana@example.com', pendingNetwork, { lastOperationTimestamp: noon });
    await findTitle();
    const said = getStatus().textContent;
    act(() => void store.dispatch(decisionRequested(noon + 120_000)));
    expect(getStatus()).toHaveTextContent(said);
  });
});

describe('the return link', () => {
  const pendingNetwork: FakeNetwork = () => new Promise(() => undefined);
  const wayBack = () => within(screen.getByRole('region', { name: 'Link do wniosku' }));

  it('offers a return link to copy or e-mail', async () => {
    const { user, store } = await openChecking('ana@example.com', pendingNetwork);
    await findTitle();
    const { id } = store.getState().leadApplication.application;
    const link = `${document.location.origin}/application-frontend/continue/${id}`;
    await user.click(wayBack().getByRole('button', { name: 'Skopiuj link' }));
    await wayBack().findByText('Link skopiowany.');
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(wayBack().getByRole('link', { name: 'Wyślij sobie e-mailem' })).toHaveAttribute(
      'href',
      `mailto:?subject=Link%20do%20wniosku&body=${encodeURIComponent(link)}`,
    );
  });

  it('shows a selectable return link if the browser does not copy it', async () => {
    const { user } = await openChecking('ana@example.com', pendingNetwork);
    await findTitle();
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    await user.click(wayBack().getByRole('button', { name: 'Skopiuj link' }));
    await wayBack().findByText(/Przeglądarka go nie skopiowała/);
    expect(wayBack().getByText(/\/continue\//)).toBeInTheDocument();
  });
});
