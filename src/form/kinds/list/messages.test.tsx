// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage } from '../../../testing/pages.fixture';
import { dataPoints } from '../../../domain/catalogue/dataPoints';
import type { PageQuestion } from '../../../domain/pages/questionnaire';
import { openStep } from '../../engine/step.fixture';
import { withQuestions } from '../../lookUps/lookUp.fixture';

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

async function open(row: readonly PageQuestion[]) {
  const point = { field: 'debts', kind: 'list', row: [], min: 0, max: 20 } as const;
  const step = await openStep(
    withQuestions(ondaraPage, 'education', [{ name: 'debts', point, row }]),
    'education',
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

it('lists the error of a row that was added while the summary is open', async () => {
  const { user } = await open([creditor, amount]);
  await user.click(press('Añadir otra deuda'));
  await user.click(press('Continuar'));
  await screen.findByRole('alert');
  await user.click(press('Añadir otra deuda'));
  await user.type(cell(2, owed), 'mucho');
  await user.tab();
  await waitFor(() => expect(cell(2, owed)).toBeInvalid());
  expect(summary().getByRole('link', { name: /^Deuda 2: / })).toBeInTheDocument();
});

describe('notices in a row', () => {
  const suggestion = /gmail\.com/;

  it('are those of the answers that the row has now', async () => {
    const { user } = await open([email]);
    for (const [number, address] of [
      [1, '1@example.com'],
      [2, '2@gmial.com'],
    ] as const) {
      await user.click(press('Añadir otra deuda'));
      await user.type(cell(number, mail), address);
      await user.tab();
    }
    await waitFor(() => expect(cell(2, mail)).toHaveAccessibleDescription(expect.stringMatching(suggestion)));
    await user.click(press('Quitar: Deuda 1'));
    expect(cell(1, mail)).toHaveValue('2@gmial.com');
    expect(cell(1, mail)).toHaveAccessibleDescription(expect.stringMatching(suggestion));
    await user.click(press('Deshacer'));
    expect(cell(1, mail)).not.toHaveAccessibleDescription(expect.stringMatching(suggestion));
    expect(cell(2, mail)).toHaveAccessibleDescription(expect.stringMatching(suggestion));
    await user.click(press('Quitar: Deuda 2'));
    expect(screen.queryByText(suggestion)).not.toBeInTheDocument();
  });
});
