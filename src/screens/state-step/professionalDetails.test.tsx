// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetBackend, referenceNetwork } from '../../app/app.fixture';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';
import type { Lead } from '../../domain/lead/lead';
import { flushPromises } from '../../testing/flushPromises';
import { openState, getButton } from './state.fixture';

beforeEach(resetBackend);

const positions = ['Indefinido', 'Temporal', 'Funcionario/a', 'Fijo discontinuo'];
const employed = { incomeDetails: { incomeSource: 'employed' } } as const satisfies Lead;

const open = (network: FakeNetwork = referenceNetwork, known: Lead = employed) =>
  openState('YOUNITED_PROFESSIONAL_DETAILS', 'professional-details', { network, known });
type User = Awaited<ReturnType<typeof open>>['user'];

const position = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tipo de contrato' });
const area = () => screen.findByRole('combobox', { name: '¿En qué área trabajas?' });
const offered = async () =>
  within(await position())
    .getAllByRole('option')
    .slice(1)
    .map(({ textContent }) => textContent);
const areas = async (user: User) => {
  await user.click(await area());
  const all = screen.queryAllByRole('option', { hidden: false });
  const labels = all.filter((option) => option.closest('[role=listbox]')).map((option) => option.textContent);
  await user.keyboard('{Escape}');
  return labels;
};

/** The reference back end with one path overridden. */
const save =
  (path: string, other: (call: Parameters<FakeNetwork>[0]) => ReturnType<FakeNetwork>): FakeNetwork =>
  (call) =>
    call.path === path ? other(call) : referenceNetwork(call);

describe('the position', () => {
  it("offers the server's positions that have texts", async () => {
    await open();
    await waitFor(async () => expect(await offered()).toEqual(['Indefinido', 'Temporal', 'Funcionario/a']));
  });

  it.each<readonly [string, () => ReturnType<FakeNetwork>]>([
    ['fails', async () => jsonResponse(500, {})],
    ['is a client error', async () => jsonResponse(404, {})],
    ['is empty', async () => jsonResponse(200, [])],
    ['names only values without texts', async () => jsonResponse(200, ['internship', 'constructor', ''])],
    ['is malformed', async () => jsonResponse(200, { positions: ['permanent'] })],
    ['is HTML', async () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })],
    ['never arrives', () => new Promise<Response>(() => undefined)],
  ])("offers the form's own positions if the response %s", async (_what, other) => {
    const { user } = await open(save('/choices/position', other));
    await act(flushPromises);
    expect(await offered()).toEqual(positions);
    await user.selectOptions(await position(), 'Fijo discontinuo');
    expect(await position()).toHaveDisplayValue('Fijo discontinuo');
  });

  it('allows a selection while the response is pending, and clears it if the response lacks it', async () => {
    let end: (response: Response) => void = () => undefined;
    const held = new Promise<Response>((resolve) => (end = resolve));
    const { user } = await open(save('/choices/position', () => held));
    await user.selectOptions(await position(), 'Fijo discontinuo');
    await waitFor(async () => expect(await position()).toHaveAttribute('aria-busy', 'true'));
    await act(async () => end(jsonResponse(200, ['permanent', 'temporary'])));
    await waitFor(async () => expect(await offered()).toEqual(['Indefinido', 'Temporal']));
    expect(await position()).toHaveDisplayValue('Elige…');
    expect(await position()).not.toHaveAttribute('aria-busy');
  });
});

describe('the field of work', () => {
  it('offers the fields of the position and is cleared when the position changes', async () => {
    const { user, calls } = await open();
    expect(await areas(user)).toHaveLength(15);
    await user.selectOptions(await position(), 'Funcionario/a');
    await waitFor(async () => expect(await areas(user)).toHaveLength(5));
    await user.type(await area(), 'Sanidad y cuidados');
    await user.tab();
    await user.selectOptions(await position(), 'Indefinido');
    await waitFor(async () => expect(await areas(user)).toHaveLength(8));
    expect(await area()).toHaveValue('Sanidad y cuidados');
    await user.selectOptions(await position(), 'Temporal');
    await waitFor(async () => expect(await area()).toHaveValue(''));
    await user.click(getButton('Continuar'));
    await waitFor(async () => expect(await area()).toBeInvalid());
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('offers all fields if the server names none for the position, and keeps the answer', async () => {
    const only = save('/choices/professional-details', async () =>
      jsonResponse(200, { permanent: ['health'], temporary: [] }),
    );
    const { user } = await open(only);
    await user.selectOptions(await position(), 'Indefinido');
    await waitFor(async () => expect(await areas(user)).toEqual(['Sanidad y cuidados']));
    await user.type(await area(), 'Sanidad y cuidados');
    await user.selectOptions(await position(), 'Temporal');
    await waitFor(async () => expect(await areas(user)).toHaveLength(15));
    expect(await area()).toHaveValue('Sanidad y cuidados');
  });

  it('asks for the field of work again if the earlier answer does not fit the position', async () => {
    await open(referenceNetwork, {
      incomeDetails: { incomeSource: 'employed', positionType: 'civil_servant', jobArea: 'sales' },
    });
    expect(await position()).toHaveDisplayValue('Funcionario/a');
    await waitFor(async () => expect(await area()).toHaveValue(''));
  });

  it.each<readonly [string, () => ReturnType<FakeNetwork>]>([
    ['fails', async () => jsonResponse(503, {})],
    ['is a list', async () => jsonResponse(200, ['health'])],
    ['never arrives', () => new Promise<Response>(() => undefined)],
  ])("offers the form's own fields if the response %s", async (_what, other) => {
    const { user } = await open(save('/choices/professional-details', other));
    await user.selectOptions(await position(), 'Funcionario/a');
    await act(flushPromises);
    expect(await areas(user)).toHaveLength(15);
  });

  it('offers all fields to the self-employed, who have no position', async () => {
    const { user } = await open(referenceNetwork, { incomeDetails: { incomeSource: 'self_employed' } });
    expect(screen.queryByRole('combobox', { name: 'Tipo de contrato' })).not.toBeInTheDocument();
    expect(await areas(user)).toHaveLength(15);
  });
});
