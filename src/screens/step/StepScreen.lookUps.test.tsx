// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import { skipLookUpDelay } from '../../form/lookUps/lookUp.fixture';
import { praveloPage } from '../../testing/pages.fixture';
import { jsonResponse, type FakeNetwork } from '../../state/store.fixture';
import { initialDynamicPages } from '../../state/slices/dynamicPagesState';

beforeEach(resetBackend);
beforeEach(skipLookUpDelay);

/** The control of a question, of any kind and with any mark. */
const control = (label: string) => screen.getByLabelText(new RegExp(`^${label}(?: \\(|$)`));
const step = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const lookUps = (calls: Awaited<ReturnType<typeof openApp>>['calls']) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith('/postcode'));

async function openSpain(network: FakeNetwork = referenceNetwork) {
  const visit = await openApp({
    route: 'address-information',
    network,
    state: {
      ...stateAt('NONE', { application: { sessionId: 'session-1' }, progressStates: [0] }),
      dynamicPages: {
        ...initialDynamicPages,
        requested: ['postal_code', 'city', 'iban'],
        submitted: ['loan-details', 'initial-details'],
      },
    },
  });
  await step('Tu dirección');
  return visit;
}

async function openPoland() {
  const visit = await openApp({
    page: praveloPage,
    route: 'contact-details',
    state: {
      ...stateAt('NONE', { application: { sessionId: 'session-1' }, progressStates: [0] }),
      dynamicPages: { ...initialDynamicPages, submitted: ['loan-information', 'personal-details'] },
    },
  });
  await step('Twoje dane kontaktowe');
  return visit;
}

describe('the place of a postal code', () => {
  it('fills in the address in Spain with the country’s own names', async () => {
    const { user, calls } = await openSpain();
    await user.type(control('Código postal'), '48001');
    await waitFor(() => expect(control('Provincia')).toHaveDisplayValue('Bizkaia'));
    expect(control('Localidad')).toHaveValue('Bilbao');
    expect(control('Calle')).toHaveValue('Gran Vía Don Diego López de Haro');
    expect(lookUps(calls)).toEqual(['/postcode/lookup/48001']);
  });

  it('offers the streets of a postal code with several', async () => {
    const { user } = await openSpain();
    await user.type(control('Código postal'), '28013');
    await waitFor(() => expect(control('Localidad')).toHaveValue('Madrid'));
    expect(control('Calle')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Calle' })).toBe(control('Calle'));
  });

  it('fills in the address in Poland, without a province', async () => {
    const { user, calls } = await openPoland();
    await user.type(control('Kod pocztowy'), '00950');
    await waitFor(() => expect(control('Miejscowość')).toHaveValue('Warszawa'));
    expect(control('Ulica')).toHaveValue('Plac Powstańców Warszawy');
    expect(lookUps(calls)).toEqual(['/postcode/lookup/00-950']);
  });

  it('fills in nothing for a postal code with several towns', async () => {
    const { user } = await openPoland();
    await user.type(control('Kod pocztowy'), '34-500');
    await screen.findByRole('combobox', { name: 'Miejscowość' });
    expect(control('Miejscowość')).toHaveValue('');
  });

  it('submits the filled-in place with the step', async () => {
    const { user, store } = await openSpain();
    await user.type(control('Código postal'), '48001');
    await waitFor(() => expect(control('Localidad')).toHaveValue('Bilbao'));
    await user.type(control('Número'), '12 bis');
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() =>
      expect(store.getState().leadApplication.application.contactDetails).toMatchObject({
        postalCode: '48001',
        city: 'Bilbao',
        province: 'Bizkaia',
        street: 'Gran Vía Don Diego López de Haro',
        houseNumber: '12 bis',
      }),
    );
  });
});

describe('a postal code without lists', () => {
  it.each<readonly [string, FakeNetwork]>([
    ['are unknown', () => jsonResponse(404, {})],
    ['are empty', () => jsonResponse(200, { streets: [], cities: [], provinces: [] })],
    ['fail', () => jsonResponse(503, {})],
  ])('requests the single place if the lists %s', async (_how, lists) => {
    const { user, calls } = await openSpain((call) =>
      call.path.startsWith('/postcode/lookup') ? lists(call) : referenceNetwork(call),
    );
    await user.type(control('Código postal'), '48001');
    await waitFor(() => expect(control('Localidad')).toHaveValue('Bilbao'));
    expect(control('Provincia')).toHaveDisplayValue('Bizkaia');
    expect(control('Calle')).toHaveValue('');
    expect(lookUps(calls)).toEqual(['/postcode/lookup/48001', '/postcode/48001']);
  });
});

describe('a postal code without a place', () => {
  it.each<readonly [string, FakeNetwork]>([
    ['is unknown', referenceNetwork],
    ['cannot be loaded', () => 'no connection'],
    ['fails', () => jsonResponse(503, {})],
    ['has another shape', () => jsonResponse(200, ['Madrid'])],
  ])('accepts a typed address if the place %s', async (_name, network) => {
    const { user, calls } = await openSpain(network);
    await user.type(control('Código postal'), '28099');
    await user.tab();
    await waitFor(() => expect(lookUps(calls)).toEqual(['/postcode/lookup/28099', '/postcode/28099']));
    await user.type(control('Localidad'), 'Madrid');
    expect(control('Localidad')).toHaveValue('Madrid');
    expect(control('Provincia')).toHaveValue('');
    expect(control('Código postal')).toBeValid();
  });
});
