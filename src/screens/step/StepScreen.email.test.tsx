// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';
import { initialDynamicPages } from '../../state/slices/dynamicPagesState';
import { flushPromises } from '../../testing/flushPromises';

beforeEach(resetBackend);

const email = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const use = (address: string) => screen.findByRole('button', { name: `Usar ${address}` });

async function openContact(network: FakeNetwork = referenceNetwork) {
  const visit = await openApp({
    route: 'initial-details',
    network,
    state: {
      ...stateAt('NONE', { application: { sessionId: 'session-1' }, progressStates: [0] }),
      dynamicPages: { ...initialDynamicPages, submitted: ['loan-details'] },
    },
  });
  await screen.findByRole('textbox', { name: 'Correo electrónico' });
  const checks = () => visit.calls.map(({ path }) => path).filter((path) => path.startsWith('/email'));
  /** Replaces the address and leaves the field. */
  const leaveWith = async (address: string) => {
    await visit.user.clear(email());
    await visit.user.type(email(), address);
    await visit.user.tab();
  };
  return { ...visit, checks, leaveWith };
}

/** A network whose responses to address checks the test sends. */
function createManualChecks() {
  const resolves = new Map<string, (response: Response) => void>();
  const network: FakeNetwork = (call) =>
    call.path.startsWith('/email')
      ? new Promise((end) =>
          resolves.set(decodeURIComponent(call.path.slice('/email/validate/'.length)), end),
        )
      : referenceNetwork(call);
  const end = (address: string, suggestion: string) =>
    act(async () => {
      resolves.get(address)?.(jsonResponse(200, { valid: true, suggestion }));
      await flushPromises();
    });
  return { network, resolves, end };
}

describe('the server’s notice about an e-mail address', () => {
  it('suggests the intended address, accepts it with one press, and confirms it too', async () => {
    const { user, checks, leaveWith } = await openContact();
    await leaveWith('ana@exmaple.com');
    expect(await screen.findByText('¿Querías decir ana@example.com?')).toBeInTheDocument();
    await user.click(await use('ana@example.com'));
    expect(email()).toHaveValue('ana@example.com');
    expect(email()).toHaveFocus();
    expect(screen.queryByText(/^¿Querías decir/)).not.toBeInTheDocument();
    await user.tab();
    await waitFor(() =>
      expect(checks()).toEqual(
        ['ana@exmaple.com', 'ana@example.com'].map((a) => `/email/validate/${encodeURIComponent(a)}`),
      ),
    );
    expect(screen.queryByText(/^¿Querías decir/)).not.toBeInTheDocument();
  });

  it('shows a notice about an address that may not receive mail, which stays valid', async () => {
    const { leaveWith, user, checks } = await openContact();
    await leaveWith('ana@muestra.invalid');
    const notice = 'No hemos podido comprobar este correo. ¿Está bien escrito?';
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(email()).toBeValid();
    // It stays while the next question is answered, and disappears when the address changes.
    await user.type(screen.getByRole('textbox', { name: 'Teléfono móvil' }), '612345678');
    await user.tab();
    expect(screen.getByText(notice)).toBeInTheDocument();
    expect(checks()).toHaveLength(1);
    await user.type(email(), 'x');
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('does not ask the server if the list of public providers has a suggestion', async () => {
    const { leaveWith, checks } = await openContact(() => 'no connection');
    await leaveWith('ana@gmial.com');
    expect(await use('ana@gmail.com')).toBeInTheDocument();
    expect(checks()).toEqual([]);
  });

  it('does not ask the server about an invalid address', async () => {
    const { leaveWith, checks } = await openContact();
    await leaveWith('ana@');
    await waitFor(() => expect(email()).toBeInvalid());
    expect(checks()).toEqual([]);
  });

  it('shows the notice for the present address, in whatever order the responses come', async () => {
    const { network, resolves, end } = createManualChecks();
    const { leaveWith } = await openContact(network);
    await leaveWith('ana@first.example');
    await waitFor(() => expect(resolves.has('ana@first.example')).toBe(true));
    await leaveWith('ana@second.example');
    await waitFor(() => expect(resolves.has('ana@second.example')).toBe(true));
    await end('ana@second.example', 'ana@second.com');
    await end('ana@first.example', 'ana@first.com');
    expect(await use('ana@second.com')).toBeInTheDocument();
    expect(screen.queryByText(/first\.com/)).not.toBeInTheDocument();
  });

  it.each<readonly [string, () => Response | 'no connection']>([
    ['cannot be loaded', () => 'no connection'],
    ['fails', () => jsonResponse(503, {})],
    ['has another shape', () => jsonResponse(200, { valid: 'no', suggestion: 3 })],
    ['is no address', () => jsonResponse(200, { valid: true, suggestion: 'javascript:alert(1)' })],
    ['is the same address', () => jsonResponse(200, { valid: true, suggestion: 'Ana@muestra.example' })],
  ])('shows no notice and blocks nothing if the response %s', async (_how, network) => {
    const { leaveWith, checks, logs } = await openContact((call) =>
      call.path.startsWith('/email') ? network() : referenceNetwork(call),
    );
    await leaveWith('ana@muestra.example');
    await waitFor(() => expect(checks()).not.toEqual([]));
    await act(flushPromises);
    expect(email()).toBeValid();
    expect(screen.queryByText(/¿(?:Querías|Está)/)).not.toBeInTheDocument();
    expect(logs.join()).not.toContain('muestra');
  });

  it('stores the notice nowhere', async () => {
    const { leaveWith, checks, flush, session, local } = await openContact();
    await leaveWith('ana@muestra.invalid');
    await waitFor(() => expect(checks()).toHaveLength(1));
    flush();
    expect(JSON.stringify([...session, ...local])).not.toContain('validate');
  });
});
