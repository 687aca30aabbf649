// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ondaraPage, praveloPage } from '../../../testing/pages.fixture';
import type { AnswerReader } from '../../engine/answerReader';
import { openStep, createRealReader } from '../../engine/step.fixture';
import { flushPromises } from '../../../testing/flushPromises';

const field = (name: string) => screen.getByRole('textbox', { name });

describe('a phone number', () => {
  const phone = () => field('Teléfono móvil');

  it('shows a phone number in the national format', async () => {
    await openStep(ondaraPage, 'initial-details', { knownAnswers: { phone_number: '+34612345678' } });
    expect(phone()).toHaveValue('612 34 56 78');
    expect(phone()).toHaveAttribute('autocomplete', 'tel');
  });

  it.each(['612345678', '+34 612 34 56 78', '0034612345678'])(
    'accepts the phone number %s',
    async (typed) => {
      const { user, submitted } = await openStep(ondaraPage, 'initial-details', {
        knownAnswers: { email: 'ana@example.com', general_policies: true },
      });
      await user.type(phone(), `${typed}{Enter}`);
      await waitFor(() => expect(submitted[0]).toMatchObject({ phone_number: '+34612345678' }));
      expect(phone()).toHaveValue(typed);
    },
  );

  it.each([
    ['912345678', 'Te enviaremos un código por SMS: escribe un móvil, por ejemplo 612 34 56 78.'],
    ['+48512345678', 'Escribe un número de España, por ejemplo 612 34 56 78.'],
    ['61234', 'Revisa el móvil, por ejemplo 612 34 56 78.'],
  ])('rejects the phone number %s with its error text', async (typed, message) => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.type(phone(), typed);
    await user.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});

describe('the keyboard of a phone', () => {
  it.each(['text', 'numeric'] as const)(
    'uses the %s keyboard for a bank account if the country requires it',
    async (inputMode) => {
      const bankAccount = { inputMode, groups: [] };
      const page = { ...ondaraPage, facts: { ...ondaraPage.facts, bankAccount } };
      await openStep(page, 'bank-account');
      expect(field('IBAN de tu cuenta')).toHaveAttribute('inputmode', inputMode);
    },
  );

  it.each([
    [['dni', 'nie'], 'numeric'],
    [['dni'], 'text'],
  ] as const)('fits an identifier if %s consist of digits: %s', async (numericIdentifiers, inputMode) => {
    const page = { ...ondaraPage, facts: { ...ondaraPage.facts, numericIdentifiers } };
    await openStep(page, 'personal-code');
    expect(field('DNI o NIE')).toHaveAttribute('inputmode', inputMode);
  });

  it.each([
    ['personal-details', 'Nombre', 'words'],
    ['address-information', 'Calle', 'words'],
    ['address-information', 'Número', 'off'],
    ['personal-code', 'DNI o NIE', 'characters'],
    ['bank-account', 'IBAN de tu cuenta', 'characters'],
    ['initial-details', 'Correo electrónico', 'off'],
  ] as const)('corrects nothing and has fitting capitals in %s: %s', async (step, name, autocapitalize) => {
    await openStep(ondaraPage, step);
    expect(field(name)).toHaveAttribute('autocorrect', 'off');
    expect(field(name)).toHaveAttribute('spellcheck', 'false');
    expect(field(name)).toHaveAttribute('autocapitalize', autocapitalize);
  });
});

describe('an e-mail at a domain with an umlaut', () => {
  const email = () => field('Correo electrónico');

  it('is stored as servers have it, and shown as typed', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'initial-details', {
      knownAnswers: { phone_number: '+34612345678', general_policies: true },
    });
    vi.spyOn(URL, 'canParse').mockImplementation(() => expect.unreachable('Older browsers lack it.'));
    await user.type(email(), 'max@müller.de{Enter}');
    await waitFor(() => expect(submitted[0]).toMatchObject({ email: 'max@xn--mller-kva.de' }));
    expect(email()).toHaveValue('max@müller.de');
    vi.restoreAllMocks();
  });

  it('is shown as it was typed when the step is opened again', async () => {
    await openStep(ondaraPage, 'initial-details', { knownAnswers: { email: 'max@xn--mller-kva.de' } });
    expect(email()).toHaveValue('max@müller.de');
  });

  it('has an input whose value no browser rewrites, with the keyboard of an e-mail', async () => {
    await openStep(ondaraPage, 'initial-details');
    expect(email()).toHaveAttribute('type', 'text');
    expect(email()).toHaveAttribute('inputmode', 'email');
    expect(email()).toHaveAttribute('autocomplete', 'email');
  });
});

