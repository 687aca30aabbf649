// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageIn } from '../../app/pages.fixture';
import { createLead } from '../../../tests/backend/leads';
import { freshBackend, ledTo, openApp, referenceNetwork } from '../../app/app.fixture';
import { answer, praveloPage, type Network } from '../../app/world.fixture';
import type { ProgressStateName } from '../../domain/journey/states/progressStates';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { initialDynamicPages } from '../../state/slices/dynamicPages';

beforeEach(freshBackend);

const press = (name: string) => screen.getByRole('button', { name });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

/** A lead that the reference back end has led to a state, and the screen that it shows. */
async function openState(
  name: ProgressStateName,
  route: string,
  options: { network?: Network; page?: typeof praveloPage; email?: string } = {},
) {
  const contactDetails = { email: options.email ?? `ana+${route}@example.com` };
  const lead = createLead('dynamic', { contactDetails });
  Object.assign(lead, { state: stateNumber(name), position: 0 });
  return openApp({
    route,
    network: options.network ?? referenceNetwork,
    ...(options.page === undefined ? {} : { page: options.page }),
    state: ledTo(name, { application: { id: lead.id, sessionId: 'session-1' } }),
  });
}

describe('a state that only asks', () => {
  it('shows what its row asks, follows the rules of all answers, and sends to its own call', async () => {
    const { user, calls, store } = await openState('MARITAL_DETAILS', 'marital-details');
    await screen.findByRole('heading', { level: 1, name: 'Tu hogar' });
    expect(screen.queryByRole('textbox', { name: /pareja/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Casado/a' }));
    await user.type(field(/personas dependen/), '2');
    await user.type(screen.getByRole('textbox', { name: /pareja/ }), '1200');
    await user.click(press('Continuar'));
    await waitFor(() => expect(store.getState().leadApplication.progressStates.at(-1)).not.toBe(23));
    expect(calls.find(({ path }) => path === '/lead/marital-details')).toMatchObject({
      method: 'POST',
      body: {
        otherDetails: { maritalStatus: 'married', numberOfDependants: 2 },
        incomeDetails: { spouseMonthlyIncome: 1200 },
      },
    });
  });

  it('tells what is missing before it sends anything', async () => {
    const { user, calls } = await openState('AIDE', 'aide', { page: praveloPage });
    await screen.findByRole('heading', { level: 1, name: 'Jeszcze kilka pytań' });
    await user.click(press('Dalej'));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(calls.filter(({ path }) => path === '/lead/aide')).toEqual([]);
  });

  it("puts the server's errors on their questions", async () => {
    const email = 'ana+marital-details+error-marital_status@example.com';
    const { user } = await openState('MARITAL_DETAILS', 'marital-details', { email });
    await screen.findByRole('heading', { level: 1, name: 'Tu hogar' });
    await user.click(screen.getByRole('radio', { name: 'Soltero/a' }));
    await user.type(field(/personas dependen/), '0');
    await user.click(press('Continuar'));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('No hemos podido aceptar esta respuesta');
    expect(field(/personas dependen/)).toHaveValue('0');
  });

  it('says when the server is in trouble and keeps what was typed', async () => {
    const { user } = await openState('MARITAL_DETAILS', 'marital-details', {
      network: (call) => (call.path === '/lead/marital-details' ? answer(503, {}) : referenceNetwork(call)),
    });
    await screen.findByRole('heading', { level: 1, name: 'Tu hogar' });
    await user.click(screen.getByRole('radio', { name: 'Soltero/a' }));
    await user.type(field(/personas dependen/), '0');
    await user.click(press('Continuar'));
    await screen.findByText('Todavía no se ha guardado.');
    expect(field(/personas dependen/)).toHaveValue('0');
  });
});

describe('the vehicle', () => {
  const openVehicle = (options: Parameters<typeof openState>[2] = {}) =>
    openState('VEHICLE', 'vehicle', { email: 'ana+vehicle.rejected@example.com', ...options });
  const list = (name: string) => screen.findByRole('combobox', { name });
  const optionsOf = async (name: string) =>
    within(await list(name))
      .queryAllByRole('option')
      .map(({ textContent }) => textContent);
  const withoutFile: Network = (call) =>
    call.path.startsWith('/data/') ? answer(404, {}) : referenceNetwork(call);
  const choose = async (user: Awaited<ReturnType<typeof openState>>['user'], name: string, value: string) => {
    await waitFor(async () => expect(await optionsOf(name)).toContain(value));
    await user.selectOptions(await list(name), value);
  };

  it('is chosen make, model, year, and sent with plate and debt whatever was said of it before', async () => {
    const { user, calls } = await openVehicle();
    await screen.findByRole('heading', { level: 1, name: 'Tu vehículo' });
    await choose(user, 'Marca', 'SEAT');
    await choose(user, 'Modelo', 'Ibiza');
    await choose(user, 'Año', '2018');
    expect(await optionsOf('Año')).not.toContain('2028');
    await user.type(field(/Matrícula/), '1234 bcd');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(press('Continuar'));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/lead/vehicle')?.body).toMatchObject({
        make: 'SEAT',
        model: 'Ibiza',
        year: 2018,
        otherDetails: { vehicleLicensePlateNumber: '1234 BCD', isVehicleFinanced: false },
      }),
    );
    // The file is asked for once.
    expect(calls.filter(({ path }) => path === '/data/vehicleModels.json')).toHaveLength(1);
  });

  it('of another make has another model and another year', async () => {
    const { user } = await openVehicle();
    await choose(user, 'Marca', 'SEAT');
    await choose(user, 'Modelo', 'Ibiza');
    await choose(user, 'Año', '2018');
    await user.selectOptions(await list('Marca'), 'Dacia');
    await waitFor(async () => expect(await optionsOf('Modelo')).toContain('Sandero'));
    expect(await list('Modelo')).toHaveValue('');
    expect(await list('Año')).toHaveValue('');
    expect(await optionsOf('Año')).not.toContain('2018');
    expect(await optionsOf('Modelo')).not.toContain('Ibiza');
  });

  it('that the list lacks is written by hand, and the focus goes there', async () => {
    const { user, calls } = await openVehicle();
    await choose(user, 'Marca', 'SEAT');
    const [first] = await screen.findAllByRole('button', { name: '¿No está en la lista? Escríbelo Marca' });
    await user.click(first ?? expect.unreachable());
    const make = screen.getByRole('combobox', { name: 'Marca' });
    expect(make.tagName).toBe('INPUT');
    expect(make).toHaveFocus();
    await user.clear(make);
    await user.type(make, 'Trabant');
    const model = await screen.findByRole('textbox', { name: /Modelo/ });
    await user.type(model, '601 S');
    await user.type(await screen.findByRole('textbox', { name: /Año/ }), '1988');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(press('Continuar'));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/lead/vehicle')?.body).toMatchObject({
        make: 'Trabant',
        model: '601 S',
        year: 1988,
      }),
    );
  });

  it('is written by hand where the file cannot be had, and a year has to be one', async () => {
    const { user, calls } = await openVehicle({ network: withoutFile });
    await user.type(await screen.findByRole('textbox', { name: /Marca/ }), 'SEAT');
    await user.type(await screen.findByRole('textbox', { name: /Modelo/ }), 'Ibiza');
    await user.type(await screen.findByRole('textbox', { name: /Año/ }), '18');
    await user.click(screen.getByRole('radio', { name: 'Sí' }));
    await user.click(press('Continuar'));
    expect(await screen.findByRole('alert')).toHaveTextContent('cuatro cifras');
    expect(calls.filter(({ path }) => path === '/lead/vehicle')).toEqual([]);
  });
});

