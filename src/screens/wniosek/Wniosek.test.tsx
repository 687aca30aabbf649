// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { freshBackend, ledTo, openApp, referenceNetwork } from '../../app/app.fixture';
import { answer, praveloPage, type Network, type ReceivedCall } from '../../app/world.fixture';
import { stateNumber } from '../../domain/journey/states/progressStates';
import type { Lead } from '../../domain/lead/lead';
import { initialAsyncFormData, type AsyncFormData } from '../../state/slices/asyncFormData';
import { initialDynamicPages } from '../../state/slices/dynamicPages';

beforeEach(freshBackend);

const person: Lead = {
  amount: 3000,
  period: 61,
  periodScale: 'days',
  generalPolicies: true,
  personalDetails: {
    firstName: 'Anna',
    lastName: 'Nowak',
    personalCode: '44051401359',
    dateOfBirth: '1944-05-14',
  },
  contactDetails: {
    email: 'ana+wniosek@example.com',
    phoneNumber: '+48512345678',
    marketingConsents: false,
  },
  incomeDetails: { incomeSource: 'employed', monthlyIncome: 4200 },
};

interface Options {
  readonly known?: Lead;
  readonly network?: Network;
  readonly submitted?: readonly string[];
  readonly told?: Partial<AsyncFormData>;
}

async function openWniosek({ known = person, network, submitted, told }: Options = {}) {
  const lead = createLead('classic', { ...person });
  Object.assign(lead, { state: stateNumber('WNIOSEK'), position: 0 });
  const visit = await openApp({
    route: 'wniosek',
    page: praveloPage,
    network: network ?? referenceNetwork,
    state: {
      ...ledTo('WNIOSEK', {
        application: { ...known, id: lead.id, sessionId: 'session-1' },
        result: { stepData: {} },
      }),
      dynamicPages: {
        ...initialDynamicPages,
        submitted: submitted ?? praveloPage.steps.map(({ path }) => path),
      },
      asyncFormData: { ...initialAsyncFormData, ...told },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Twój wniosek w całości' });
  return visit;
}

const answerTo = (question: string) =>
  screen.getByText(question, { selector: 'dt' }).nextElementSibling?.textContent;
const change = (name: RegExp) => screen.getByRole('button', { name });
const confirm = () => screen.getByRole('button', { name: 'Potwierdź wniosek' });
const sent = (calls: readonly ReceivedCall[]) => calls.filter(({ path }) => path === '/lead/wniosek');

async function fillOwn(user: Awaited<ReturnType<typeof openWniosek>>['user']) {
  await user.type(screen.getByRole('textbox', { name: /dowodu/ }), 'ABA300000');
  const [day, month, year] = within(screen.getByRole('group', { name: /wydania/ })).getAllByRole('textbox');
  if (day === undefined || month === undefined || year === undefined) throw new Error('A part is missing.');
  await user.type(day, '1');
  await user.type(month, '2');
  await user.type(year, '2020');
  await user.type(screen.getByRole('textbox', { name: /^NIP/ }), '5261040828');
}

describe('the whole application', () => {
  it('is read: what this browser holds in full, the rest as given or as the server masks it', async () => {
    await openWniosek({
      known: { ...person, contactDetails: {}, incomeDetails: {} },
      submitted: [],
      told: { continued: { given: ['monthly_income'], masked: { email: 'a***@e***.com' } } },
    });
    expect(answerTo('Imię')).toBe('Anna');
    expect(answerTo('Adres e-mail')).toBe('a***@e***.com');
    expect(answerTo('Miesięczny dochód netto')).toBe('Podano; nie pokazujemy tego w tej przeglądarce');
    expect(answerTo('Kod pocztowy')).toBe('Nie podano');
  });

  it('is changed in place, and sent as it was read with the confirmation, once', async () => {
    const { user, calls, store } = await openWniosek();
    const before = answerTo('Imię');
    expect(before).toBe('Anna');
    const button = change(/^Zmień: Twoje dane/);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const first = await screen.findByRole('textbox', { name: 'Imię' });
    await user.clear(first);
    await user.type(first, 'Hanna');
    await user.click(screen.getByRole('button', { name: 'Zachowaj zmianę' }));
    await waitFor(() => expect(answerTo('Imię')).toBe('Hanna'));
    expect(button).toHaveFocus();
    expect(screen.getByText(/^Zmieniono/)).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    await fillOwn(user);
    await user.dblClick(confirm());
    await waitFor(() => expect(store.getState().leadApplication.progressStates.at(-1)).not.toBe(33));
    expect(sent(calls)).toHaveLength(1);
    const [{ body } = expect.unreachable()] = sent(calls);
    expect(body).toMatchObject({
      id: expect.any(String),
      personalDetails: { firstName: 'Hanna', lastName: 'Nowak', personalCode: '44051401359' },
      otherDetails: { idCardNumber: 'ABA300000', idCardIssuedAt: '2020-02-01' },
      employer: { taxRegistryCode: '5261040828' },
    });
    expect(body).not.toHaveProperty('amount');
    expect(body).not.toHaveProperty('generalPolicies');
    expect(body).not.toHaveProperty('contactDetails.marketingConsents');
  });

  it('waits with the confirmation while a change is open, and leads there', async () => {
    const { user, calls } = await openWniosek();
    await user.click(change(/^Zmień: Twoje dane/));
    await screen.findByRole('textbox', { name: 'Imię' });
    await fillOwn(user);
    await user.click(confirm());
    await screen.findByText(/^Część „Twoje dane” jest jeszcze otwarta/);
    expect(sent(calls)).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveValue('Anna');
  });

  it('waits with the confirmation for an answer that a change has made necessary', async () => {
    const { incomeDetails: _none, ...known } = person;
    const { user, calls } = await openWniosek({
      known: { ...known, incomeDetails: { incomeSource: 'pensioner' } },
      submitted: [],
    });
    await user.type(screen.getByRole('textbox', { name: /dowodu/ }), 'ABA300000');
    const [day, month, year] = within(screen.getByRole('group', { name: /wydania/ })).getAllByRole('textbox');
    await user.type(day ?? expect.unreachable(), '1');
    await user.type(month ?? expect.unreachable(), '2');
    await user.type(year ?? expect.unreachable(), '2020');
    await user.click(confirm());
    await screen.findByText(/brakuje odpowiedzi. Otworzyliśmy ją/);
    expect(screen.getByRole('button', { name: 'Zachowaj zmianę' })).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
  });

  it('leads to a section of which the server refuses an answer', async () => {
    const { user } = await openWniosek({
      network: (call) =>
        call.path === '/lead/wniosek'
          ? answer(422, { errors: { first_name: 'name', id_card_number: 'identifier_shape' } })
          : referenceNetwork(call),
    });
    await fillOwn(user);
    await user.click(confirm());
    const summary = await screen.findByRole('alert');
    const links = within(summary).getAllByRole('link');
    expect(links).toHaveLength(2);
    await user.click(within(summary).getByRole('link', { name: /Imię/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Imię' })).toBeInvalid());
    expect(screen.getByRole('textbox', { name: /dowodu/ })).toHaveValue('ABA300000');
  });

  it('says when the server is in trouble, and keeps what was typed', async () => {
    const { user } = await openWniosek({
      network: (call) => (call.path === '/lead/wniosek' ? answer(503, {}) : referenceNetwork(call)),
    });
    await fillOwn(user);
    await user.click(confirm());
    await screen.findByText('Jeszcze nie zapisano.');
    expect(screen.getByRole('textbox', { name: /dowodu/ })).toHaveValue('ABA300000');
  });
});
