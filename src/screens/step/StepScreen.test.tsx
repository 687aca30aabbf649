// @vitest-environment happy-dom
import { getStored, ondaraPage } from '../../state/store.fixture';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { store as backend } from '../../../tests/backend/store';
import { resetBackend, stateAt, openApp } from '../../app/app.fixture';
import type { Lead } from '../../domain/lead/lead';
import type { RootState } from '../../state/root';
import { tabFollowed } from '../../state/events';
import { requestStatusChanged } from '../../state/slices/asyncFormData';
import { initialDynamicPages, type DynamicPagesState } from '../../state/slices/dynamicPagesState';
import { emulateBrowserDialogs } from '../../ui/dialog.fixture';

beforeEach(resetBackend);
beforeEach(emulateBrowserDialogs);

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const step = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const lines = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** An application at the bank account. The e-mail selects what the reference back end rejects. */
function stateAtLastStep(email: string, pages: Partial<DynamicPagesState> = {}): Partial<RootState> {
  const application: Lead = {
    sessionId: 'session-1',
    amount: 3000,
    period: 12,
    financingOption: 'personal_loan',
    generalPolicies: true,
    contactDetails: { email, phoneNumber: '+34612345678', marketingConsents: false },
    personalDetails: { firstName: 'Ana', lastName: 'Peña', gender: 'female', dateOfBirth: '1985-11-05' },
    otherDetails: { loanPurpose: 'travel' },
  };
  const { id } = createLead('dynamic', { contactDetails: application.contactDetails });
  return {
    ...stateAt('NONE', { application: { ...application, id }, progressStates: [0] }),
    dynamicPages: {
      ...initialDynamicPages,
      requested: ['first_name', 'iban'],
      submitted: ['loan-details', 'initial-details', 'personal-details'],
      ...pages,
    },
  };
}

const rejectingEmail =
  'ana+few-first_name.iban+error-first_name.error-iban.error-shoe_size.error-hat_size@example.com';
const notAccepted = 'No hemos podido aceptar esta respuesta.';
const rejectedName = `Nombre: ${notAccepted} Escríbelo con letras, tal como aparece en tu documento.`;
const rejectedIban = `IBAN de tu cuenta: ${notAccepted} Escribe el IBAN de una cuenta de la zona SEPA (zona única de pagos en euros). El préstamo no se puede ingresar en otros países.`;

/** Leaves the last step, and sends the application from the review. */
async function sendFromLastStep({ user }: Pick<Awaited<ReturnType<typeof openApp>>, 'user'>) {
  await user.click(press('Continuar'));
  await step('Repasa tus respuestas');
  await user.click(press('Enviar solicitud'));
}

async function submitRejected() {
  const visit = await openApp({ route: 'bank-account', state: stateAtLastStep(rejectingEmail) });
  await step('IBAN de tu cuenta');
  await visit.user.type(field('IBAN de tu cuenta'), 'ES9121000418450200051332');
  await sendFromLastStep(visit);
  await step('Tus datos personales');
  await waitFor(() => expect(screen.getByRole('alert').parentElement).toHaveFocus());
  return visit;
}

it('announces when the answers were saved in a place that outlives the steps', async () => {
  const { store, user } = await openApp({ route: 'bank-account', state: stateAtLastStep('a@example.com') });
  await step('IBAN de tu cuenta');
  const places = screen.getAllByRole('status');
  const status = { kind: 'saved', at: Date.parse('2026-11-20T12:00:00Z') } as const;
  act(() => void store.dispatch(requestStatusChanged({ key: 'lead', status })));
  const hasSaid = () =>
    places.some(({ isConnected, textContent }) => isConnected && textContent.startsWith('Guardado: '));
  expect(hasSaid()).toBe(true);
  await user.click(press('Volver'));
  await step('Tus datos personales');
  act(() => void store.dispatch(requestStatusChanged({ key: 'lead', status })));
  expect(hasSaid()).toBe(true);
});

it('asks and sends what the server requests, although it does not request the question of its rule', async () => {
  const state = stateAtLastStep('ana+few-rent_amount@example.com', {
    requested: ['rent_amount'],
    submitted: ['loan-details', 'initial-details'],
  });
  const visit = await openApp({ route: 'rent-amount', state });
  await step('Alquiler mensual');
  await visit.user.type(field('Alquiler mensual'), '700');
  await sendFromLastStep(visit);
  await waitFor(() => expect(visit.store.getState().leadApplication.progressStates).toContain(6));
});

