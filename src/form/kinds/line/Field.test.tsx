// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ondaraPage, praveloPage } from '../../../app/pages.fixture';
import { openStep } from '../../engine/step.fixture';

const field = (name: string) => screen.getByRole('textbox', { name });

describe('a telephone number', () => {
  const phone = () => field('Teléfono móvil');

  it('stands as it is written at home', async () => {
    await openStep(ondaraPage, 'initial-details', { known: { phone_number: '+34612345678' } });
    expect(phone()).toHaveValue('612 34 56 78');
    expect(phone()).toHaveAttribute('autocomplete', 'tel');
  });

  it.each(['612345678', '+34 612 34 56 78', '0034612345678'])('is taken as %s', async (typed) => {
    const { user, submitted } = await openStep(ondaraPage, 'initial-details', {
      known: { email: 'ana@example.com', general_policies: true },
    });
    await user.type(phone(), `${typed}{Enter}`);
    await waitFor(() => expect(submitted[0]).toMatchObject({ phone_number: '+34612345678' }));
    expect(phone()).toHaveValue(typed);
  });

  it.each([
    ['912345678', 'Te enviaremos un código por SMS: escribe un móvil, por ejemplo 612 34 56 78.'],
    ['+48512345678', 'Escribe un número de este país, por ejemplo 612 34 56 78.'],
    ['61234', 'Revisa el móvil, por ejemplo 612 34 56 78.'],
  ])('%s is refused with what to do', async (typed, message) => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.type(phone(), typed);
    await user.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});

describe('money', () => {
  it.each([
    ['1850,5', '1.850,50'],
    ['2.000', '2.000'],
    ['2000 €', '2.000'],
    ['dos mil', 'dos mil'],
  ])('typed as %s is tidied to %s when the field is left', async (typed, tidy) => {
    const { user } = await openStep(ondaraPage, 'monthly-income');
    const income = field('Ingresos netos al mes');
    await user.type(income, typed);
    expect(income).toHaveValue(typed);
    await user.tab();
    expect(income).toHaveValue(tidy);
  });

  it('is handed over as a number', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'monthly-income');
    await user.type(field('Ingresos netos al mes'), '1850,5');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toEqual([{ monthly_income: 1850.5 }]));
  });

  it('tells the limits of the page with its sign', async () => {
    const { user } = await openStep(ondaraPage, 'overdue-debt-amount', {
      known: { negative_credit_history: true },
    });
    await user.type(field('¿Cuánto debes fuera de plazo?'), '100001');
    await user.tab();
    expect(await screen.findByText('Escribe como máximo 100.000 €.')).toBeInTheDocument();
  });

  it('is written as the country writes it', async () => {
    const { user } = await openStep(praveloPage, 'income-details');
    await user.type(field('Miesięczny dochód netto'), '4200.5');
    await user.tab();
    expect(field('Miesięczny dochód netto')).toHaveValue('4\u00A0200,50');
  });
});

describe('an IBAN', () => {
  it('stands in groups of four as soon as it is left', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'bank-account');
    const iban = field('IBAN de tu cuenta');
    await user.type(iban, 'es9121000418450200051332');
    await user.tab();
    expect(iban).toHaveValue('ES91 2100 0418 4502 0005 1332');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toEqual([{ iban: 'ES9121000418450200051332' }]));
  });

  it.each([
    ['ES9121000418450200051333', 'El IBAN no cuadra. Compáralo con el de la app de tu banco.'],
    ['PL61109010140000071219812874', 'Escribe el IBAN de un banco de España, que empieza por ES.'],
  ])('%s is refused with what to do, and stays', async (typed, message) => {
    const { user } = await openStep(ondaraPage, 'bank-account');
    await user.type(field('IBAN de tu cuenta'), typed);
    await user.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field('IBAN de tu cuenta')).toHaveValue(typed.replace(/(.{4})(?=.)/g, '$1 '));
  });

  it('is a plain account number where people have one', async () => {
    const { user } = await openStep(praveloPage, 'income-details');
    const account = field('Numer rachunku (26 cyfr) lub IBAN');
    await user.type(account, '61109010140000071219812874');
    await user.tab();
    expect(account).toHaveValue('61 1090 1014 0000 0712 1981 2874');
    expect(account).toBeValid();
  });
});

describe('other answers of one line', () => {
  it('that may be left empty are marked so, and others are known as required', async () => {
    await openStep(ondaraPage, 'personal-details');
    expect(field('Segundo apellido (opcional)')).not.toBeRequired();
    expect(field('Nombre')).toBeRequired();
  });

  it('are told how they are written here', async () => {
    const { user } = await openStep(praveloPage, 'contact-details');
    await user.type(field('Kod pocztowy'), '0095');
    await user.tab();
    expect(await screen.findByText('Sprawdź kod pocztowy, na przykład 00-950.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Ulica (opcjonalnie)' })).toHaveAccessibleDescription(
      'Jeśli w miejscowości nie ma ulic, pozostaw to pole puste.',
    );
  });
});