describe('format of a line that is left', () => {
  const identifier = ['personal-code', 'DNI o NIE'] as const;
  const phone = ['initial-details', 'Teléfono móvil'] as const;
  const income = ['monthly-income', 'Ingresos netos al mes'] as const;
  const iban = ['bank-account', 'IBAN de tu cuenta'] as const;
  const postalCode = ['address-information', 'Código postal'] as const;

  it.each([
    [income, '1850,5', '1.850,50'],
    [income, '2.000', '2.000'],
    [income, '2000 €', '2.000'],
    [phone, '612345678', '612 34 56 78'],
    [phone, '+34 612-345-678', '612 34 56 78'],
    [phone, '0034612345678', '612 34 56 78'],
    [iban, 'es9121000418450200051332', 'ES91 2100 0418 4502 0005 1332'],
    [identifier, '12.345.678-z', '12345678Z'],
    [postalCode, '28 013', '28013'],
  ] as const)('formats in %s the input %s as %s', async ([step, label], typed, formatted) => {
    const { user } = await openStep(ondaraPage, step);
    await user.type(field(label), typed);
    expect(field(label)).toHaveValue(typed);
    await user.tab();
    await waitFor(() => expect(field(label)).toHaveValue(formatted));
    expect(field(label)).toBeValid();
  });

  it.each([
    [income, 'dos mil'],
    [income, '5⁰⁰'],
    [income, '1.000.000,01'],
    [phone, '+34 612'],
    [phone, '+48512345678'],
    [iban, 'мой счёт'],
    [iban, 'es91 2100'],
    [iban, 'ES9121000418450200051333'],
    [iban, 'BR1800360305000010009795493C1'],
    [identifier, '12.345.678-a'],
    [postalCode, '28 01'],
  ] as const)('keeps in %s the invalid input %s', async ([step, label], typed) => {
    const { user } = await openStep(ondaraPage, step);
    await user.type(field(label), typed);
    await user.tab();
    await waitFor(() => expect(field(label)).toBeInvalid());
    expect(field(label)).toHaveValue(typed);
  });

  it('keeps the input if the country has no format for it', async () => {
    const { user } = await openStep(ondaraPage, 'personal-details');
    await user.type(field('Nombre'), ' ana  maría ');
    await user.tab();
    await flushPromises();
    expect(field('Nombre')).toHaveValue(' ana  maría ');
  });

  it('formats a line that is left by a press on the button, valid step or not', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'initial-details');
    await user.type(field('Teléfono móvil'), '612345678');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByRole('alert');
    // It is formatted when nothing is pressed any more, before the summary opens or after.
    await waitFor(() => expect(field('Teléfono móvil')).toHaveValue('612 34 56 78'));
    await user.type(field('Correo electrónico'), 'ana@example.com');
    await user.click(screen.getByRole('checkbox', { name: /He leído/ }));
    await user.clear(field('Teléfono móvil'));
    await user.type(field('Teléfono móvil'), '699345678');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toHaveLength(1));
    await waitFor(() => expect(field('Teléfono móvil')).toHaveValue('699 34 56 78'));
  });

  describe('a line that is left before the rules load', () => {
    async function openBeforeRules() {
      let resolveReader: (reader: AnswerReader) => void = () => undefined;
      const readerPromise = new Promise<AnswerReader>((resolve) => {
        resolveReader = resolve;
      });
      const { user } = await openStep(ondaraPage, 'monthly-income', { loadReader: () => readerPromise });
      const line = screen.getByRole<HTMLInputElement>('textbox', { name: income[1] });
      await user.type(line, '1850');
      await user.tab();
      return {
        user,
        line,
        resolveReader: () => act(async () => resolveReader(createRealReader(ondaraPage))),
      };
    }

    it('formats the line when the rules load', async () => {
      const { line, resolveReader } = await openBeforeRules();
      expect(line).toHaveValue('1850');
      await resolveReader();
      expect(line).toHaveValue('1.850');
    });

    it('keeps input that was typed before the rules loaded', async () => {
      const { user, line, resolveReader } = await openBeforeRules();
      await user.type(line, '0');
      await resolveReader();
      expect(line).toHaveValue('18500');
      await user.tab();
      await waitFor(() => expect(line).toHaveValue('18.500'));
    });

    it('keeps the caret if the line has the focus again', async () => {
      const { user, line, resolveReader } = await openBeforeRules();
      await user.click(line);
      line.setSelectionRange(1, 1);
      await resolveReader();
      expect(line).toHaveValue('1850');
      expect(line.selectionStart).toBe(1);
      await user.tab();
      await waitFor(() => expect(line).toHaveValue('1.850'));
    });
  });
});