describe('server errors on several steps', () => {
  it('opens the first step with an error, with all errors in a summary that has the focus', async () => {
    await submitRejected();
    expect(lines()).toEqual([
      rejectedName,
      rejectedIban,
      'No hemos podido aceptar tu solicitud tal como está. Revisa tus respuestas y envíala de nuevo.',
    ]);
    expect(field('Nombre')).toBeInvalid();
    expect(field('Nombre')).toHaveValue('Ana');
    await waitFor(() => expect(document.title).toBe('Error: Tus datos personales | Ondara'));
  });

  it('opens a step on request too, and shows its error there', async () => {
    const steps = ondaraPage.steps.map((one) =>
      one.path === 'loan-details' ? { ...one, isOnRequest: true as const } : one,
    );
    const email = 'ana+few-first_name.iban+error-loan_amount@example.com';
    const visit = await openApp({
      page: { ...ondaraPage, steps },
      route: 'bank-account',
      state: stateAtLastStep(email),
    });
    await step('IBAN de tu cuenta');
    await visit.user.type(field('IBAN de tu cuenta'), 'ES9121000418450200051332');
    await sendFromLastStep(visit);
    await waitFor(() => expect(document.querySelector('[name=loan_amount]')).toBeInvalid());
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    expect(lines()).toEqual([expect.stringMatching(/^Importe del préstamo/)]);
  });

  it('leads back from a step on request to the review, once nothing else is asked', async () => {
    const steps = ondaraPage.steps.map((one) =>
      one.path === 'loan-details' ? { ...one, isOnRequest: true as const } : one,
    );
    const state = stateAtLastStep('ana@example.com', {
      submitted: ['initial-details', 'personal-details', 'bank-account'],
    });
    const visit = await openApp({ page: { ...ondaraPage, steps }, route: 'loan-details', state });
    await visit.user.click(press('Volver'));
    await step('Repasa tus respuestas');
  });

  it('names no error in the title once each of the step is corrected', async () => {
    const { user } = await openApp({ route: 'loan-details' });
    await user.click(press('Solicitar'));
    await waitFor(() => expect(document.title).toMatch(/^Error: /));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Finalidad' }), 'Coche');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Financiación' }), 'Préstamo personal');
    await waitFor(() => expect(document.title).not.toMatch(/^Error: /));
    expect(screen.getByRole('combobox', { name: 'Financiación' })).toHaveFocus();
  });

  it('links to each field with its rejected value, on this step and on the other', async () => {
    const { user } = await submitRejected();
    await user.click(screen.getByRole('link', { name: /^Nombre/ }));
    expect(field('Nombre')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: /^IBAN/ }));
    await step('IBAN de tu cuenta');
    await screen.findByRole('alert');
    await waitFor(() => expect(field('IBAN de tu cuenta')).toHaveFocus());
    expect(field('IBAN de tu cuenta')).toHaveValue('ES91 2100 0418 4502 0005 1332');
    expect(field('IBAN de tu cuenta')).toBeInvalid();
  });

  it('does not show errors of later steps on an earlier step', async () => {
    const { user } = await submitRejected();
    await user.click(press('Volver'));
    const title = await step('Tus datos de contacto');
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.title).toBe('Tus datos de contacto | Ondara');
  });

  it('leads from step to step until all errors are corrected, and then submits', async () => {
    const { user, store } = await submitRejected();
    await user.type(field('Nombre'), ' María');
    await user.click(press('Continuar'));
    await step('IBAN de tu cuenta');
    await waitFor(() => expect(lines()).toContain(rejectedIban));
    await user.clear(field('IBAN de tu cuenta'));
    await user.type(field('IBAN de tu cuenta'), 'ES6000491500051234567892');
    await sendFromLastStep({ user });
    await waitFor(() => expect(backend.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(backend.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      personalDetails: { firstName: 'Ana María' },
      incomeDetails: { iban: 'ES6000491500051234567892' },
    });
    await waitFor(() => expect(store.getState().leadApplication.fieldErrors).toEqual([]));
  });
});

describe('the last step', () => {
  it('restores the input of the last step after a reload', async () => {
    const drafts = { 'bank-account': { iban: 'ES91 21' } };
    await openApp({ route: 'bank-account', state: stateAtLastStep('ana@example.com', { drafts }) });
    await step('IBAN de tu cuenta');
    expect(field('IBAN de tu cuenta')).toHaveValue('ES91 21');
  });
});

