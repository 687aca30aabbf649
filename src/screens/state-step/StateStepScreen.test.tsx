// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import { jsonResponse, praveloPage, type ReceivedCall } from '../../state/store.fixture';
import { initialDynamicPages } from '../../state/slices/dynamicPagesState';
import { getTextbox, openState, getButton } from './state.fixture';

beforeEach(resetBackend);

describe('a state that only asks questions', () => {
  it('shows the questions of its row, follows the rules and submits to its endpoint', async () => {
    const { user, calls, store } = await openState('MARITAL_DETAILS', 'marital-details');
    await screen.findByRole('heading', { level: 1, name: 'Tu hogar' });
    expect(screen.queryByRole('textbox', { name: /pareja/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Casado/a' }));
    await user.type(getTextbox(/personas dependen/), '2');
    await user.type(screen.getByRole('textbox', { name: /pareja/ }), '1200');
    await user.click(getButton('Continuar'));
    await waitFor(() => expect(store.getState().leadApplication.progressStates.at(-1)).not.toBe(23));
    expect(calls.find(({ path }) => path === '/lead/marital-details')).toMatchObject({
      method: 'POST',
      body: {
        otherDetails: { maritalStatus: 'married', numberOfDependants: 2 },
        incomeDetails: { spouseMonthlyIncome: 1200 },
      },
    });
  });

  it('shows missing answers before it sends a request', async () => {
    const { user, calls } = await openState('AIDE', 'aide', { page: praveloPage });
    await screen.findByRole('heading', { level: 1, name: 'Jeszcze kilka pytań' });
    await user.click(getButton('Dalej'));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(calls.filter(({ path }) => path === '/lead/aide')).toEqual([]);
  });

  it('shows server errors at their questions', async () => {
    const email = 'ana+marital-details+error-marital_status@example.com';
    const { user } = await openState('MARITAL_DETAILS', 'marital-details', { email });
    await screen.findByRole('heading', { level: 1, name: 'Tu hogar' });
    await user.click(screen.getByRole('radio', { name: 'Soltero/a' }));
    await user.type(getTextbox(/personas dependen/), '0');
    await user.click(getButton('Continuar'));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('No hemos podido aceptar esta respuesta');
    expect(getTextbox(/personas dependen/)).toHaveValue('0');
  });

  it('reports a server failure and keeps the typed values', async () => {
    const { user } = await openState('MARITAL_DETAILS', 'marital-details', {
      network: (call) =>
        call.path === '/lead/marital-details' ? jsonResponse(503, {}) : referenceNetwork(call),
    });
    await screen.findByRole('heading', { level: 1, name: 'Tu hogar' });
    await user.click(screen.getByRole('radio', { name: 'Soltero/a' }));
    await user.type(getTextbox(/personas dependen/), '0');
    await user.click(getButton('Continuar'));
    await screen.findByText('Todavía no se ha guardado.');
    expect(getTextbox(/personas dependen/)).toHaveValue('0');
  });
});

describe('questions that depend on earlier answers', () => {
  const getSentBody = (calls: readonly ReceivedCall[], path: string) =>
    calls.find((call) => call.path === path)?.body;

  it('asks everything about the employer if the income is unknown', async () => {
    const { user, calls } = await openState(
      'ADDITIONAL_EMPLOYMENT_DETAILS',
      'additional-employment-details',
      {
        page: praveloPage,
      },
    );
    await screen.findByRole('heading', { level: 1, name: 'Twój pracodawca' });
    await user.type(getTextbox(/^Pracodawca/), 'Żuk i Spółka');
    await user.type(getTextbox(/^NIP/), '526-104-08-28');
    // A postal code that the back end does not know, so that no look-up fills in other fields.
    await user.type(getTextbox(/^Kod pocztowy/), '99-400');
    await user.type(getTextbox(/^Miejscowość/), 'Warszawa');
    await user.type(getTextbox(/^Nr budynku/), '5');
    await user.type(screen.getByRole('combobox', { name: /Województwo/ }), 'mazowieckie');
    await user.click(getButton('Dalej'));
    await waitFor(() =>
      expect(getSentBody(calls, '/lead/offer/employment-details')).toMatchObject({
        employer: { name: 'Żuk i Spółka', taxRegistryCode: '5261040828', city: 'Warszawa' },
      }),
    );
  });

  it('tells an applicant without an employer that nothing is asked, and continues', async () => {
    const { user, calls } = await openState(
      'ADDITIONAL_EMPLOYMENT_DETAILS',
      'additional-employment-details',
      {
        known: { incomeDetails: { incomeSource: 'pensioner' } },
      },
    );
    await screen.findByText(/^Aquí no tienes nada que añadir/);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(getButton('Continuar'));
    await waitFor(() =>
      expect(getSentBody(calls, '/lead/offer/employment-details')).toEqual({ id: expect.any(String) }),
    );
  });

  it('asks about the home by the selected tenure and omits hidden answers', async () => {
    const { user, calls } = await openState('YOUNITED_CREDIT_DETAILS', 'credit-details', {
      known: {
        expenses: { monthlyMortgageAmount: 400 },
        otherDetails: { housingTenureSinceDate: '2015-01-01' },
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Tu vivienda y tus préstamos' });
    await user.click(screen.getByRole('radio', { name: 'De alquiler' }));
    await user.type(await screen.findByRole('textbox', { name: /Alquiler mensual/ }), '700');
    await user.click(
      within(screen.getByRole('radiogroup', { name: /otros préstamos/ })).getByRole('radio', { name: 'No' }),
    );
    await user.click(getButton('Continuar'));
    await waitFor(() =>
      expect(getSentBody(calls, '/lead/offer/credit-details')).toEqual({
        id: expect.any(String),
        otherDetails: { housingTenure: 'rented', housingTenureSinceDate: '2015-01-01' },
        expenses: { rentAmount: 700, hasOtherLoans: false },
      }),
    );
  });

  it('asks a pensioner only for the source of income', async () => {
    const { user, calls } = await openState('YOUNITED_PROFESSIONAL_DETAILS', 'professional-details');
    await screen.findByRole('heading', { level: 1, name: 'Tu trabajo' });
    await user.click(screen.getByRole('radio', { name: 'Pensionista' }));
    await user.click(getButton('Continuar'));
    await waitFor(() =>
      expect(getSentBody(calls, '/lead/offer/professional-details')).toEqual({
        id: expect.any(String),
        incomeDetails: { incomeSource: 'pensioner' },
      }),
    );
  });

  it("asks for personal details in the country's way", async () => {
    const { user, calls } = await openState('CNP', 'cnp', { page: praveloPage });
    await screen.findByRole('heading', { level: 1, name: 'PESEL' });
    await user.type(getTextbox(/PESEL/), '44051401359');
    await user.click(getButton('Dalej'));
    await waitFor(() =>
      expect(getSentBody(calls, '/lead/cnp')).toEqual({
        id: expect.any(String),
        personalDetails: { personalCode: '44051401359' },
      }),
    );
  });

  it('shows known answers', async () => {
    await openState('ADDITIONAL_PERSONAL_DETAILS', 'additional-personal-details', {
      known: { personalDetails: { gender: 'female', personalCode: '12345678Z' } },
    });
    await screen.findByRole('heading', { level: 1, name: 'Un poco más sobre ti' });
    expect(screen.getByRole('radio', { name: 'Mujer' })).toBeChecked();
    expect(getTextbox(/DNI/)).toHaveValue('12345678Z');
  });
});

describe('reference persons', () => {
  const person = (number: number) => within(screen.getByRole('group', { name: `Persona ${number}` }));

  it('shows at least two rows, prefills the first and submits a list', async () => {
    const { user, calls } = await openState('REFERENCE_DETAILS', 'reference-details', {
      known: { referenceDetails: { type: 'friend', name: 'Eva Ruiz', phoneNumber: '+34612345678' } },
    });
    await screen.findByRole('heading', { level: 1, name: 'Dos personas que te conocen' });
    expect(await screen.findByRole('group', { name: 'Persona 2' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Quitar/ })).not.toBeInTheDocument();
    expect(person(1).getByRole('textbox', { name: 'Nombre y apellidos' })).toHaveValue('Eva Ruiz');
    await user.click(person(2).getByRole('radio', { name: 'Familia' }));
    await user.type(person(2).getByRole('textbox', { name: 'Nombre y apellidos' }), 'Luis Gil');
    await user.type(person(2).getByRole('textbox', { name: 'Teléfono' }), '611223344');
    await user.click(getButton('Continuar'));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/lead/offer/reference-details')?.body['references']).toEqual([
        { type: 'friend', name: 'Eva Ruiz', phoneNumber: '+34612345678' },
        { type: 'family', name: 'Luis Gil', phoneNumber: '+34611223344' },
      ]),
    );
  });
});

describe('a list of rows', () => {
  const amount = '¿Cuánto te queda por pagar?';
  const owner = '¿A quién se lo debes?';
  const monthly = '¿Cuánto pagas al mes?';
  const row = (number: number) => within(screen.getByRole('group', { name: `Deuda ${number}` }));

  async function fillRow(user: Awaited<ReturnType<typeof openState>>['user'], number: number, to: string) {
    await user.type(row(number).getByRole('textbox', { name: owner }), to);
    await user.type(row(number).getByRole('textbox', { name: amount }), `${number}000`);
    await user.type(row(number).getByRole('textbox', { name: monthly }), '50');
  }

  it('submits the answers of all rows as a list', async () => {
    const { user, calls } = await openState('CUSTOMER_DEBTS', 'customer-debts');
    await screen.findByRole('heading', { level: 1, name: 'Tus deudas actuales' });
    await screen.findByRole('group', { name: 'Deuda 1' });
    await fillRow(user, 1, 'Banco Uno');
    await user.click(getButton('Añadir otra deuda'));
    await fillRow(user, 2, 'Tienda Dos');
    await user.click(getButton('Añadir otra deuda'));
    await fillRow(user, 3, 'Caja Tres');
    await user.click(getButton('Quitar: Deuda 2'));
    expect(row(2).getByRole('textbox', { name: owner })).toHaveValue('Caja Tres');
    await user.click(getButton('Continuar'));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/lead/offer/customer-debts')?.body['debts']).toEqual([
        { creditor: 'Banco Uno', amount: 1000, monthlyPayment: 50 },
        { creditor: 'Caja Tres', amount: 3000, monthlyPayment: 50 },
      ]),
    );
  });

  it('shows the errors of a row and focuses it', async () => {
    const { user } = await openState('CUSTOMER_DEBTS', 'customer-debts');
    await screen.findByRole('heading', { level: 1, name: 'Tus deudas actuales' });
    await screen.findByRole('group', { name: 'Deuda 1' });
    await fillRow(user, 1, 'Banco Uno');
    await user.click(getButton('Añadir otra deuda'));
    await user.click(getButton('Continuar'));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Deuda 2: Escribe a quién se lo debes.',
      'Deuda 2: Escribe cuánto te queda por pagar.',
      'Deuda 2: Escribe cuánto pagas al mes.',
    ]);
    await user.click(within(summary).getByRole('link', { name: /cuánto te queda/ }));
    expect(row(2).getByRole('textbox', { name: amount })).toHaveFocus();
  });

  it('shows a server error at its cell and can be submitted again', async () => {
    let refusals = 0;
    const { user, calls, store } = await openState('CUSTOMER_DEBTS', 'customer-debts', {
      network: (call) => {
        if (call.path !== '/lead/offer/customer-debts' || refusals > 0) return referenceNetwork(call);
        refusals += 1;
        return Promise.resolve(jsonResponse(422, { errors: { 'debts.1.debt_amount': 'range' } }));
      },
    });
    await screen.findByRole('group', { name: 'Deuda 1' });
    await fillRow(user, 1, 'Banco Uno');
    await user.click(getButton('Añadir otra deuda'));
    await fillRow(user, 2, 'Tienda Dos');
    await user.click(getButton('Continuar'));
    await screen.findByRole('alert');
    const rejectedCell = row(2).getByRole('textbox', { name: amount });
    expect(rejectedCell).toBeInvalid();
    expect(row(1).getByRole('textbox', { name: amount })).toBeValid();
    await user.clear(rejectedCell);
    await user.type(rejectedCell, '1500');
    await user.click(getButton('Continuar'));
    await waitFor(() => expect(store.getState().leadApplication.progressStates.at(-1)).not.toBe(31));
    expect(calls.findLast(({ path }) => path === '/lead/offer/customer-debts')?.body).toMatchObject({
      debts: [{ amount: 1000 }, { amount: 1500 }],
    });
  });

  it('restores its rows after a reload', async () => {
    const typed = { debts: [{ debt_creditor: 'Banco', debt_amount: '12', debt_monthly_payment: '' }] };
    const lead = createLead('dynamic', { contactDetails: { email: 'ana+customer-debts@example.com' } });
    await openApp({
      route: 'customer-debts',
      state: {
        ...stateAt('CUSTOMER_DEBTS', { application: { id: lead.id } }),
        dynamicPages: { ...initialDynamicPages, drafts: { 'states>customer-debts': typed } },
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Tus deudas actuales' });
    await screen.findByRole('group', { name: 'Deuda 1' });
    expect(row(1).getByRole('textbox', { name: owner })).toHaveValue('Banco');
  });
});
