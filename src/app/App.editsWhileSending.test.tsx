// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { initialDynamicPages } from '../state/slices/dynamicPagesState';
import { resetBackend, stateAt, openApp } from './app.fixture';
import { jsonResponse, praveloPage } from '../state/store.fixture';

beforeEach(resetBackend);

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const step = (title: string) => screen.findByRole('heading', { level: 1, name: title });

/** A network whose responses the test releases. */
function slowNetwork(state: number) {
  const waiting: (() => void)[] = [];
  const answered = (method: string) =>
    jsonResponse(method === 'POST' ? 201 : 200, { id: 'lead-1', state, dataPoints: ['first_name', 'iban'] });
  return {
    network: ({ method }: { readonly method: string }) =>
      method === 'GET'
        ? jsonResponse(404, {})
        : new Promise<Response>((resolve) => {
            waiting.push(() => resolve(answered(method)));
          }),
    /** Responds to the oldest pending call. */
    release: () => waiting.shift()?.(),
  };
}

/** Opens the application, and submits the contact data. Their request is pending then, and the next step is open. */
async function contactOnItsWay() {
  const { network, release } = slowNetwork(0);
  const visit = await openApp({
    route: 'initial-details',
    network,
    state: {
      ...stateAt('NONE', {
        application: {
          sessionId: 'session-1',
          sessionStartedAt: '2026-11-20T12:00:00.000Z',
          amount: 3000,
          period: 12,
          financingOption: 'personal_loan',
          generalPolicies: true,
          otherDetails: { loanPurpose: 'travel' },
          contactDetails: { email: 'ana@example.com', phoneNumber: '+34612345678' },
        },
        progressStates: [0],
      }),
      dynamicPages: { ...initialDynamicPages, submitted: ['loan-details'] },
    },
  });
  await step('Tus datos de contacto');
  await visit.user.click(press('Continuar'));
  await waitFor(() => expect(visit.calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  await step('Tus datos personales');
  return { ...visit, release };
}

/** Waits until the response is handled. */
const saved = async ({ store, flushPromises }: Awaited<ReturnType<typeof openApp>>) => {
  await waitFor(() => expect(store.getState().asyncFormData.requests.lead?.kind).toBe('saved'));
  await act(flushPromises);
};
const lastCall = ({ calls }: Awaited<ReturnType<typeof openApp>>) =>
  calls.findLast(({ method }) => method !== 'GET');

describe('edits during a request', () => {
  it('keeps the applicant on an edited earlier step and sends the edit', async () => {
    const visit = await contactOnItsWay();
    await visit.user.click(press('Volver'));
    await step('Tus datos de contacto');
    await visit.user.click(press('Volver'));
    const amount = await screen.findByRole('textbox', { name: 'Importe del préstamo' });
    await visit.user.clear(amount);
    await visit.user.type(amount, '5000');
    visit.release();
    await saved(visit);
    expect(amount).toBeInTheDocument();
    expect(amount).toHaveValue('5000');

    await visit.user.click(press('Solicitar'));
    await step('Tus datos de contacto');
    await visit.user.click(press('Continuar'));
    await waitFor(() => expect(lastCall(visit)).toMatchObject({ method: 'PUT', body: { amount: 5000 } }));
    visit.release();
    await step('Tus datos personales');
  });

  it('keeps the applicant on the submitted step after an edit and sends the edit', async () => {
    const visit = await contactOnItsWay();
    await visit.user.click(press('Volver'));
    await step('Tus datos de contacto');
    await visit.user.clear(field('Correo electrónico'));
    await visit.user.type(field('Correo electrónico'), 'eva@example.com');
    visit.release();
    await saved(visit);
    expect(field('Correo electrónico')).toHaveValue('eva@example.com');
    await visit.user.click(press('Continuar'));
    await waitFor(() =>
      expect(lastCall(visit)).toMatchObject({
        method: 'PUT',
        body: { id: 'lead-1', contactDetails: { email: 'eva@example.com' } },
      }),
    );
    visit.release();
    await step('Tus datos personales');
  });

  it('leaves the button of the next step free, and what is typed there alone', async () => {
    const visit = await contactOnItsWay();
    expect(press('Continuar')).not.toHaveAttribute('aria-busy', 'true');
    const name = screen.getAllByRole('textbox')[0] ?? expect.unreachable();
    await visit.user.type(name, 'Eva');
    visit.release();
    await saved(visit);
    await step('Tus datos personales');
    expect(name).toHaveValue('Eva');
    expect(name).toHaveFocus();
    expect(press('Continuar')).toBeInTheDocument();
  });

  it('keeps the edit if the server names another state', async () => {
    const { network, release } = slowNetwork(3);
    const visit = await openApp({
      page: praveloPage,
      route: 'personal-details',
      network,
      state: {
        ...stateAt('PERSONAL_DETAILS', {
          application: {
            id: 'lead-1',
            sessionId: 'session-1',
            sessionStartedAt: '2026-11-20T12:00:00.000Z',
            amount: 3000,
            period: 61,
            generalPolicies: true,
            personalDetails: {
              firstName: 'Jan',
              lastName: 'Żuk',
              dateOfBirth: '1944-05-14',
              personalCode: '44051401359',
            },
            otherDetails: { loanPurpose: 'travel' },
          },
        }),
        dynamicPages: { ...initialDynamicPages, submitted: ['loan-information'] },
      },
    });
    const title = (await screen.findByRole('heading', { level: 1 })).textContent;
    await visit.user.click(press('Dalej'));
    await waitFor(() => expect(lastCall(visit)?.method).toBe('PUT'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(title));
    await visit.user.click(press('Wstecz'));
    await step(title);
    await visit.user.clear(field('Imię'));
    await visit.user.type(field('Imię'), 'Adam');
    release();
    await saved(visit);
    await step(title);
    await visit.user.click(press('Dalej'));
    await waitFor(() =>
      expect(lastCall(visit)).toMatchObject({ body: { personalDetails: { firstName: 'Adam' } } }),
    );
    release();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(title));
  });
});
