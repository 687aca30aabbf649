// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage } from '../../../app/pages.fixture';
import { dataPoints } from '../../../domain/catalogue/dataPoints';
import type { AskedDataPoint } from '../../../domain/pages/questionnaire';
import { openStep, type StepOptions } from '../../engine/step.fixture';
import { asking, heldLookUp } from '../../lookUps/lookUp.fixture';

const creditor = { name: 'debt_creditor', point: dataPoints.debt_creditor } as const;
const amount = { name: 'debt_amount', point: dataPoints.debt_amount } as const;
const email = { name: 'email', point: dataPoints.email } as const;
const owner = '¿A quién se lo debes?';
const owed = '¿Cuánto te queda por pagar?';
const mail = 'Correo electrónico';
const refused = 'No hemos podido aceptar esta respuesta. Revísala.';

const cell = (number: number, name: string) =>
  within(screen.getByRole('group', { name: `Deuda ${number}` })).getByRole('textbox', { name });
const list = () => screen.getByRole('group', { name: 'Tus otras deudas' });
const press = (name: string) => screen.getByRole('button', { name });
const summary = () => within(screen.getByRole('alert'));

async function open(row: readonly AskedDataPoint[], options: StepOptions = {}) {
  const point = { field: 'debts', kind: 'list', row: [], min: 0, max: 20, personal: true } as const;
  const step = await openStep(
    asking(ondaraPage, 'education', [{ name: 'debts', point, row }]),
    'education',
    options,
  );
  await screen.findByRole('group', { name: 'Tus otras deudas' });
  return step;
}

describe('what the server refuses in a list', () => {
  async function sent() {
    const step = await open([creditor, amount]);
    const { user, submitted, tell } = step;
    for (const number of [1, 2]) {
      await user.click(press('Añadir otra deuda'));
      await user.type(cell(number, owner), `Banco ${number}`);
      await user.type(cell(number, owed), '100');
    }
    await user.click(press('Continuar'));
    await waitFor(() => expect(submitted).toHaveLength(1));
    const refuses = async (...controls: readonly string[]) => {
      tell({ sending: { kind: 'sending' } });
      const serverErrors = controls.map((control) => ({ control, code: 'not_accepted' }));
      tell({ sending: { kind: 'idle' }, serverErrors });
      await screen.findByRole('alert');
    };
    return { ...step, refuses };
  }

  it('is told at its cell and in the summary, which leads there', async () => {
    const { user, refuses } = await sent();
    await refuses('debts.1.debt_amount');
    expect(cell(2, owed)).toBeInvalid();
    expect(cell(2, owed)).toHaveAccessibleDescription(refused);
    expect(cell(2, owed)).toHaveValue('100');
    expect(cell(1, owed)).toBeValid();
    expect(summary().getByRole('link')).toHaveTextContent(/^Deuda 2: ¿Cuánto te queda por pagar\? No hemos/);
    await user.click(summary().getByRole('link'));
    expect(cell(2, owed)).toHaveFocus();
    await user.type(cell(2, owed), '5');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(cell(2, owed)).toBeValid();
  });

  it('goes along with its row', async () => {
    const { user, refuses } = await sent();
    await refuses('debts.1.debt_creditor');
    await user.click(press('Quitar: Deuda 1'));
    expect(cell(1, owner)).toBeInvalid();
    expect(summary().getByRole('link')).toHaveTextContent(/^Deuda 1: /);
  });

  it.each([
    ['the list itself', 'debts'],
    ['a row that is not there', 'debts.7.debt_amount'],
  ])('is told at the list where it is about %s, until the list is another', async (_what, control) => {
    const { user, refuses } = await sent();
    await refuses(control);
    expect(list()).toHaveAccessibleDescription(expect.stringContaining(refused));
    expect(cell(1, owed)).toBeValid();
    const link = summary().getByRole('link', { name: `Tus otras deudas: ${refused}` });
    await user.click(link);
    expect(list()).toHaveFocus();
    await user.type(cell(1, owed), '5');
    await waitFor(() => expect(screen.queryByText(refused)).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what is asked softly in a row', () => {
  const doubt = 'No hemos podido comprobar este correo. ¿Está bien escrito?';
  const writeTwo = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    for (const number of [1, 2]) {
      await user.click(press('Añadir otra deuda'));
      await user.type(cell(number, mail), `${number}@example.com`);
      await user.tab();
    }
  };

  it('goes along with its row, and goes with it', async () => {
    const { lookUp, asked } = heldLookUp();
    const step = await open([email], { lookUp });
    await writeTwo(step);
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(async () => asked[1]?.end({ unconfirmed: ['2@example.com'] }));
    expect(cell(2, mail)).toHaveAccessibleDescription(expect.stringContaining(doubt));
    await step.user.click(press('Quitar: Deuda 1'));
    expect(cell(1, mail)).toHaveValue('2@example.com');
    expect(cell(1, mail)).toHaveAccessibleDescription(expect.stringContaining(doubt));
    await step.user.click(press('Deshacer'));
    expect(screen.getAllByText(doubt)).toHaveLength(1);
    expect(cell(2, mail)).toHaveAccessibleDescription(expect.stringContaining(doubt));
    await step.user.click(press('Quitar: Deuda 2'));
    expect(screen.queryByText(doubt)).not.toBeInTheDocument();
  });

  it('finds its row where that has moved before the answer came, and is nowhere where the row has gone', async () => {
    const { lookUp, asked } = heldLookUp();
    const step = await open([email], { lookUp });
    await writeTwo(step);
    await waitFor(() => expect(asked).toHaveLength(2));
    await step.user.click(press('Quitar: Deuda 1'));
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(asked[1]?.signal.aborted).toBe(false);
    await act(async () => asked[0]?.end({ unconfirmed: ['1@example.com'] }));
    expect(screen.queryByText(doubt)).not.toBeInTheDocument();
    await act(async () => asked[1]?.end({ unconfirmed: ['2@example.com'] }));
    expect(cell(1, mail)).toHaveAccessibleDescription(expect.stringContaining(doubt));
  });
});
