// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Lead } from '../domain/lead/lead';
import { initialDynamicPages, type DynamicPagesState } from '../state/slices/dynamicPagesState';
import { stateNumber } from '../domain/journey/states/progressStates';
import { applicationOpened, applicationReplaced, tabFollowed } from '../state/events';
import { progressStatePushed } from '../state/slices/lead';
import { initialLeadState } from '../state/slices/leadState';
import {
  endInOtherTab,
  getStored,
  jsonResponse,
  receiveFromOtherTab,
  storeInOtherTab,
} from '../state/store.fixture';
import { readApplication } from '../state/stored/applications';
import { catchUp } from '../state/tabs/tabs';
import { resetBackend, stateAt, openApp } from './app.fixture';

beforeEach(resetBackend);

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const step = (title: string) => screen.findByRole('heading', { level: 1, name: title });

const begun: Lead = {
  id: 'lead-1',
  sessionId: 'session-1',
  sessionStartedAt: '2026-11-20T12:00:00.000Z',
  amount: 3000,
  period: 12,
  financingOption: 'personal_loan',
  generalPolicies: true,
  contactDetails: { email: 'ana@example.com', phoneNumber: '+34612345678' },
  personalDetails: { firstName: 'Ana', lastName: 'Peña', gender: 'female', dateOfBirth: '1985-11-05' },
  otherDetails: { loanPurpose: 'travel' },
};
const names = begun.personalDetails;
const at = Date.parse('2026-11-20T12:00:00Z');

/** Opens a tab on the step that asks for the names. */
async function openAtNames(pages: Partial<DynamicPagesState> = {}) {
  const visit = await openApp({
    route: 'personal-details',
    state: {
      ...stateAt('NONE', { application: begun, progressStates: [0], lastOperationTimestamp: at }),
      dynamicPages: {
        ...initialDynamicPages,
        requested: ['first_name', 'iban'],
        submitted: ['loan-details', 'initial-details', 'personal-details'],
        ...pages,
      },
    },
  });
  await step('Tus datos personales');
  const { store } = visit;
  return {
    ...visit,
    namesNow: () => store.getState().leadApplication.application.personalDetails,
    /** Another tab changes the names. */
    changedElsewhere: (changed: NonNullable<Lead['personalDetails']>) =>
      act(() => receiveFromOtherTab(visit, { personalDetails: { ...names, ...changed } })),
  };
}

describe('changes of another tab while a step is open', () => {
  it('neither replace what was entered here at that moment nor keep it out of the storage', async () => {
    const tab = await openAtNames();
    tab.flushStartState(null, {});
    const { application } = tab.store.getState().leadApplication;
    fireEvent.input(field('Nombre'), { target: { value: 'Eva' } });
    storeInOtherTab(tab, { input: { application: { ...application, amount: 3500 } } });
    act(() => void tab.store.dispatch(catchUp()));
    expect(field('Nombre')).toHaveValue('Eva');
    const stored = readApplication(tab.dependencies.shared, 'application-1')?.input;
    expect(stored?.application.amount).toBe(3500);
    expect(stored?.drafts).toMatchObject({ 'personal-details': { first_name: 'Eva' } });
  });

  it('shows the change in untouched controls', async () => {
    const tab = await openAtNames();
    tab.changedElsewhere({ firstName: 'Eva' });
    await waitFor(() => expect(field('Nombre')).toHaveValue('Eva'));
    expect(field('Primer apellido')).toHaveValue('Peña');
  });

  it('keeps the text that the applicant is typing', async () => {
    const tab = await openAtNames();
    await tab.user.type(field('Nombre'), ' María');
    tab.changedElsewhere({ firstName: 'Eva', lastName: 'Mar' });
    await waitFor(() => expect(field('Primer apellido')).toHaveValue('Mar'));
    expect(field('Nombre')).toHaveValue('Ana María');
    tab.environment.now += 5_000;
    await tab.user.click(press('Continuar'));
    await waitFor(() => expect(tab.namesNow()).toMatchObject({ firstName: 'Ana María', lastName: 'Mar' }));
  });

  it('keeps a code that is typed and not sent, which no draft has', async () => {
    const tab = await openApp({
      route: 'mobile-verification',
      state: stateAt('MOBILE_VERIFICATION', {
        application: begun,
        lastOperationTimestamp: at,
        result: { stepData: { maskedPhoneNumber: '••• 78', codeLength: 4, resendAfter: 0 } },
      }),
    });
    await tab.user.type(await screen.findByRole('textbox', { name: 'Código del SMS' }), '12');
    await tab.user.tab();
    act(() => receiveFromOtherTab(tab, { amount: 3500 }));
    expect(field('Código del SMS')).toHaveValue('12');
  });

  it('keeps what is filled in with the postal code that has the focus', async () => {
    const address = (postal_code: string, city: string) => ({
      'address-information': { postal_code, city },
    });
    const visit = await openApp({
      route: 'address-information',
      state: {
        ...stateAt('NONE', { application: begun, progressStates: [0], lastOperationTimestamp: at }),
        dynamicPages: {
          ...initialDynamicPages,
          requested: ['postal_code', 'city'],
          submitted: ['loan-details', 'initial-details'],
          drafts: address('28013', 'Madrid'),
        },
      },
    });
    await visit.user.click(await screen.findByRole('textbox', { name: 'Código postal' }));
    const { input, server } = getStored(visit.store.getState());
    const followed = { input: { ...input, drafts: address('48001', 'Bilbao') }, server };
    act(() => void visit.store.dispatch(tabFollowed(followed)));
    expect(field('Código postal')).toHaveValue('28013');
    expect(document.querySelector('[name=city]')).toHaveValue('Madrid');
  });

  it('keeps the town of a postal code that is typed here, although another tab has submitted another one', async () => {
    const madrid = { ...begun.contactDetails, postalCode: '28001', city: 'Madrid' };
    const visit = await openApp({
      route: 'address-information',
      state: {
        ...stateAt('NONE', {
          application: { ...begun, contactDetails: madrid },
          progressStates: [0],
          lastOperationTimestamp: at,
        }),
        dynamicPages: {
          ...initialDynamicPages,
          requested: ['postal_code', 'city'],
          submitted: ['loan-details', 'initial-details', 'address-information'],
        },
      },
    });
    const code = await screen.findByRole('textbox', { name: 'Código postal' });
    const town = document.querySelector<HTMLInputElement>('[name=city]');
    await visit.user.clear(code);
    await visit.user.type(code, '2801');
    const before = town?.value;
    const contactDetails = { ...madrid, postalCode: '48001', city: 'Bilbao' };
    act(() => receiveFromOtherTab(visit, { contactDetails }));
    expect(code).toHaveValue('2801');
    expect(town).toHaveValue(before);
  });

  it('shows the change although the step has a draft of other controls', async () => {
    const tab = await openAtNames();
    await tab.user.type(field('Primer apellido'), ' Ruiz');
    await waitFor(() => {
      const { drafts } = tab.store.getState().dynamicPages;
      expect(drafts).toEqual({ 'personal-details': { last_name: 'Peña Ruiz' } });
    });
  });
});

