// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../../testing/pages.fixture';
import { openStep } from '../../engine/step.fixture';

const loan = { loan_amount: 2500, loan_period: 12, loan_purpose: 'car', financing_option: 'personal_loan' };
const openLoan = (language?: 'en') =>
  openStep(ondaraPage, 'loan-details', {
    knownAnswers: loan,
    ...(language === undefined ? {} : { language }),
  });
const amount = () => screen.getByRole('textbox', { name: 'Importe del préstamo' });
const slider = (label = 'Importe del préstamo: control deslizante') =>
  screen.getByRole('slider', { name: label });
/** Moves a slider as a finger does. */
const moveTo = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

describe('the loan amount', () => {
  it('changes the same answer by typing and by slider', { tags: ['X7'] }, async () => {
    const { user } = await openLoan();
    expect(amount()).toHaveValue('2.500');
    expect(slider()).toHaveValue('2500');
    await user.clear(amount());
    await user.type(amount(), '3.000');
    expect(slider()).toHaveValue('3000');
    expect(slider()).toHaveAttribute('aria-valuetext', '3.000\u00A0€');
    moveTo(slider(), '12500');
    expect(amount()).toHaveValue('12.500');
    expect(slider()).toHaveAttribute('aria-valuetext', '12.500\u00A0€');
  });

  it('keeps the slider within its limits, shows them as an error, and keeps the input', async () => {
    const { user } = await openLoan();
    await user.clear(amount());
    expect(slider()).toHaveValue('500');
    await user.type(amount(), '90000');
    expect(slider()).toHaveValue('30000');
    await user.tab();
    expect(await screen.findByText('Elige un importe entre 500 € y 30.000 €.')).toBeInTheDocument();
    expect(amount()).toHaveValue('90000');
  });

  it('moves the slider to a step and names the nearest amounts if the input is between two', async () => {
    const { user } = await openLoan();
    await user.clear(amount());
    await user.type(amount(), '2540');
    expect(slider()).toHaveValue('2500');
    expect(slider()).toHaveAttribute('aria-valuetext', '2.500\u00A0€');
    await user.tab();
    expect(
      await screen.findByText('Elige un múltiplo de 100 €, por ejemplo 2.500 € o 2.600 €.'),
    ).toBeInTheDocument();
    moveTo(slider(), '2600');
    await waitFor(() => expect(amount()).toBeValid());
    expect(amount()).toHaveValue('2.600');
  });

  it.each([
    ['es', 'Importe del préstamo', '4200', '4.200'],
    ['es', 'Importe del préstamo', '4,200', '4.200'],
    ['en', 'Loan amount', '4.200', '4,200'],
    ['en', 'Loan amount', '4200', '4,200'],
  ] as const)(
    'formats the amount in %s when the field is left: %s %s',
    async (language, label, typed, written) => {
      const { user } = await openLoan(language === 'en' ? language : undefined);
      const control = screen.getByRole('textbox', { name: label });
      await user.clear(control);
      await user.type(control, typed);
      expect(control).toHaveValue(typed);
      await user.tab();
      await waitFor(() => expect(control).toHaveValue(written));
    },
  );

  it('submits the amount as a number', async () => {
    const { user, submitted } = await openLoan();
    moveTo(slider(), '7300');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted[0]).toMatchObject({ loan_amount: 7300, loan_period: 12 }));
  });
});

describe('the loan period', () => {
  const period = () => screen.getByRole('textbox', { name: 'Okres spłaty' });
  const openPeriod = () =>
    openStep(praveloPage, 'loan-information', { knownAnswers: { loan_amount: 1500, loan_period: 61 } });

  it('shows the period in the unit of the page', async () => {
    const { user } = await openPeriod();
    const days = slider('Okres spłaty: suwak');
    expect(days).toHaveAttribute('aria-valuetext', '61\u00A0dni');
    moveTo(days, '75');
    expect(period()).toHaveValue('75');
    await user.clear(period());
    await user.type(period(), '91');
    await user.tab();
    expect(await screen.findByText('Wybierz okres: najmniej 61 dni, najwięcej 90 dni.')).toBeInTheDocument();
  });

  it('shows its own error for input that is no number', async () => {
    const { user } = await openPeriod();
    await user.clear(period());
    await user.type(period(), 'dwa');
    await user.tab();
    expect(await screen.findByText('Podaj okres cyframi.')).toBeInTheDocument();
    expect(period()).toHaveValue('dwa');
  });
});