describe('the account', () => {
  const sentTo = (calls: Awaited<ReturnType<typeof openState>>['calls']) =>
    calls.find(({ path }) => path === '/lead/account')?.body;

  it('is one number where the number tells its bank', async () => {
    const { user, calls } = await openState('WENANCE_ACCOUNT', 'wenance-account');
    await screen.findByRole('heading', { level: 1, name: 'IBAN de tu cuenta' });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.type(field(/IBAN/), 'ES91 2100 0418 4502 0005 1332');
    await user.click(press('Continuar'));
    await waitFor(() =>
      expect(sentTo(calls)).toMatchObject({ incomeDetails: { iban: 'ES9121000418450200051332' } }),
    );
  });

  it('is bank, kind and number where it does not', async () => {
    const { user, calls } = await openState('WENANCE_ACCOUNT', 'wenance-account', { page: pageIn('CO') });
    await screen.findByRole('heading', { level: 1, name: 'Tu cuenta' });
    await user.selectOptions(screen.getByRole('combobox', { name: /Banco/ }), 'Bancolombia');
    await user.click(screen.getByRole('radio', { name: 'Ahorros' }));
    await user.type(field(/Número de cuenta/), '123-456789-01');
    await user.click(press('Continuar'));
    await waitFor(() =>
      expect(sentTo(calls)).toMatchObject({
        bank: 'Bancolombia',
        accountKind: 'savings',
        incomeDetails: { iban: '12345678901' },
      }),
    );
  });

  it('may be kept by a bank that the list lacks', async () => {
    const { user, calls } = await openState('WENANCE_ACCOUNT', 'wenance-account', { page: pageIn('VN') });
    await user.click(await screen.findByRole('button', { name: /Không có trong danh sách/ }));
    await user.type(field(/Ngân hàng/), 'Ngân hàng Mới');
    await user.type(field(/Số tài khoản/), '0071001234567');
    await user.click(press('Tiếp tục'));
    await waitFor(() =>
      expect(sentTo(calls)).toMatchObject({
        bank: 'Ngân hàng Mới',
        incomeDetails: { iban: '0071001234567' },
      }),
    );
  });
});