describe('money', () => {
  it('submits money as a number', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'monthly-income');
    await user.type(field('Ingresos netos al mes'), '1850,5');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toEqual([{ monthly_income: 1850.5 }]));
  });

  it('shows the limits of the page with the currency sign', async () => {
    const { user } = await openStep(ondaraPage, 'overdue-debt-amount', {
      knownAnswers: { negative_credit_history: true },
    });
    await user.type(field('¿Cuánto tienes impagado?'), '100001');
    await user.tab();
    expect(await screen.findByText('Escribe como máximo 100.000 €.')).toBeInTheDocument();
  });

  it('formats money by language', async () => {
    const { user } = await openStep(praveloPage, 'income-details');
    await user.type(field('Miesięczny dochód netto'), '4200.5');
    await user.tab();
    await waitFor(() => expect(field('Miesięczny dochód netto')).toHaveValue('4\u00A0200,50'));
  });

  it('reformats money when the language changes, with the same amount', async () => {
    const { user, submitted, changeLanguage } = await openStep(ondaraPage, 'monthly-income');
    await user.type(field('Ingresos netos al mes'), '1.234');
    await changeLanguage('en');
    const income = field('Net monthly income');
    await waitFor(() => expect(income).toHaveValue('1,234'));
    await changeLanguage('es');
    await waitFor(() => expect(income).toHaveValue('1.234'));
    await user.type(income, ',50{Enter}');
    await waitFor(() => expect(submitted).toEqual([{ monthly_income: 1234.5 }]));
  });

  it('keeps invalid input when the language changes', async () => {
    const { user, changeLanguage } = await openStep(ondaraPage, 'monthly-income');
    await user.type(field('Ingresos netos al mes'), '12,34,5');
    await changeLanguage('en');
    expect(field('Net monthly income')).toHaveValue('12,34,5');
  });
});

describe('an IBAN', () => {
  it('submits an IBAN as the lead stores it', async () => {
    const { user, submitted } = await openStep(ondaraPage, 'bank-account');
    await user.type(field('IBAN de tu cuenta'), 'es91 2100-0418.4502 0005 1332');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(submitted).toEqual([{ iban: 'ES9121000418450200051332' }]));
  });

  it.each([
    ['ES9121000418450200051333', 'El IBAN no cuadra. Compáralo con el de la app de tu banco.'],
    [
      'BR1800360305000010009795493C1',
      'Escribe el IBAN de una cuenta de la zona SEPA (zona única de pagos en euros). El préstamo no se puede ingresar en otros países.',
    ],
  ])('rejects the IBAN %s with its error text, and keeps the input', async (typed, message) => {
    const { user } = await openStep(ondaraPage, 'bank-account');
    await user.type(field('IBAN de tu cuenta'), typed);
    await user.tab();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field('IBAN de tu cuenta')).toHaveValue(typed);
  });

  it.each(['61109010140000071219812874', 'pl61 1090 1014 0000 0712 1981 2874'])(
    'accepts %s as a national account number',
    async (typed) => {
      const { user } = await openStep(praveloPage, 'income-details');
      const account = field('Numer rachunku (26\u00A0cyfr) lub IBAN');
      await user.type(account, typed);
      await user.tab();
      await waitFor(() => expect(account).toHaveValue('61 1090 1014 0000 0712 1981 2874'));
      expect(account).toBeValid();
    },
  );
});

