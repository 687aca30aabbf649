// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store as backend } from '../../../tests/backend/store';
import kestria from '../../../brands/kestria/brand';
import kestriaDe from '../../../brands/kestria/de/page';
import { openApp, referenceNetwork, resetBackend } from '../../app/app.fixture';
import { countryFacts } from '../../domain/countries/vectors/facts.fixture';
import { resolvePage } from '../../domain/pages/resolvePage';
import { stageRequestConfirmed } from '../../state/events';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';

beforeEach(resetBackend);

const page = resolvePage(kestria, kestriaDe, countryFacts.DE);
const path = '/lead/brokerage/withdrawal';
const dayMs = 24 * 60 * 60 * 1000;

/** Opens the link of a lead whose applicant has concluded the brokerage contract, or has not. */
async function openLink(network: FakeNetwork = referenceNetwork, given = true) {
  const consent = { id: 'brokerage_contract', version: '1', given, givenAt: '2026-11-20T10:00:00Z' };
  const contactDetails = { email: 'ana@example.com', phoneNumber: '+4915123456789' };
  const lead = createLead('dynamic', { amount: 5000, period: 36, policies: [consent], contactDetails });
  const open = async () => {
    const visit = await openApp({ page, route: `continue/${lead.id}`, network });
    await screen.findByRole('heading', { level: 1, name: 'Ihr Antrag ist noch da' });
    return visit;
  };
  return { lead, open };
}

const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: 'Code aus der SMS' });
const getCalls = (address: string) => backend.calls.filter((call) => call.path === address);

/** Opens the withdrawal and confirms it with a code. */
async function withdraw({ user }: Awaited<ReturnType<typeof openApp>>, code = '1234') {
  await user.click(await button('Vertrag hier widerrufen'));
  await user.type(await field(), code);
  await user.click(await button('Widerruf bestätigen'));
}