describe('a modal step', () => {
  it('labels the dialog with its question, accepts an answer, and goes back with Escape', async () => {
    const state = stateAtLastStep('ana@example.com', {
      requested: ['negative_credit_history', 'overdue_debt_amount', 'iban'],
      submitted: ['loan-details', 'initial-details'],
    });
    const { user } = await openApp({ route: 'credit-history', state });
    await step('¿Apareces en un fichero de morosos?');
    await user.click(screen.getByRole('radio', { name: 'Sí' }));
    await user.click(press('Continuar'));
    const dialog = await screen.findByRole('dialog', { name: '¿Cuánto tienes impagado?' });
    const title = within(dialog).getByRole('heading', { level: 1, name: '¿Cuánto tienes impagado?' });
    await waitFor(() => expect(title).toHaveFocus());
    await user.type(within(dialog).getByRole('textbox'), '450');
    await user.keyboard('{Escape}');
    await step('¿Apareces en un fichero de morosos?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(press('Continuar'));
    expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('450');
  });
});

it('reports added steps on the next step only, and never moves the progress bar back', async () => {
  const state = stateAtLastStep('ana@example.com', {
    requested: ['housing_tenure', 'housing_tenure_since_date', 'mortgage_amount', 'iban'],
    submitted: ['loan-details', 'initial-details'],
  });
  const { user } = await openApp({ route: 'housing-information', state });
  const filled = () => Number(screen.getByRole('progressbar').getAttribute('value'));
  await step('Tu vivienda');
  const before = filled();
  await user.click(screen.getByRole('radio', { name: /con hipoteca/ }));
  await user.type(screen.getByRole('textbox', { name: 'Mes' }), '5');
  await user.type(screen.getByRole('textbox', { name: 'Año' }), '2015');
  await user.click(press('Continuar'));
  await step('Tu hipoteca');
  expect(
    screen.getByText('Por tu respuesta hay 1 paso más: Hipoteca.', { selector: '[role="status"]' }),
  ).toBeInTheDocument();
  expect(filled()).toBeGreaterThan(before);
  await user.click(press('Volver'));
  await step('Tu vivienda');
  expect(screen.queryByText(/Por tu respuesta/)).not.toBeInTheDocument();
  expect(filled()).toBe(before);
});

it('keeps the progress bar monotonic when the server requests more data points', async () => {
  const state = stateAtLastStep('ana@example.com', {
    requested: ['housing_tenure', 'housing_tenure_since_date', 'iban'],
    submitted: ['loan-details', 'initial-details'],
  });
  const { user, store } = await openApp({ route: 'housing-information', state });
  const filled = () => Number(screen.getByRole('progressbar').getAttribute('value'));
  await step('Tu vivienda');
  const before = filled();
  const { leadApplication, dynamicPages } = store.getState();
  const more = ['marital_status', 'education', 'monthly_expenses', 'negative_credit_history'];
  await act(async () => {
    store.dispatch(
      tabFollowed({
        ...getStored(store.getState()),
        server: { ...leadApplication, requested: [...(dynamicPages.requested ?? []), ...more] },
      }),
    );
  });
  expect(filled()).toBe(before);
  await user.click(screen.getByRole('radio', { name: /De alquiler/ }));
  await user.type(screen.getByRole('textbox', { name: 'Mes' }), '5');
  await user.type(screen.getByRole('textbox', { name: 'Año' }), '2015');
  await user.click(press('Continuar'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tu vivienda' })).not.toBeInTheDocument());
  const next = filled();
  expect(next).toBeGreaterThanOrEqual(before);
  await user.click(press('Volver'));
  await step('Tu vivienda');
  expect(filled()).toBeLessThanOrEqual(next);
});

it('uses the label as the heading in a step with one question', async () => {
  await openApp({ route: 'bank-account', state: stateAtLastStep('ana@example.com') });
  await step('IBAN de tu cuenta');
  expect(field('IBAN de tu cuenta')).toBeInTheDocument();
  const seen = screen
    .getAllByText('IBAN de tu cuenta')
    .filter((part) => part.closest('.visually-hidden') === null);
  expect(seen).toEqual([screen.getByRole('heading', { level: 1 })]);
});

describe('the captcha notice', () => {
  it('names the captcha’s provider on the step that creates the lead, and on no other', async () => {
    const note = /reCAPTCHA/;
    const { user } = await openApp({ route: 'loan-details', isCaptchaEnabled: true });
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    await user.selectOptions(await screen.findByLabelText('Finalidad'), 'Coche');
    await user.selectOptions(screen.getByLabelText('Financiación'), 'Préstamo personal');
    await user.click(press('Solicitar'));
    await step('Tus datos de contacto');
    expect(screen.getByText(note)).toBeInTheDocument();
  });
});
