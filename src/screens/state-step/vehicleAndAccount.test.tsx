// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetBackend, referenceNetwork } from '../../app/app.fixture';
import { pageForCountry } from '../../testing/pages.fixture';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';
import { getTextbox, openState, getButton } from './state.fixture';

beforeEach(resetBackend);

describe('the vehicle', () => {
  const openVehicle = (options: Parameters<typeof openState>[2] = {}) =>
    openState('VEHICLE', 'vehicle', { email: 'ana+vehicle.rejected@example.com', ...options });
  const list = (name: string) => screen.findByRole('combobox', { name });
  type User = Awaited<ReturnType<typeof openState>>['user'];
  /** The options of a select, or of a combobox, which is opened first. */
  const optionsOf = async (user: User, name: string) => {
    const control = await list(name);
    if (control.tagName === 'INPUT') await user.click(control);
    const around = control.tagName === 'INPUT' ? screen : within(control);
    const options = around.queryAllByRole('option').map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return options;
  };
  const withoutFile: FakeNetwork = (call) =>
    call.path.startsWith('/data/') ? jsonResponse(404, {}) : referenceNetwork(call);
  const choose = async (user: User, name: string, value: string) => {
    await waitFor(async () => expect(await optionsOf(user, name)).toContain(value));
    const control = await list(name);
    if (control.tagName === 'SELECT') return user.selectOptions(control, value);
    await user.clear(control);
    await user.type(control, value);
    await user.tab();
  };

  it('selects make, model and year and submits them with plate and debt', async () => {
    const { user, calls } = await openVehicle();
    await screen.findByRole('heading', { level: 1, name: 'Tu vehículo' });
    await choose(user, 'Marca', 'SEAT');
    await choose(user, 'Modelo', 'Ibiza');
    await choose(user, 'Año', '2018');
    expect(await optionsOf(user, 'Año')).not.toContain('2028');
    await user.type(getTextbox(/Matrícula/), '1234 bcd');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(getButton('Continuar'));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/lead/vehicle')?.body).toMatchObject({
        make: 'SEAT',
        model: 'Ibiza',
        year: 2018,
        otherDetails: { vehicleLicensePlateNumber: '1234 BCD', isVehicleFinanced: false },
      }),
    );
    // The file is requested once.
    expect(calls.filter(({ path }) => path === '/data/vehicleModels.json')).toHaveLength(1);
  });

  it('clears model and year when the make changes', async () => {
    const { user } = await openVehicle();
    await choose(user, 'Marca', 'SEAT');
    await choose(user, 'Modelo', 'Ibiza');
    await choose(user, 'Año', '2018');
    await choose(user, 'Marca', 'Dacia');
    await waitFor(async () => expect(await optionsOf(user, 'Modelo')).toContain('Sandero'));
    await waitFor(async () => expect(await list('Modelo')).toHaveValue(''));
    await waitFor(async () => expect(await list('Año')).toHaveValue(''));
    expect(await optionsOf(user, 'Año')).not.toContain('2018');
    expect(await optionsOf(user, 'Modelo')).not.toContain('Ibiza');
  });

  it('accepts a typed vehicle if the list lacks it, and focuses the text field', async () => {
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
    await user.click(getButton('Continuar'));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/lead/vehicle')?.body).toMatchObject({
        make: 'Trabant',
        model: '601 S',
        year: 1988,
      }),
    );
  });

  it('accepts a typed vehicle if the list fails to load, and validates the year', async () => {
    const { user, calls } = await openVehicle({ network: withoutFile });
    await user.type(await screen.findByRole('textbox', { name: /Marca/ }), 'SEAT');
    await user.type(await screen.findByRole('textbox', { name: /Modelo/ }), 'Ibiza');
    await user.type(await screen.findByRole('textbox', { name: /Año/ }), '18');
    await user.click(screen.getByRole('radio', { name: 'Sí' }));
    await user.click(getButton('Continuar'));
    expect(await screen.findByRole('alert')).toHaveTextContent('cuatro cifras');
    expect(calls.filter(({ path }) => path === '/lead/vehicle')).toEqual([]);
  });
});

describe('the account', () => {
  const getSentBody = (calls: Awaited<ReturnType<typeof openState>>['calls']) =>
    calls.find(({ path }) => path === '/lead/account')?.body;

  it('asks for one number if the number names its bank', async () => {
    const { user, calls } = await openState('WENANCE_ACCOUNT', 'wenance-account');
    await screen.findByRole('heading', { level: 1, name: 'IBAN de tu cuenta' });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.type(getTextbox(/IBAN/), 'ES91 2100 0418 4502 0005 1332');
    await user.click(getButton('Continuar'));
    await waitFor(() =>
      expect(getSentBody(calls)).toMatchObject({ incomeDetails: { iban: 'ES9121000418450200051332' } }),
    );
  });

  it('asks for bank, type and number otherwise', async () => {
    const { user, calls } = await openState('WENANCE_ACCOUNT', 'wenance-account', {
      page: pageForCountry('CO'),
    });
    await screen.findByRole('heading', { level: 1, name: 'Tu cuenta bancaria' });
    await user.type(screen.getByRole('combobox', { name: /Banco/ }), 'Bancolombia');
    await user.click(screen.getByRole('radio', { name: 'Ahorros' }));
    await user.type(getTextbox(/Número de cuenta/), '123-456789-01');
    await user.click(getButton('Continuar'));
    await waitFor(() =>
      expect(getSentBody(calls)).toMatchObject({
        bank: 'Bancolombia',
        accountKind: 'savings',
        incomeDetails: { iban: '12345678901' },
      }),
    );
  });

  it('takes back the error of a number when another bank is chosen', async () => {
    const { user } = await openState('WENANCE_ACCOUNT', 'wenance-account', { page: pageForCountry('CO') });
    await user.type(await screen.findByRole('combobox', { name: /Banco/ }), 'Nequi');
    const number = getTextbox(/Número de cuenta/);
    await user.type(number, '123-456789-01');
    await user.tab();
    await waitFor(() => expect(number).toBeInvalid());
    const bank = screen.getByRole('combobox', { name: /Banco/ });
    await user.clear(bank);
    await user.type(bank, 'Bancolombia');
    await waitFor(() => expect(number).toBeValid());
  });

  it('accepts a bank that the list lacks', async () => {
    const { user, calls } = await openState('WENANCE_ACCOUNT', 'wenance-account', {
      page: pageForCountry('VN'),
    });
    await user.click(await screen.findByRole('button', { name: /Không có trong danh sách/ }));
    await user.type(getTextbox(/Ngân hàng/), 'Ngân hàng Mới');
    await user.type(getTextbox(/Số tài khoản/), '0071001234567');
    await user.click(getButton('Tiếp tục'));
    await waitFor(() =>
      expect(getSentBody(calls)).toMatchObject({
        bank: 'Ngân hàng Mới',
        incomeDetails: { iban: '0071001234567' },
      }),
    );
  });
});
