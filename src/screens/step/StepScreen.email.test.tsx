// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBackend, ledTo, openApp, referenceNetwork } from '../../app/app.fixture';
import { answer, type Network } from '../../app/world.fixture';
import { initialDynamicPages } from '../../state/slices/dynamicPages';
import { settled } from '../../testing/settled';

beforeEach(freshBackend);

const email = () => screen.getByRole('textbox', { name: 'Correo electrónico' });
const use = (address: string) => screen.findByRole('button', { name: `Usar ${address}` });

async function openContact(network: Network = referenceNetwork) {
  const visit = await openApp({
    route: 'initial-details',
    network,
    state: {
      ...ledTo('NONE', { application: { sessionId: 'session-1' }, progressStates: [0] }),
      dynamicPages: { ...initialDynamicPages, submitted: ['loan-details'] },
    },
  });
  await screen.findByRole('textbox', { name: 'Correo electrónico' });
  const checks = () => visit.calls.map(({ path }) => path).filter((path) => path.startsWith('/email'));
  /** Types an address in the place of what stands there, and leaves. */
  const leaveWith = async (address: string) => {
    await visit.user.clear(email());
    await visit.user.type(email(), address);
    await visit.user.tab();
  };
  return { ...visit, checks, leaveWith };
}

/** A network on which each check of an address is answered when the test says so. */
function heldChecks() {
  const held = new Map<string, (answered: Response) => void>();
  const network: Network = (call) =>
    call.path.startsWith('/email')
      ? new Promise((end) => held.set(decodeURIComponent(call.path.slice('/email/validate/'.length)), end))
      : referenceNetwork(call);
  const end = (address: string, suggestion: string) =>
    act(async () => {
      held.get(address)?.(answer(200, { valid: true, suggestion }));
      await settled();
    });
  return { network, held, end };
}

describe('the server’s word on an e-mail address', () => {
  it('suggests the one that was meant, taken with one press, and asks about that one', async () => {
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

  it('asks softly about one that mail may not reach, which stays right', async () => {
    const { leaveWith, user, checks } = await openContact();
    await leaveWith('ana@muestra.invalid');
    const notice = 'No hemos podido comprobar este correo. ¿Está bien escrito?';
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(email()).toBeValid();
    // It stays while the next question is answered, and goes with the address.
    await user.type(screen.getByRole('textbox', { name: 'Teléfono móvil' }), '612345678');
    await user.tab();
    expect(screen.getByText(notice)).toBeInTheDocument();
    expect(checks()).toHaveLength(1);
    await user.type(email(), 'x');
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('is not needed where the list of public providers knows', async () => {
    const { leaveWith, checks } = await openContact(() => 'no connection');
    await leaveWith('ana@gmial.com');
    expect(await use('ana@gmail.com')).toBeInTheDocument();
    expect(checks()).toEqual([]);
  });

  it('is not asked for of what is no address', async () => {
    const { leaveWith, checks } = await openContact();
    await leaveWith('ana@');
    await waitFor(() => expect(email()).toBeInvalid());
    expect(checks()).toEqual([]);
  });

  it('counts for the address that stands, in whatever order it comes', async () => {
    const { network, held, end } = heldChecks();
    const { leaveWith } = await openContact(network);
    await leaveWith('ana@first.example');
    await waitFor(() => expect(held.has('ana@first.example')).toBe(true));
    await leaveWith('ana@second.example');
    await waitFor(() => expect(held.has('ana@second.example')).toBe(true));
    await end('ana@second.example', 'ana@second.com');
    await end('ana@first.example', 'ana@first.com');
    expect(await use('ana@second.com')).toBeInTheDocument();
    expect(screen.queryByText(/first\.com/)).not.toBeInTheDocument();
  });

  it.each<readonly [string, () => Response | 'no connection']>([
    ['cannot be asked for', () => 'no connection'],
    ['is trouble', () => answer(503, {})],
    ['has another shape', () => answer(200, { valid: 'no', suggestion: 3 })],
    ['is no address', () => answer(200, { valid: true, suggestion: 'javascript:alert(1)' })],
    ['is the same address', () => answer(200, { valid: true, suggestion: 'Ana@muestra.example' })],
  ])('says nothing and blocks nothing where it %s', async (_how, network) => {
    const { leaveWith, checks, logs } = await openContact((call) =>
      call.path.startsWith('/email') ? network() : referenceNetwork(call),
    );
    await leaveWith('ana@muestra.example');
    await waitFor(() => expect(checks()).not.toEqual([]));
    await act(settled);
    expect(email()).toBeValid();
    expect(screen.queryByText(/¿(?:Querías|Está)/)).not.toBeInTheDocument();
    expect(logs.join()).not.toContain('muestra');
  });

  it('is kept nowhere', async () => {
    const { leaveWith, checks, keepNow, session, local } = await openContact();
    await leaveWith('ana@muestra.invalid');
    await waitFor(() => expect(checks()).toHaveLength(1));
    keepNow();
    expect(JSON.stringify([...session, ...local])).not.toContain('validate');
  });
});
