// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBackend, referenceNetwork } from '../../app/app.fixture';
import { answer, type Network } from '../../app/world.fixture';
import type { Lead } from '../../domain/lead/lead';
import { settled } from '../../testing/settled';
import { openState, press } from './state.fixture';

beforeEach(freshBackend);

const positions = ['Indefinido', 'Temporal', 'Funcionario/a', 'De temporada'];
const employed = { incomeDetails: { incomeSource: 'employed' } } as const satisfies Lead;

const open = (network: Network = referenceNetwork, known: Lead = employed) =>
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

/** The reference back end, save that one path is answered otherwise. */
const save =
  (path: string, other: (call: Parameters<Network>[0]) => ReturnType<Network>): Network =>
  (call) =>
    call.path === path ? other(call) : referenceNetwork(call);

describe('the position', () => {
  it('is one of those that the server names and that there are words for', async () => {
    await open();
    await waitFor(async () => expect(await offered()).toEqual(['Indefinido', 'Temporal', 'Funcionario/a']));
  });

  it.each<readonly [string, () => ReturnType<Network>]>([
    ['fails', async () => answer(500, {})],
    ['is refused', async () => answer(404, {})],
    ['is empty', async () => answer(200, [])],
    ['names only what nobody has words for', async () => answer(200, ['internship', 'constructor', ''])],
    ['is of another shape', async () => answer(200, { positions: ['permanent'] })],
    ['is a page', async () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })],
    ['never comes', () => new Promise<Response>(() => undefined)],
  ])('is one of the form’s own where the answer %s', async (_what, other) => {
    const { user } = await open(save('/choices/position', other));
    await act(settled);
    expect(await offered()).toEqual(positions);
    await user.selectOptions(await position(), 'De temporada');
    expect(await position()).toHaveDisplayValue('De temporada');
  });

  it('can be chosen while the answer is on its way, says so, and loses what it turns out not to be', async () => {
    let end: (response: Response) => void = () => undefined;
    const held = new Promise<Response>((resolve) => (end = resolve));
    const { user } = await open(save('/choices/position', () => held));
    await user.selectOptions(await position(), 'De temporada');
    await waitFor(async () => expect(await position()).toHaveAttribute('aria-busy', 'true'));
    await act(async () => end(answer(200, ['permanent', 'temporary'])));
    await waitFor(async () => expect(await offered()).toEqual(['Indefinido', 'Temporal']));
    expect(await position()).toHaveDisplayValue('Elige…');
    expect(await position()).not.toHaveAttribute('aria-busy');
  });
});

describe('the field of work', () => {
  it('is one that fits the position, and goes where another position has none such', async () => {
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
    await user.click(press('Continuar'));
    await waitFor(async () => expect(await area()).toBeInvalid());
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is any where the server names none beside the position, and what was chosen stays', async () => {
    const only = save('/choices/professional-details', async () =>
      answer(200, { permanent: ['health'], temporary: [] }),
    );
    const { user } = await open(only);
    await user.selectOptions(await position(), 'Indefinido');
    await waitFor(async () => expect(await areas(user)).toEqual(['Sanidad y cuidados']));
    await user.type(await area(), 'Sanidad y cuidados');
    await user.selectOptions(await position(), 'Temporal');
    await waitFor(async () => expect(await areas(user)).toHaveLength(15));
    expect(await area()).toHaveValue('Sanidad y cuidados');
  });

  it('that was given before and does not fit is asked for anew', async () => {
    await open(referenceNetwork, {
      incomeDetails: { incomeSource: 'employed', positionType: 'civil_servant', jobArea: 'sales' },
    });
    expect(await position()).toHaveDisplayValue('Funcionario/a');
    await waitFor(async () => expect(await area()).toHaveValue(''));
  });

  it.each<readonly [string, () => ReturnType<Network>]>([
    ['fails', async () => answer(503, {})],
    ['is a list', async () => answer(200, ['health'])],
    ['never comes', () => new Promise<Response>(() => undefined)],
  ])('is any of the form’s own where the answer %s', async (_what, other) => {
    const { user } = await open(save('/choices/professional-details', other));
    await user.selectOptions(await position(), 'Funcionario/a');
    await act(settled);
    expect(await areas(user)).toHaveLength(15);
  });

  it('is any for the self-employed, who have no position', async () => {
    const { user } = await open(referenceNetwork, { incomeDetails: { incomeSource: 'self_employed' } });
    expect(screen.queryByRole('combobox', { name: 'Tipo de contrato' })).not.toBeInTheDocument();
    expect(await areas(user)).toHaveLength(15);
  });
});