describe('other lines', () => {
  it('marks optional questions, and reports the others as required', async () => {
    await openStep(ondaraPage, 'personal-details');
    expect(field('Segundo apellido (opcional)')).not.toBeRequired();
    expect(field('Nombre')).toBeRequired();
  });

  it('shows the format of the country in the error', async () => {
    const { user } = await openStep(praveloPage, 'contact-details');
    await user.type(field('Kod pocztowy'), '0095');
    await user.tab();
    expect(await screen.findByText('Sprawdź kod pocztowy. Przykład: 00-950.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Ulica (opcjonalnie)' })).toHaveAccessibleDescription(
      'Jeśli w miejscowości nie ma ulic, pozostaw to pole puste.',
    );
  });
});

it('labels the Enter key of an on-screen keyboard as submit', async () => {
  const { user, submitted } = await openStep(ondaraPage, 'monthly-income');
  const income = field('Ingresos netos al mes');
  expect(income).toHaveAttribute('enterkeyhint', 'go');
  await user.type(income, '1850{Enter}');
  await waitFor(() => expect(submitted).toEqual([{ monthly_income: 1850 }]));
});

it('shows the hint between the label and the control', async () => {
  await openStep(ondaraPage, 'expenses');
  const control = field('Gastos al mes');
  const hint = screen.getByText(/^Comida, transporte/);
  expect(hint.compareDocumentPosition(control)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(control).toHaveAccessibleDescription(`€ ${hint.textContent}`);
});

describe('the error of a line', () => {
  it.each([
    {
      of: 'a line with a unit and a hint',
      step: 'expenses',
      label: 'Gastos al mes',
      typed: 'mucho',
      corrected: '800',
      before: '€ Comida, transporte, facturas y demás, sin alquiler ni préstamos.',
      error: 'Escribe la cantidad en cifras, por ejemplo 1.500.',
    },
    {
      of: 'a line without either',
      step: 'address-information',
      label: 'Código postal',
      typed: '2801',
      corrected: '28013',
      before: '',
      error: 'Revisa el código postal: son 5\u00A0cifras, por ejemplo 28013.',
    },
  ] as const)(
    'describes $of until the answer is corrected',
    async ({ step, label, typed, corrected, before, error }) => {
      const { user } = await openStep(ondaraPage, step);
      const line = field(label);
      expect(line).not.toHaveAttribute('aria-invalid');
      expect(line).toHaveAccessibleDescription(before);
      await user.type(line, typed);
      await user.tab();
      await waitFor(() => expect(line).toHaveAttribute('aria-invalid', 'true'));
      expect(line).toHaveAccessibleDescription(`${before} ${error}`.trim());
      await user.clear(line);
      await user.type(line, corrected);
      await user.tab();
      await waitFor(() => expect(line).not.toHaveAttribute('aria-invalid'));
      expect(line).toHaveAccessibleDescription(before);
    },
  );

  it('describes its own line alone', async () => {
    const { user } = await openStep(ondaraPage, 'initial-details');
    await user.type(field('Teléfono móvil'), '61234');
    await user.tab();
    await waitFor(() => expect(field('Teléfono móvil')).toBeInvalid());
    expect(field('Correo electrónico')).toBeValid();
    expect(field('Correo electrónico')).not.toHaveAccessibleDescription(expect.stringContaining('móvil,'));
  });
});

it('shows a postal code in an error unformatted', async () => {
  const { user } = await openStep(ondaraPage, 'address-information');
  await user.type(field('Código postal'), '2801');
  await user.tab();
  expect(await screen.findByText(/por ejemplo 28013\.$/)).toBeInTheDocument();
});
