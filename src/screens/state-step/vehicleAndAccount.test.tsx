// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBackend, referenceNetwork } from '../../app/app.fixture';
import { pageIn } from '../../app/pages.fixture';
import { answer, type Network } from '../../app/world.fixture';
import { field, openState, press } from './state.fixture';

beforeEach(freshBackend);

describe('the vehicle', () => {
  const openVehicle = (options: Parameters<typeof openState>[2] = {}) =>
    openState('VEHICLE', 'vehicle', { email: 'ana+vehicle.rejected@example.com', ...options });
  const list = (name: string) => screen.findByRole('combobox', { name });
  type User = Awaited<ReturnType<typeof openState>>['user'];
  /** Those of the browser's list, or of one that is searched, which opens for it. */
  const optionsOf = async (user: User, name: string) => {
    const control = await list(name);
    if (control.tagName === 'INPUT') await user.click(control);
    const around = control.tagName === 'INPUT' ? screen : within(control);
    const options = around.queryAllByRole('option').map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return options;
  };
  const withoutFile: Network = (call) =>
    call.path.startsWith('/data/') ? answer(404, {}) : referenceNetwork(call);
  const choose = async (user: User, name: string, value: string) => {
    await waitFor(async () => expect(await optionsOf(user, name)).toContain(value));
    const control = await list(name);
    if (control.tagName === 'SELECT') return user.selectOptions(control, value);
    await user.clear(control);
    await user.type(control, value);
    await user.tab();
  };

  it('is chosen make, model, year, and sent with plate and debt whatever was said of it before', async () => {
    const { user, calls } = await openVehicle();
    await screen.findByRole('heading', { level: 1, name: 'Tu vehículo' });
    await choose(user, 'Marca', 'SEAT');
    await choose(user, 'Modelo', 'Ibiza');
    await choose(user, 'Año', '2018');
    expect(await optionsOf(user, 'Año')).not.toContain('2028');
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
    await choose(user, 'Marca', 'Dacia');
    await waitFor(async () => expect(await optionsOf(user, 'Modelo')).toContain('Sandero'));
    expect(await list('Modelo')).toHaveValue('');
    expect(await list('Año')).toHaveValue('');
    expect(await optionsOf(user, 'Año')).not.toContain('2018');
    expect(await optionsOf(user, 'Modelo')).not.toContain('Ibiza');
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
    await screen.findByRole('heading', { level: 1, name: 'Tu cuenta bancaria' });
    await user.type(screen.getByRole('combobox', { name: /Banco/ }), 'Bancolombia');
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