describe('the compared periods', () => {
  const summary = () => screen.getByText('Comparar plazos');
  const terms = () =>
    within(screen.getByRole('group', { name: 'Comparar plazos' }))
      .getAllByRole('button')
      .map((button) => [
        (button.textContent ?? '').replace(/\s+/g, ' ').trim(),
        button.getAttribute('aria-pressed') === 'true',
      ]);

  it('show three periods with their prices on request, for the amount at the slider', async () => {
    const { user } = await openLoan();
    expect(screen.queryByRole('group', { name: 'Comparar plazos' })).not.toBeInTheDocument();
    await user.click(summary());
    expect(terms()).toEqual([
      ['6 meses 438,81 € al mes Total a devolver 2.632,86 €', false],
      ['12 meses 229,20 € al mes Total a devolver 2.750,40 €', true],
      ['18 meses 159,51 € al mes Total a devolver 2.871,18 €', false],
    ]);
    moveTo(slider(), '5000');
    expect(terms()[1]?.[0]).toBe('12 meses 458,40 € al mes Total a devolver 5.500,80 €');
  });

  it('are taken by one press, as by the slider, and remain while one of them is chosen', async () => {
    const { user, submitted } = await openLoan();
    await user.click(summary());
    screen.getByRole('button', { name: /^18\smeses/ }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /^18\smeses/ })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Plazo de devolución' })).toHaveValue('18');
    expect(slider('Plazo de devolución: control deslizante')).toHaveValue('18');
    expect(terms().map(([text, isChosen]) => [String(text).split(' ')[0], isChosen])).toEqual([
      ['6', false],
      ['12', false],
      ['18', true],
    ]);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted[0]).toMatchObject({ loan_period: 18 }));
  });

  it('follow the slider to a period that is not among them', async () => {
    const { user } = await openLoan();
    await user.click(summary());
    moveTo(slider('Plazo de devolución: control deslizante'), '24');
    expect(terms().map(([text, isChosen]) => [String(text).split(' ')[0], isChosen])).toEqual([
      ['12', false],
      ['24', true],
      ['36', false],
    ]);
  });

  it('are not offered where a loan is repaid at once', async () => {
    await openStep(praveloPage, 'loan-information', { knownAnswers: { loan_amount: 1500, loan_period: 61 } });
    expect(document.querySelector('details')).toBeNull();
  });
});

describe('the repayment schedule', () => {
  const page = { ...ondaraPage, definition: { ...ondaraPage.definition, showsRepayment: true } };
  const readRows = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => (row.textContent ?? '').replace(/\s+/g, ' '));

  it('is not on a page that does not show it', async () => {
    await openLoan();
    expect(screen.queryByText('Cuadro de amortización')).not.toBeInTheDocument();
  });

  it('follows the sliders, by months for one year and by years for more', async () => {
    const { user } = await openStep(page, 'loan-details', { knownAnswers: loan });
    await user.click(screen.getByText('Cuadro de amortización'));
    expect(readRows()).toHaveLength(13);
    expect(readRows()[0]).toBe('MesInteresesCapitalPendiente');
    moveTo(slider('Plazo de devolución: control deslizante'), '24');
    expect(readRows()).toEqual([
      'AñoInteresesCapitalPendiente',
      '1359,08 €1.138,64 €1.361,36 €',
      '2136,36 €1.361,36 €0,00 €',
    ]);
  });
});
