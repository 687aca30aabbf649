// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ondaraPage } from '../../testing/pages.fixture';
import type { DataPointName } from '../../domain/catalogue/names';
import type { OtherStepError } from '../engine/stepFormProps';
import { openStep } from '../engine/step.fixture';

/** An error on a question of another step. */
function createError(
  name: DataPointName,
  place: 'before' | 'after',
  onOpen = () => undefined,
): OtherStepError {
  const question = ondaraPage.steps.flatMap((step) => step.dataPoints).find((other) => other.name === name);
  if (question === undefined) throw new Error(`The page does not ask ${name}.`);
  return {
    question,
    code: 'not_accepted',
    isBefore: place === 'before',
    href: `/application-frontend/of-another-step#field-${name}`,
    onOpen,
  };
}

const unknownError: OtherStepError = {
  question: null,
  code: 'unknown',
  isBefore: false,
  href: '/',
  onOpen: () => undefined,
};
const lines = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Resolves in the microtask after the summary gets into the document, before any task. */
function waitUntilShown(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (screen.queryByRole('alert') === null) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

it('an error summary never takes the focus from the field that is typed into at once', async () => {
  const { user, submitted } = await openStep(ondaraPage, 'monthly-income');
  const shown = waitUntilShown();
  await user.click(screen.getByRole('button'));
  await shown;
  await user.type(screen.getByRole('textbox'), '1850');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(submitted).toEqual([{ monthly_income: 1850 }]));
});

describe('an error summary for several steps', () => {
  it('lists errors in the order of the steps, unknown ones last with the general text', async () => {
    await openStep(ondaraPage, 'monthly-income', {
      knownAnswers: { monthly_income: 1850 },
      serverErrors: [{ control: 'monthly_income', code: 'not_accepted' }],
      otherErrors: [unknownError, createError('iban', 'after'), createError('email', 'before')],
    });
    await screen.findByRole('heading', { name: 'Hay 4\u00A0datos que revisar' });
    expect(lines()).toEqual([
      'Correo electrónico: No hemos podido aceptar esta respuesta. Revisa el correo, por ejemplo nombre@ejemplo.com.',
      'Ingresos netos al mes: No hemos podido aceptar esta respuesta. Escribe la cantidad en cifras, por ejemplo 1.500.',
      'IBAN de tu cuenta: No hemos podido aceptar esta respuesta. Escribe el IBAN de una cuenta de la zona SEPA (zona única de pagos en euros). El préstamo no se puede ingresar en otros países.',
      'No hemos podido aceptar tu solicitud tal como está. Revisa tus respuestas y envíala de nuevo.',
    ]);
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  it('is read once: the focus, the alert and the title are three elements, and none has the text of another as its name', async () => {
    await openStep(ondaraPage, 'monthly-income', {
      serverErrors: [{ control: 'monthly_income', code: 'not_accepted' }],
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Hay un dato que revisar' })).toBeInTheDocument();
    const focused = alert.parentElement;
    expect(focused).toHaveFocus();
    expect(focused).not.toHaveAttribute('role');
    for (const element of [alert, focused]) {
      expect(element).not.toHaveAttribute('aria-labelledby');
      expect(element).not.toHaveAttribute('aria-label');
    }
  });

  it('opens the other step through the link of its error', async () => {
    const onOpen = vi.fn(() => undefined);
    const { user } = await openStep(ondaraPage, 'monthly-income', {
      serverErrors: [{ control: 'monthly_income', code: 'not_accepted' }],
      otherErrors: [createError('iban', 'after', onOpen)],
    });
    const link = await screen.findByRole('link', { name: /^IBAN/ });
    expect(link).toHaveAttribute('href', '/application-frontend/of-another-step#field-iban');
    await user.click(link);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('opens for errors on other steps only, but not on a step on the way to them', async () => {
    const open = await openStep(ondaraPage, 'monthly-income', {
      otherErrors: [createError('iban', 'after')],
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    open.update({ requestStatus: { kind: 'sending' } });
    open.update({ requestStatus: { kind: 'idle' }, otherErrors: [unknownError] });
    await screen.findByRole('heading', { name: 'Hay un dato que revisar' });
  });

  it('moves the focus once to the question for which the step was opened', async () => {
    const { user } = await openStep(ondaraPage, 'monthly-income', {
      serverErrors: [{ control: 'monthly_income', code: 'not_accepted' }],
      startAt: { name: 'monthly_income' },
    });
    await screen.findByRole('alert');
    const income = screen.getByRole('textbox', { name: 'Ingresos netos al mes' });
    await waitFor(() => expect(income).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
  });

  it('stays open while another step has an error, even if this step has none', async () => {
    const { user } = await openStep(ondaraPage, 'monthly-income', {
      serverErrors: [{ control: 'monthly_income', code: 'not_accepted' }],
      otherErrors: [createError('iban', 'after')],
    });
    await screen.findByRole('heading', { name: 'Hay 2\u00A0datos que revisar' });
    await user.type(screen.getByRole('textbox', { name: 'Ingresos netos al mes' }), '1900');
    await screen.findByRole('heading', { name: 'Hay un dato que revisar' });
    expect(lines()).toEqual([
      'IBAN de tu cuenta: No hemos podido aceptar esta respuesta. Escribe el IBAN de una cuenta de la zona SEPA (zona única de pagos en euros). El préstamo no se puede ingresar en otros países.',
    ]);
  });

  it('does not take the focus while the applicant corrects errors', async () => {
    const { user } = await openStep(ondaraPage, 'monthly-income', {
      serverErrors: [{ control: 'monthly_income', code: 'not_accepted' }],
      otherErrors: [createError('iban', 'after')],
    });
    await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
    const income = screen.getByRole('textbox', { name: 'Ingresos netos al mes' });
    await user.type(income, '1900');
    expect(income).toHaveFocus();
  });
});

it('shows the error of a missing answer without a label', async () => {
  const { user } = await openStep(ondaraPage, 'loan-details', {
    knownAnswers: { loan_amount: 2500, loan_period: 12 },
  });
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByRole('alert');
  expect(lines()).toEqual(['Elige para qué es el dinero.', 'Elige el tipo de financiación.']);
});

it('adds no colon after a question mark', async () => {
  await openStep(ondaraPage, 'pep-details', {
    knownAnswers: { is_politically_exposed: false },
    serverErrors: [{ control: 'is_politically_exposed', code: 'not_accepted' }],
  });
  await screen.findByRole('alert');
  expect(lines()[0]).toMatch(/\? No hemos podido aceptar esta respuesta\. /);
});
