// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshBackend, ledTo, openApp, referenceNetwork } from '../../app/app.fixture';
import { praveloPage } from '../../app/pages.fixture';
import { answer, type Network } from '../../app/world.fixture';
import { initialDynamicPages } from '../../state/slices/dynamicPages';

beforeEach(freshBackend);

/** The control of a question, whatever it is and however it is marked. */
const control = (label: string) => screen.getByLabelText(new RegExp(`^${label}(?: \\(|$)`));
const step = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const lookUps = (calls: Awaited<ReturnType<typeof openApp>>['calls']) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith('/postcode'));

async function openSpain(network: Network = referenceNetwork) {
  const visit = await openApp({
    route: 'address-information',
    network,
    state: {
      ...ledTo('NONE', { application: { sessionId: 'session-1' }, progressStates: [0] }),
      dynamicPages: {
        ...initialDynamicPages,
        requested: ['postal_code', 'city', 'iban'],
        submitted: ['loan-details', 'initial-details'],
      },
    },
  });
  await step('¿Dónde vives?');
  return visit;
}

async function openPoland() {
  const visit = await openApp({
    page: praveloPage,
    route: 'contact-details',
    state: {
      ...ledTo('NONE', { application: { sessionId: 'session-1' }, progressStates: [0] }),
      dynamicPages: { ...initialDynamicPages, submitted: ['loan-information', 'personal-details'] },
    },
  });
  await step('Jak możemy się z Tobą skontaktować?');
  return visit;
}

describe('the place of a postal code', () => {
  it('fills the address in Spain, in the country’s own names', async () => {
    const { user, calls } = await openSpain();
    await user.type(control('Código postal'), '48001');
    await waitFor(() => expect(control('Provincia')).toHaveDisplayValue('Bizkaia'));
    expect(control('Localidad')).toHaveValue('Bilbao');
    expect(control('Calle')).toHaveValue('Gran Vía Don Diego López de Haro');
    expect(lookUps(calls)).toEqual(['/postcode/lookup/48001']);
  });

  it('offers the streets of a code that has several', async () => {
    const { user } = await openSpain();
    await user.type(control('Código postal'), '28013');
    await waitFor(() => expect(control('Localidad')).toHaveValue('Madrid'));
    expect(control('Calle')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Calle' })).toBe(control('Calle'));
  });

  it('fills the address in Poland, where no province is asked for', async () => {
    const { user, calls } = await openPoland();
    await user.type(control('Kod pocztowy'), '00950');
    await waitFor(() => expect(control('Miejscowość')).toHaveValue('Warszawa'));
    expect(control('Ulica')).toHaveValue('Plac Powstańców Warszawy');
    expect(lookUps(calls)).toEqual(['/postcode/lookup/00-950']);
  });

  it('fills nothing where a code has several towns', async () => {
    const { user } = await openPoland();
    await user.type(control('Kod pocztowy'), '34-500');
    await screen.findByRole('combobox', { name: 'Miejscowość' });
    expect(control('Miejscowość')).toHaveValue('');
  });

  it('goes into the lead with the rest of the step', async () => {
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

describe('a postal code whose lists are not to be had', () => {
  it.each<readonly [string, Network]>([
    ['are not known', () => answer(404, {})],
    ['are empty', () => answer(200, { streets: [], cities: [], provinces: [] })],
    ['fail', () => answer(503, {})],
  ])('is asked for its one place where they %s', async (_how, lists) => {
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

describe('a postal code whose place is not to be had', () => {
  it.each<readonly [string, Network]>([
    ['is not known', referenceNetwork],
    ['cannot be asked for', () => 'no connection'],
    ['is answered with trouble', () => answer(503, {})],
    ['is answered with something else', () => answer(200, ['Madrid'])],
  ])('%s: the applicant fills in the address', async (_name, network) => {
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
