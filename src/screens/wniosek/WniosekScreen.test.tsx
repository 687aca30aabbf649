// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { resetBackend, stateAt, openApp, referenceNetwork } from '../../app/app.fixture';
import { jsonResponse, praveloPage, type FakeNetwork, type ReceivedCall } from '../../state/store.fixture';
import { stateNumber } from '../../domain/journey/states/progressStates';
import type { Lead } from '../../domain/lead/lead';
import { initialAsyncFormData, type AsyncFormData } from '../../state/slices/asyncFormDataState';
import { initialDynamicPages, type DynamicPagesState } from '../../state/slices/dynamicPagesState';

beforeEach(resetBackend);

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
  readonly network?: FakeNetwork;
  readonly submitted?: readonly string[];
  readonly drafts?: DynamicPagesState['drafts'];
  readonly asyncFormData?: Partial<AsyncFormData>;
}

async function openWniosek({ known = person, network, submitted, drafts = {}, asyncFormData }: Options = {}) {
  const lead = createLead('classic', { ...person });
  Object.assign(lead, { state: stateNumber('WNIOSEK'), position: 0 });
  const visit = await openApp({
    route: 'wniosek',
    page: praveloPage,
    network: network ?? referenceNetwork,
    state: {
      ...stateAt('WNIOSEK', {
        application: { ...known, id: lead.id, sessionId: 'session-1' },
        result: { stepData: {} },
      }),
      dynamicPages: {
        ...initialDynamicPages,
        drafts,
        submitted: submitted ?? praveloPage.steps.map(({ path }) => path),
      },
      asyncFormData: { ...initialAsyncFormData, ...asyncFormData },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Twój wniosek w całości' });
  return visit;
}

const getDisplayedAnswer = (question: string) =>
  screen.getByText(question, { selector: 'dt' }).nextElementSibling?.textContent;
const getChangeButton = (name: RegExp) => screen.getByRole('button', { name });
const getConfirmButton = () => screen.getByRole('button', { name: 'Potwierdź wniosek' });
const getSubmissions = (calls: readonly ReceivedCall[]) =>
  calls.filter(({ path }) => path === '/lead/wniosek');

async function fillStateQuestions(user: Awaited<ReturnType<typeof openWniosek>>['user']) {
  await user.type(screen.getByRole('textbox', { name: /dowodu/ }), 'ABA300000');
  const [day, month, year] = within(screen.getByRole('group', { name: /wydania/ })).getAllByRole('textbox');
  if (day === undefined || month === undefined || year === undefined) throw new Error('A part is missing.');
  await user.type(day, '1');
  await user.type(month, '2');
  await user.type(year, '2020');
  await user.type(screen.getByRole('textbox', { name: /^NIP/ }), '5261040828');
}

describe('reviewing the application', () => {
  it('shows answers of this browser in full, others as given or masked by the server', async () => {
    await openWniosek({
      known: { ...person, contactDetails: {}, incomeDetails: {} },
      submitted: [],
      asyncFormData: { continuedLead: { given: ['monthly_income'], masked: { email: 'a***@e***.com' } } },
    });
    expect(getDisplayedAnswer('Imię')).toBe('Anna');
    expect(getDisplayedAnswer('Adres e-mail')).toBe('a***@e***.com');
    expect(getDisplayedAnswer('Miesięczny dochód netto')).toBe(
      'Podano; nie pokazujemy tego w tej przeglądarce',
    );
    expect(getDisplayedAnswer('Kod pocztowy')).toBe('Nie podano');
  });

  it('changes an answer in place and submits it once with the confirmation', async () => {
    const { user, calls, store } = await openWniosek();
    const before = getDisplayedAnswer('Imię');
    expect(before).toBe('Anna');
    const button = getChangeButton(/^Zmień: Twoje dane osobowe/);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const first = await screen.findByRole('textbox', { name: 'Imię' });
    await user.clear(first);
    await user.type(first, 'Hanna');
    await user.click(screen.getByRole('button', { name: 'Zapisz zmianę' }));
    await waitFor(() => expect(getDisplayedAnswer('Imię')).toBe('Hanna'));
    expect(button).toHaveFocus();
    expect(screen.getByText(/^Zmieniono/)).toBeInTheDocument();
    expect(getSubmissions(calls)).toEqual([]);
    await fillStateQuestions(user);
    await user.dblClick(getConfirmButton());
    await waitFor(() => expect(store.getState().leadApplication.progressStates.at(-1)).not.toBe(33));
    expect(getSubmissions(calls)).toHaveLength(1);
    const [{ body } = expect.unreachable()] = getSubmissions(calls);
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

  it('confirms again with an answer that is changed while the confirmation is under way', async () => {
    const responds: (() => void)[] = [];
    const { user, calls } = await openWniosek({
      network: async (call) => {
        if (call.path !== '/lead/wniosek') return referenceNetwork(call);
        await new Promise<void>((resolve) => responds.push(resolve));
        return jsonResponse(200, { state: stateNumber('WNIOSEK') });
      },
    });
    const names = () =>
      getSubmissions(calls).map(({ body }) => /"firstName":"(\w+)"/.exec(JSON.stringify(body))?.[1]);
    await fillStateQuestions(user);
    await user.click(getConfirmButton());
    await waitFor(() => expect(names()).toEqual(['Anna']));
    await user.click(getChangeButton(/^Zmień: Twoje dane osobowe/));
    const first = await screen.findByRole('textbox', { name: 'Imię' });
    await user.clear(first);
    await user.type(first, 'Hanna');
    await user.click(screen.getByRole('button', { name: 'Zapisz zmianę' }));
    await screen.findByText(/^Zmieniono/);
    responds.shift()?.();
    await waitFor(() => expect(names()).toEqual(['Anna', 'Hanna']));
  });

  it('blocks the confirmation while a section is open, and focuses the section', async () => {
    const { user, calls } = await openWniosek();
    await user.click(getChangeButton(/^Zmień: Twoje dane osobowe/));
    await screen.findByRole('textbox', { name: 'Imię' });
    await fillStateQuestions(user);
    await user.click(getConfirmButton());
    await screen.findByText(/^Część „Twoje dane osobowe” jest jeszcze otwarta/);
    expect(getSubmissions(calls)).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveValue('Anna');
    const name = screen.getByRole('textbox', { name: 'Imię' });
    expect(document.activeElement).toContainElement(name);
    await user.click(getConfirmButton());
    await waitFor(() => expect(document.activeElement).toContainElement(name));
  });

  it('opens a section again in which something was typed before a reload, until it is kept', async () => {
    const key = 'states>wniosek>personal-details';
    const { user, calls, store } = await openWniosek({ drafts: { [key]: { first_name: 'Hanna' } } });
    expect(await screen.findByRole('textbox', { name: 'Imię' })).toHaveValue('Hanna');
    await fillStateQuestions(user);
    await user.click(getConfirmButton());
    expect(getSubmissions(calls)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Zapisz zmianę' }));
    await waitFor(() => expect(store.getState().dynamicPages.drafts[key]).toBeUndefined());
    await user.click(getConfirmButton());
    await waitFor(() => expect(getSubmissions(calls)).toHaveLength(1));
  });

  it('confirms what the list shows: a section that is closed drops what was typed there', async () => {
    const { user, calls } = await openWniosek();
    const button = getChangeButton(/^Zmień: Twoje dane osobowe/);
    await user.click(button);
    const first = await screen.findByRole('textbox', { name: 'Imię' });
    // An edit is stored after the next paint, which comes too late here.
    vi.stubGlobal('requestAnimationFrame', () => 0);
    await user.type(first, 'x');
    await user.click(button);
    vi.unstubAllGlobals();
    await fillStateQuestions(user);
    await user.click(getConfirmButton());
    await waitFor(() => expect(getSubmissions(calls)).toHaveLength(1));
    expect(getSubmissions(calls)[0]?.body).toMatchObject({ personalDetails: { firstName: 'Anna' } });
  });

  it('blocks the confirmation until an answer that a change requires is given', async () => {
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
    await user.click(getConfirmButton());
    await screen.findByText(/brakuje odpowiedzi. Otworzyliśmy ją/);
    expect(screen.getByRole('button', { name: 'Zapisz zmianę' })).toBeInTheDocument();
    expect(getSubmissions(calls)).toEqual([]);
  });

  it('opens the section of an answer that the server rejects', async () => {
    const { user } = await openWniosek({
      network: (call) =>
        call.path === '/lead/wniosek'
          ? jsonResponse(422, { errors: { first_name: 'name', id_card_number: 'identifier_shape' } })
          : referenceNetwork(call),
    });
    await fillStateQuestions(user);
    await user.click(getConfirmButton());
    const summary = await screen.findByRole('alert');
    const links = within(summary).getAllByRole('link');
    expect(links).toHaveLength(2);
    await user.click(within(summary).getByRole('link', { name: /Imię/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Imię' })).toBeInvalid());
    const idCard = screen.getByRole('textbox', { name: /dowodu/ });
    expect(idCard).toHaveValue('ABA300000');
    const [sectionSummary] = screen.getAllByRole('alert');
    if (sectionSummary === undefined) throw new Error('The section has no summary.');
    await user.click(within(sectionSummary).getByRole('link', { name: /dowodu/ }));
    await waitFor(() => expect(idCard).toHaveFocus());
  });

  it('says in the title of the document that something is missing', async () => {
    const { user } = await openWniosek();
    const { title } = document;
    await user.click(getConfirmButton());
    await screen.findByRole('alert');
    expect(document.title).toBe(`Błąd: ${title}`);
  });

  it('leads to each error of a section that is open', async () => {
    const { user } = await openWniosek({
      network: (call) =>
        call.path === '/lead/wniosek'
          ? jsonResponse(422, { errors: { first_name: 'name', last_name: 'name' } })
          : referenceNetwork(call),
    });
    await fillStateQuestions(user);
    await user.click(getConfirmButton());
    const summary = await screen.findByRole('alert');
    const follow = (name: RegExp) => user.click(within(summary).getByRole('link', { name }));
    for (const name of ['Imię', 'Nazwisko', 'Imię']) {
      await follow(new RegExp(name));
      await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus());
    }
    await user.click(getConfirmButton());
    await follow(/Imię/);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Imię' })).toHaveFocus());
  });

  it('keeps the focus on the button of a section that is opened in place of another', async () => {
    const { user } = await openWniosek();
    await user.click(getChangeButton(/^Zmień: Twoje dane osobowe/));
    await screen.findByRole('textbox', { name: 'Imię' });
    const other = screen
      .getAllByRole('button', { name: /^Zmień:/ })
      .find((button) => button.getAttribute('aria-expanded') === 'false');
    await user.click(other ?? expect.unreachable());
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Imię' })).not.toBeInTheDocument());
    expect(other).toHaveFocus();
    await user.click(other ?? expect.unreachable());
    expect(other).toHaveFocus();
  });

  it('reports a server failure and keeps the typed values', async () => {
    const { user } = await openWniosek({
      network: (call) => (call.path === '/lead/wniosek' ? jsonResponse(503, {}) : referenceNetwork(call)),
    });
    await fillStateQuestions(user);
    await user.click(getConfirmButton());
    await screen.findByText('Jeszcze nie zapisano.');
    expect(screen.getByRole('textbox', { name: /dowodu/ })).toHaveValue('ABA300000');
  });
});