describe('the withdrawal from the brokerage contract', () => {
  it('is declared by a second press with a code, and acknowledged with the time of the server', async () => {
    const { open, lead } = await openLink();
    const visit = await open();
    expect(getCalls('/v2/customer/mobile/resend-code')).toEqual([]);
    await visit.user.click(await button('Vertrag hier widerrufen'));
    const statement = await screen.findByText(
      /^Ich widerrufe den am .* Kreditvermittlungsvertrag mit Kestria\.$/,
    );
    expect(statement).toHaveFocus();
    expect(getCalls('/v2/customer/mobile/resend-code')).toMatchObject([{ body: { id: lead.id } }]);
    expect(getCalls(path)).toEqual([]);
    await visit.user.type(await field(), 'Ihr Code lautet 12 34.');
    await visit.user.dblClick(await button('Widerruf bestätigen'));
    const done = await screen.findByText(/^Sie haben den Vertrag mit Kestria am .* widerrufen\.$/);
    expect(done.closest('[tabindex]')).toHaveFocus();
    expect(screen.getByText(/senden wir an a\*\*\*@e\*\*\*\.com\.$/)).toBeVisible();
    expect(getCalls(path)).toMatchObject([{ body: { id: lead.id, code: '1234' } }]);
    expect(getCalls(path)[0]?.idempotencyKey).toMatch(/./);
    visit.flush();
    const { session, local, logs, trackedEvents } = visit;
    const kept = JSON.stringify([[...session], [...local], logs, trackedEvents]);
    expect(kept).not.toMatch(/1234"|withdrawnAt|concludedAt/);
  });

  it('asks for the code, and says that a code is wrong', async () => {
    const { open, lead } = await openLink();
    const visit = await open();
    await visit.user.click(await button('Vertrag hier widerrufen'));
    await visit.user.click(await button('Widerruf bestätigen'));
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveAccessibleDescription('Bitte geben Sie den Code ein.');
    await visit.user.type(await field(), '9999');
    await visit.user.click(await button('Widerruf bestätigen'));
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/^Der Code stimmt nicht/));
    expect(await field()).toHaveFocus();
    expect(backend.leads[lead.id]?.withdrawnAt).toBeNull();
  });

  it('gives the focus back to its button when it is cancelled', async () => {
    const { open } = await openLink();
    const { user } = await open();
    expect(await button('Vertrag hier widerrufen')).not.toHaveFocus();
    await user.click(await button('Vertrag hier widerrufen'));
    await user.click(await button('Nicht widerrufen'));
    expect(await button('Vertrag hier widerrufen')).toHaveFocus();
  });

  it('asks for a code of its own after another declaration has used the one before', async () => {
    const { open } = await openLink((call) =>
      call.path === '/lead/stages' ? jsonResponse(200, { stages: [] }) : referenceNetwork(call),
    );
    const { user, calls, store } = await open();
    await user.click(await button('Vertrag hier widerrufen'));
    await user.click(await button('Nicht widerrufen'));
    act(() => void store.dispatch(stageRequestConfirmed({ kind: 'deletion', code: '1234' })));
    await waitFor(() => expect(calls.filter((call) => call.path === '/lead/stages')).toHaveLength(1));
    expect(getCalls('/v2/customer/mobile/resend-code')).toHaveLength(1);
    await user.click(await button('Vertrag hier widerrufen'));
    await waitFor(() => expect(getCalls('/v2/customer/mobile/resend-code')).toHaveLength(2));
  });

  it('opens again without the error of the time before', async () => {
    const { open } = await openLink();
    const visit = await open();
    await withdraw(visit, '9999');
    await waitFor(async () => expect(await field()).toBeInvalid());
    await visit.user.click(await button('Nicht widerrufen'));
    await visit.user.click(await button('Vertrag hier widerrufen'));
    expect(await field()).toBeValid();
    expect(screen.getByText(/^Ich widerrufe den am/)).toHaveFocus();
  });

  it('is not sent by itself after it was cancelled', async () => {
    let isConnected = true;
    const { open } = await openLink((call) => (isConnected ? referenceNetwork(call) : 'no connection'));
    const visit = await open();
    await visit.user.click(await button('Vertrag hier widerrufen'));
    await visit.user.type(await field(), '1234');
    isConnected = false;
    visit.environment.isOnline = false;
    await visit.user.click(await button('Widerruf bestätigen'));
    await visit.user.click(await button('Nicht widerrufen'));
    isConnected = true;
    await act(async () => {
      visit.goOnline();
      await visit.flushPromises();
    });
    expect(getCalls(path)).toEqual([]);
  });

  it('says that a code was sent only if the server has sent one', async () => {
    let isDown = true;
    const { open } = await openLink((call) =>
      isDown && call.path.endsWith('resend-code')
        ? jsonResponse(403, { code: 'refused' })
        : referenceNetwork(call),
    );
    const { user } = await open();
    await user.click(await button('Vertrag hier widerrufen'));
    await waitFor(async () =>
      expect(await button('Neuen Code senden')).toHaveAttribute('aria-busy', 'false'),
    );
    expect(screen.queryByText(/^Wir haben den Code/)).not.toBeInTheDocument();
    isDown = false;
    await user.click(await button('Neuen Code senden'));
    expect(await screen.findByText(/^Wir haben den Code/)).toBeVisible();
  });

  it('is repeated under the same key if its response is lost, and counts once', async () => {
    const keys: (string | null)[] = [];
    const { open } = await openLink(async (call) => {
      if (call.path !== path) return referenceNetwork(call);
      keys.push(call.key);
      const response = await referenceNetwork(call);
      return keys.length === 1 ? jsonResponse(502, {}) : response;
    });
    await withdraw(await open());
    await screen.findByText(/^Sie haben den Vertrag mit Kestria/);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('that another tab has sent is acknowledged with its time, whatever the code', async () => {
    const { open, lead } = await openLink();
    const visit = await open();
    const withdrawnAt = '2026-11-20T11:00:00.000Z';
    Object.assign(lead, { withdrawnAt });
    await withdraw(visit, '9999');
    await screen.findByText(/^Sie haben den Vertrag mit Kestria am 20\. November/);
    expect(lead.withdrawnAt).toBe(withdrawnAt);
  });

  it.each([
    ['a conflict', 409, { code: 'key_reused' }],
    ['a lead that is gone', 410, { code: 'lead_expired' }],
  ])('names the e-mail as the other way after %s', async (_reason, status, body) => {
    const { open } = await openLink((call) =>
      call.path === path ? jsonResponse(status, body) : referenceNetwork(call),
    );
    await withdraw(await open());
    const refusal = await screen.findByText(/^Wir konnten den Widerruf nicht annehmen/);
    expect(refusal).toBeVisible();
    expect(screen.getAllByRole('link', { name: page.definition.contact.email })).not.toEqual([]);
  });

  it('says that it could not be sent after a 404 of a proxy', async () => {
    const { open } = await openLink((call) =>
      call.path === path ? jsonResponse(404, {}) : referenceNetwork(call),
    );
    await withdraw(await open());
    expect(await screen.findByText(/^Das konnte nicht gesendet werden/)).toBeVisible();
    expect(await button('Widerruf bestätigen')).toBeVisible();
  });

  it('has no way after the fortnight, also if it ends on the open screen, and says so', async () => {
    const { open, lead } = await openLink();
    const visit = await open();
    backend.clockShift = 14 * dayMs + 1000;
    await withdraw(visit);
    const over = await screen.findByText(/^Die Widerrufsfrist .* mit Kestria ist am .* abgelaufen\.$/);
    expect(over).toHaveFocus();
    expect(lead.withdrawnAt).toBeNull();
    document.body.replaceChildren();
    await open();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/^Die Widerrufsfrist .* abgelaufen/)).toBeVisible();
    expect(main.queryByRole('button', { name: 'Vertrag hier widerrufen' })).not.toBeInTheDocument();
  });

  it('is by e-mail where the server names no contract', async () => {
    const { open } = await openLink(referenceNetwork, false);
    await open();
    expect(screen.getByText(/^Den Kreditvermittlungsvertrag mit Kestria können Sie/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Vertrag hier widerrufen' })).not.toBeInTheDocument();
  });
});

it('a page without a brokerage contract says that nothing has been signed', async () => {
  const { id } = createLead('dynamic', { amount: 3000, period: 12 });
  await openApp({ route: `continue/${id}` });
  expect(await screen.findByText('En esta página no has firmado nada.')).toBeVisible();
});