describe('a list that grows', () => {
  const amount = '¿Cuánto te queda por pagar?';
  const owner = '¿A quién se lo debes?';
  const monthly = '¿Cuánto pagas al mes?';
  const row = (number: number) => within(screen.getByRole('group', { name: `Deuda ${number}` }));

  async function fillRow(user: Awaited<ReturnType<typeof openState>>['user'], number: number, to: string) {
    await user.type(row(number).getByRole('textbox', { name: owner }), to);
    await user.type(row(number).getByRole('textbox', { name: amount }), `${number}000`);
    await user.type(row(number).getByRole('textbox', { name: monthly }), '50');
  }

  it('is answered row by row and sent as a list', async () => {
    const { user, calls } = await openState('CUSTOMER_DEBTS', 'customer-debts');
    await screen.findByRole('heading', { level: 1, name: '¿Cuánto debes en otros sitios?' });
    await screen.findByRole('group', { name: 'Deuda 1' });
    await fillRow(user, 1, 'Banco Uno');
    await user.click(press('Añadir otra deuda'));
    await fillRow(user, 2, 'Tienda Dos');
    await user.click(press('Añadir otra deuda'));
    await fillRow(user, 3, 'Caja Tres');
    await user.click(press('Quitar: Deuda 2'));
    expect(row(2).getByRole('textbox', { name: owner })).toHaveValue('Caja Tres');
    await user.click(press('Continuar'));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/lead/offer/customer-debts')?.body['debts']).toEqual([
        { creditor: 'Banco Uno', amount: 1000, monthlyPayment: 50 },
        { creditor: 'Caja Tres', amount: 3000, monthlyPayment: 50 },
      ]),
    );
  });

  it('tells what is wrong in which row, and leads there', async () => {
    const { user } = await openState('CUSTOMER_DEBTS', 'customer-debts');
    await screen.findByRole('heading', { level: 1, name: '¿Cuánto debes en otros sitios?' });
    await screen.findByRole('group', { name: 'Deuda 1' });
    await fillRow(user, 1, 'Banco Uno');
    await user.click(press('Añadir otra deuda'));
    await user.click(press('Continuar'));
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

  it('keeps its rows over a reload', async () => {
    const typed = { debts: [{ debt_creditor: 'Banco', debt_amount: '12', debt_monthly_payment: '' }] };
    const lead = createLead('dynamic', { contactDetails: { email: 'ana+customer-debts@example.com' } });
    await openApp({
      route: 'customer-debts',
      state: {
        ...ledTo('CUSTOMER_DEBTS', { application: { id: lead.id } }),
        dynamicPages: { ...initialDynamicPages, drafts: { 'states>customer-debts': typed } },
      },
    });
    await screen.findByRole('heading', { level: 1, name: '¿Cuánto debes en otros sitios?' });
    await screen.findByRole('group', { name: 'Deuda 1' });
    expect(row(1).getByRole('textbox', { name: owner })).toHaveValue('Banco');
  });
});