describe('untouched controls', () => {
  it('submits an untouched control if the lead has no value for it', async () => {
    const visit = await openApp({ route: 'loan-details' });
    await visit.user.selectOptions(await screen.findByLabelText('Finalidad'), 'Coche');
    await visit.user.selectOptions(screen.getByLabelText('Financiación'), 'Préstamo personal');
    await visit.user.click(press('Solicitar'));
    await step('Tus datos de contacto');
    const { page } = visit.dependencies;
    expect(visit.store.getState().leadApplication.application).toMatchObject({
      amount: page.definition.amount.default,
      period: page.definition.period.default,
      monthlyPaymentDay: 1,
    });
  });
});

describe('another tab deletes the application', () => {
  it.each([
    ['a later step', 'personal-details', 'Tus datos personales', 'Nombre'],
    ['the first step', 'loan-details', 'El préstamo que necesitas', 'Importe del préstamo'],
  ])('keeps nothing of what is typed at that moment on %s', async (_case, route, title, name) => {
    const visit = await openApp({
      route,
      state: {
        ...stateAt('NONE', { application: begun, progressStates: [0], lastOperationTimestamp: at }),
        dynamicPages: {
          ...initialDynamicPages,
          submitted: ['loan-details', 'initial-details', 'personal-details'],
        },
      },
    });
    await step(title);
    const control = () => screen.getByRole('textbox', { name });
    fireEvent.input(control(), { target: { value: '4321' } });
    act(() => endInOtherTab(visit));
    await step('El préstamo que necesitas');
    expect(visit.store.getState().dynamicPages.drafts).toEqual({});
    expect(screen.queryByDisplayValue(/4321|4.321/)).toBeNull();
  });
});

describe('a screen of its own', () => {
  it.each([
    ['unsubscribe', '?email=ana%40example.com', 'Darse de baja'],
    ['continue/lead-9', '', 'Ahora no podemos buscarla'],
    ['404', '', 'Esta página no existe'],
  ])('stays when another tab reaches a state: %s', async (route, query, title) => {
    const tab = await openApp({
      route,
      query,
      network: () => jsonResponse(500, {}),
      state: stateAt('NONE', { application: begun, progressStates: [0] }),
    });
    await step(title);
    act(() => receiveFromOtherTab(tab, { id: 'lead-1' }, stateNumber('REJECTED')));
    act(() => void tab.store.dispatch(progressStatePushed(stateNumber('THANK_YOU'))));
    act(() => endInOtherTab(tab));
    const opened = {
      lead: { ...initialLeadState, applicationId: 'application-3' },
      dynamicPages: initialDynamicPages,
      announcement: null,
    };
    act(() => void tab.store.dispatch(applicationOpened(opened)));
    expect(await step(title)).toBeInTheDocument();
    expect(tab.store.getState().leadApplication.routeChange).toBeNull();
  });

  it('is left when this tab replaces the application', async () => {
    const tab = await openApp({
      route: 'unsubscribe',
      query: '?email=ana%40example.com',
      state: stateAt('NONE', { application: begun, progressStates: [0] }),
    });
    await step('Darse de baja');
    act(
      () =>
        void tab.store.dispatch(
          applicationReplaced({
            applicationId: 'application-2',
            application: { sessionId: 's' },
            announcement: 'deleted',
          }),
        ),
    );
    await step('El préstamo que necesitas');
  });
});
