// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage } from '../../../testing/pages.fixture';
import { dataPoints } from '../../../domain/catalogue/dataPoints';
import type { PageQuestion } from '../../../domain/pages/questionnaire';
import { openStep, type StepOptions } from '../../engine/step.fixture';
import { withQuestions, createManualLookUp } from '../../lookUps/lookUp.fixture';

const creditor = { name: 'debt_creditor', point: dataPoints.debt_creditor } as const;
const amount = { name: 'debt_amount', point: dataPoints.debt_amount } as const;
const email = { name: 'email', point: dataPoints.email } as const;
const owner = '¿A quién se lo debes?';
const owed = '¿Cuánto te queda por pagar?';
const mail = 'Correo electrónico';
const notAccepted = 'No hemos podido aceptar esta respuesta. Revísala.';

const cell = (number: number, name: string) =>
  within(screen.getByRole('group', { name: `Deuda ${number}` })).getByRole('textbox', { name });
const list = () => screen.getByRole('group', { name: 'Tus otras deudas' });
const press = (name: string) => screen.getByRole('button', { name });
const summary = () => within(screen.getByRole('alert'));

async function open(row: readonly PageQuestion[], options: StepOptions = {}) {
  const point = { field: 'debts', kind: 'list', row: [], min: 0, max: 20 } as const;
  const step = await openStep(
    withQuestions(ondaraPage, 'education', [{ name: 'debts', point, row }]),
    'education',
    options,
  );
  await screen.findByRole('group', { name: 'Tus otras deudas' });
  return step;
}

describe('server errors in a list', () => {
  async function submitTwoRows() {
    const step = await open([creditor, amount]);
    const { user, submitted, update } = step;
    for (const number of [1, 2]) {
      await user.click(press('Añadir otra deuda'));
      await user.type(cell(number, owner), `Banco ${number}`);
      await user.type(cell(number, owed), '100');
    }
    await user.click(press('Continuar'));
    await waitFor(() => expect(submitted).toHaveLength(1));
    const rejectControls = async (...controls: readonly string[]) => {
      update({ requestStatus: { kind: 'sending' } });
      const serverErrors = controls.map((control) => ({ control, code: 'not_accepted' }));
      update({ requestStatus: { kind: 'idle' }, serverErrors });
      await screen.findByRole('alert');
    };
    return { ...step, rejectControls };
  }

  it('shows a server error at its cell and in the summary, which links to it', async () => {
    const { user, rejectControls } = await submitTwoRows();
    await rejectControls('debts.1.debt_amount');
    expect(cell(2, owed)).toBeInvalid();
    expect(cell(2, owed)).toHaveAccessibleDescription(
      '€ No hemos podido aceptar esta respuesta. Escribe la cantidad en cifras, por ejemplo 1.500.',
    );
    expect(cell(2, owed)).toHaveValue('100');
    expect(cell(1, owed)).toBeValid();
    expect(summary().getByRole('link')).toHaveTextContent(/^Deuda 2: ¿Cuánto te queda por pagar\? No hemos/);
    await user.click(summary().getByRole('link'));
    expect(cell(2, owed)).toHaveFocus();
    await user.type(cell(2, owed), '5');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(cell(2, owed)).toBeValid();
  });

  it('moves a server error with its row', async () => {
    const { user, rejectControls } = await submitTwoRows();
    await rejectControls('debts.1.debt_creditor');
    await user.click(press('Quitar: Deuda 1'));
    expect(cell(1, owner)).toBeInvalid();
    expect(summary().getByRole('link')).toHaveTextContent(/^Deuda 1: /);
  });

  it.each([
    ['the list itself', 'debts'],
    ['a missing row', 'debts.7.debt_amount'],
  ])('shows an error about %s at the list until its rows change', async (_what, control) => {
    const { user, rejectControls } = await submitTwoRows();
    await rejectControls(control);
    expect(list()).toHaveAccessibleDescription(expect.stringContaining(notAccepted));
    expect(cell(1, owed)).toBeValid();
    const link = summary().getByRole('link', { name: `Tus otras deudas: ${notAccepted}` });
    await user.click(link);
    expect(list()).toHaveFocus();
    await user.type(cell(1, owed), '5');
    await waitFor(() => expect(screen.queryByText(notAccepted)).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('notices in a row', () => {
  const doubt = 'No hemos podido comprobar este correo. ¿Está bien escrito?';
  const writeTwo = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    for (const number of [1, 2]) {
      await user.click(press('Añadir otra deuda'));
      await user.type(cell(number, mail), `${number}@example.com`);
      await user.tab();
    }
  };

  it('moves a notice with its row, and removes it with the row', async () => {
    const { lookUp, requests } = createManualLookUp();
    const step = await open([email], { lookUp });
    await writeTwo(step);
    await waitFor(() => expect(requests).toHaveLength(2));
    await act(async () => requests[1]?.resolve({ unconfirmed: ['2@example.com'] }));
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

  it('shows a late notice at the moved row, and none if the row was removed', async () => {
    const { lookUp, requests } = createManualLookUp();
    const step = await open([email], { lookUp });
    await writeTwo(step);
    await waitFor(() => expect(requests).toHaveLength(2));
    await step.user.click(press('Quitar: Deuda 1'));
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(requests[1]?.signal.aborted).toBe(false);
    await act(async () => requests[0]?.resolve({ unconfirmed: ['1@example.com'] }));
    expect(screen.queryByText(doubt)).not.toBeInTheDocument();
    await act(async () => requests[1]?.resolve({ unconfirmed: ['2@example.com'] }));
    expect(cell(1, mail)).toHaveAccessibleDescription(expect.stringContaining(doubt));
  });
});
