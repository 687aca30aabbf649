// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ondaraPage } from '../../app/pages.fixture';
import type { DataPointName } from '../../domain/catalogue/names';
import type { ErrorElsewhere } from './ErrorSummary';
import { openStep } from '../engine/step.fixture';

/** An error on a question of another step of the page. */
function errorAt(name: DataPointName, place: 'before' | 'behind', onOpen = () => undefined): ErrorElsewhere {
  const asked = ondaraPage.steps.flatMap((step) => step.dataPoints).find((other) => other.name === name);
  if (asked === undefined) throw new Error(`The page does not ask ${name}.`);
  return {
    asked,
    code: 'not_accepted',
    isBefore: place === 'before',
    href: `/application-frontend/of-another-step#field-${name}`,
    onOpen,
  };
}

const general: ErrorElsewhere = {
  asked: null,
  code: 'odd',
  isBefore: false,
  href: '/',
  onOpen: () => undefined,
};
const lines = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a summary of errors that stand on several steps', () => {
  it('lists them in the order of the steps, what is not known last and in general words', async () => {
    await openStep(ondaraPage, 'monthly-income', {
      known: { monthly_income: 1850 },
      serverErrors: [{ control: 'monthly_income', code: 'not_accepted' }],
      errorsElsewhere: [general, errorAt('iban', 'behind'), errorAt('email', 'before')],
    });
    await screen.findByRole('alert', { name: 'Hay 4 datos que revisar' });
    expect(lines()).toEqual([
      'Correo electrónico: No hemos podido aceptar esta respuesta. Revísala.',
      'Ingresos netos al mes: No hemos podido aceptar esta respuesta. Revísala.',
      'IBAN de tu cuenta: No hemos podido aceptar esta respuesta. Revísala.',
      'No hemos podido aceptar algún dato de tu solicitud. Revisa tus respuestas y envíala de nuevo.',
    ]);
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('opens the other step by its link', async () => {
    const onOpen = vi.fn(() => undefined);
    const { user } = await openStep(ondaraPage, 'monthly-income', {
      serverErrors: [{ control: 'monthly_income', code: 'not_accepted' }],
      errorsElsewhere: [errorAt('iban', 'behind', onOpen)],
    });
    const link = await screen.findByRole('link', { name: /^IBAN/ });
    expect(link).toHaveAttribute('href', '/application-frontend/of-another-step#field-iban');
    await user.click(link);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('shows when nothing but other steps is refused, and not on a step on the way to them', async () => {
    const open = await openStep(ondaraPage, 'monthly-income', {
      errorsElsewhere: [errorAt('iban', 'behind')],
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    open.tell({ sending: { kind: 'sending' } });
    open.tell({ sending: { kind: 'idle' }, errorsElsewhere: [general] });
    await screen.findByRole('alert', { name: 'Hay un dato que revisar' });
  });

  it('gives the focus to the question for which the step was opened, once', async () => {
    const { user } = await openStep(ondaraPage, 'monthly-income', {
      serverErrors: [{ control: 'monthly_income', code: 'not_accepted' }],
      startAt: 'monthly_income',
    });
    await screen.findByRole('alert');
    const income = screen.getByRole('textbox', { name: 'Ingresos netos al mes' });
    await waitFor(() => expect(income).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('stays while an error of another step waits, though all here is mended', async () => {
    const { user } = await openStep(ondaraPage, 'monthly-income', {
      serverErrors: [{ control: 'monthly_income', code: 'not_accepted' }],
      errorsElsewhere: [errorAt('iban', 'behind')],
    });
    await screen.findByRole('alert', { name: 'Hay 2 datos que revisar' });
    await user.type(screen.getByRole('textbox', { name: 'Ingresos netos al mes' }), '1900');
    await screen.findByRole('alert', { name: 'Hay un dato que revisar' });
    expect(lines()).toEqual(['IBAN de tu cuenta: No hemos podido aceptar esta respuesta. Revísala.']);
  });

  it('does not take the focus again while the applicant mends', async () => {
    const { user } = await openStep(ondaraPage, 'monthly-income', {
      serverErrors: [{ control: 'monthly_income', code: 'not_accepted' }],
      errorsElsewhere: [errorAt('iban', 'behind')],
    });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    const income = screen.getByRole('textbox', { name: 'Ingresos netos al mes' });
    await user.type(income, '1900');
    expect(income).toHaveFocus();
  });
});

it('what is not answered is named by the message itself, and nothing stands in front of it', async () => {
  const { user } = await openStep(ondaraPage, 'loan-details', {
    known: { loan_amount: 2500, loan_period: 12 },
  });
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('alert');
  expect(lines()).toEqual(['Elige para qué es el dinero.', 'Elige el tipo de financiación.']);
});

it('a question mark takes no colon behind it', async () => {
  await openStep(ondaraPage, 'loan-details', {
    known: { loan_amount: 2500, loan_period: 12, loan_purpose: 'car' },
    serverErrors: [{ control: 'loan_purpose', code: 'not_accepted' }],
  });
  await screen.findByRole('alert');
  expect(lines()).toEqual(['¿Para qué es el dinero? No hemos podido aceptar esta respuesta. Revísala.']);
});
