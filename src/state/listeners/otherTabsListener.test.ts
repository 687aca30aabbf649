import { describe, expect, it } from 'vitest';
import { applicationResultUpdated, progressStatePushed } from '../slices/lead';
import { getCurrentState } from '../slices/leadState';
import { storedLoanApplicationSchema } from '../stored/schemas';
import { storedApplicationChanged } from '../events';
import * as v from 'valibot';
import { jsonResponse, makeTestStore, type FakeNetwork, submitAnswers } from '../store.fixture';

const created: FakeNetwork = ({ method }) =>
  jsonResponse(method === 'POST' ? 201 : 200, { id: 'lead-1', state: 0, dataPoints: ['first_name', 'iban'] });

type Tab = ReturnType<typeof makeTestStore>;

/** The event that the other tab receives after this tab has written. */
const written = (tab: Tab) => {
  tab.flush();
  const stored: unknown = tab.local.get('storedLoanApplication') ?? null;
  return storedApplicationChanged(stored === null ? null : v.parse(storedLoanApplicationSchema, stored));
};
const loan = (answers: {
  loan_amount?: number;
  loan_period?: number;
  monthly_payment_day?: number | undefined;
}) => submitAnswers({ path: 'loan-details', answers });
const contact = submitAnswers({
  path: 'initial-details',
  answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
});
const application = (tab: Tab) => tab.store.getState().leadApplication.application;

/** Two tabs of one session with the same application. */
async function twoTabs(network: FakeNetwork = created) {
  const first = makeTestStore(network);
  const second = makeTestStore(network);
  first.store.dispatch(loan({ loan_amount: 3000, loan_period: 12 }));
  await first.flushPromises();
  second.store.dispatch(written(first));
  await second.flushPromises();
  for (const { environment } of [first, second]) environment.now += 1_000;
  return { first, second };
}

describe('two tabs of one session', () => {
  it('show the answers of each other', async () => {
    const { second } = await twoTabs();
    expect(application(second)).toMatchObject({ amount: 3000, period: 12 });
    expect(second.store.getState().dynamicPages.submitted).toEqual(['loan-details']);
  });

  it('keep the answers of the first when the second, which has none, receives its lead', async () => {
    const { first, second } = await twoTabs();
    first.store.dispatch(contact);
    await first.flushPromises();
    second.local.set('storedLoanApplication', first.local.get('storedLoanApplication'));
    second.store.dispatch(written(first));
    await second.flushPromises();
    expect(second.local.get('lid')).toBe('lead-1');
    expect(second.local.get('storedLoanApplication')).toMatchObject({ application: { amount: 3000 } });
  });

  it('keep the edits of both when each changes another field', async () => {
    const { first, second } = await twoTabs();
    first.store.dispatch(loan({ loan_amount: 5000 }));
    second.store.dispatch(loan({ loan_period: 24 }));
    const [ofFirst, ofSecond] = [written(first), written(second)];
    first.store.dispatch(ofSecond);
    second.store.dispatch(ofFirst);
    await second.flushPromises();
    for (const tab of [first, second]) expect(application(tab)).toMatchObject({ amount: 5000, period: 24 });
  });

  it('keep the later of two edits of one field', async () => {
    const { first, second } = await twoTabs();
    first.store.dispatch(loan({ loan_amount: 5000 }));
    second.store.dispatch(written(first));
    second.store.dispatch(loan({ loan_amount: 6000 }));
    first.store.dispatch(written(second));
    await first.flushPromises();
    expect(application(first)).toHaveProperty('amount', 6000);
  });

  it.each([
    ['answer', 2],
    ['consent', 2],
    ['answer', 1_000],
    ['consent', 1_000],
  ])(
    'keep the later of two edits of one %s if the clock was set back by %i hours between them',
    async (kind, hours) => {
      const { first, second } = await twoTabs();
      const edit = (isLater: boolean) =>
        kind === 'answer'
          ? loan({ loan_amount: isLater ? 6000 : 5000 })
          : submitAnswers({ path: 'initial-details', answers: { marketing_consents: !isLater } });
      first.store.dispatch(edit(false));
      second.store.dispatch(written(first));
      for (const { environment } of [first, second]) environment.now -= hours * 60 * 60 * 1000;
      second.store.dispatch(edit(true));
      first.store.dispatch(written(second));
      await first.flushPromises();
      for (const tab of [first, second]) {
        if (kind === 'answer') expect(application(tab)).toHaveProperty('amount', 6000);
        else expect(application(tab).policies).toMatchObject([{ id: 'marketing_consents', given: false }]);
      }
    },
  );

  it('keep a refusal that is submitted again, after a consent in the other tab of which its tab has not heard', async () => {
    const { first, second } = await twoTabs();
    const choose = (marketing_consents: boolean) =>
      submitAnswers({ path: 'initial-details', answers: { general_policies: true, marketing_consents } });
    first.store.dispatch(choose(false));
    second.store.dispatch(written(first));
    first.store.dispatch(choose(true));
    second.environment.now += 1_000;
    second.store.dispatch(choose(false));
    first.store.dispatch(written(second));
    await first.flushPromises();
    expect(application(first)).toMatchObject({
      generalPolicies: true,
      contactDetails: { marketingConsents: false },
      policies: [
        { id: 'general_policies', given: true },
        { id: 'marketing_consents', given: false },
      ],
    });
  });

  it('send the later of two edits of one field when they send again, even if no event has told of it', async () => {
    let fails = false;
    const { first, second } = await twoTabs((call) => {
      if (!fails) return created(call);
      fails = false;
      first.store.dispatch(loan({ loan_amount: 5000 }));
      written(first);
      second.local.set('storedLoanApplication', first.local.get('storedLoanApplication'));
      throw new TypeError('Failed to fetch');
    });
    second.store.dispatch(contact);
    await second.flushPromises();
    first.store.dispatch(written(second));
    fails = true;
    second.store.dispatch(contact);
    await second.flushPromises();
    expect(second.calls.slice(-2)).toMatchObject([
      { method: 'PUT', body: { amount: 3000 } },
      { method: 'PUT', body: { amount: 5000 } },
    ]);
  });

  it('send a data point that one of them emptied, until one answers it again', async () => {
    const { first, second } = await twoTabs();
    first.store.dispatch(loan({ monthly_payment_day: 5 }));
    first.store.dispatch(loan({ monthly_payment_day: undefined }));
    await first.flushPromises();
    second.store.dispatch(written(first));
    expect(second.store.getState().leadApplication.emptied).toEqual(['monthly_payment_day']);
    for (const { environment } of [first, second]) environment.now += 1_000;
    second.store.dispatch(loan({ monthly_payment_day: 7 }));
    first.store.dispatch(written(second));
    expect(first.store.getState().leadApplication.emptied).toEqual([]);
  });

  it('create one lead: the second sends an update with the id that the first received', async () => {
    const { first, second } = await twoTabs();
    first.store.dispatch(contact);
    await first.flushPromises();
    second.store.dispatch(written(first));
    second.store.dispatch(contact);
    await second.flushPromises();
    expect(second.calls.map(({ method }) => method)).toEqual(['PUT']);
    expect(application(second).id).toBe('lead-1');
  });

  it('send the pending create of the other with its key and its body', async () => {
    let isLost = true;
    const { first, second } = await twoTabs((call) => (isLost ? 'no connection' : created(call)));
    first.store.dispatch(contact);
    await first.flushPromises();
    second.store.dispatch(written(first));
    isLost = false;
    second.store.dispatch(contact);
    await second.flushPromises();
    expect(second.calls[0]).toMatchObject({ key: first.calls[0]?.key, body: first.calls[0]?.body });
  });

  it('follow a state that the server named to one of them', async () => {
    const { first, second } = await twoTabs(({ method }) =>
      jsonResponse(method === 'POST' ? 201 : 200, { id: 'lead-1', state: 6 }),
    );
    first.store.dispatch(contact);
    await first.flushPromises();
    second.store.dispatch(written(first));
    await second.flushPromises();
    expect(getCurrentState(second.store.getState().leadApplication)).toBe(6);
    expect(second.store.getState().leadApplication.routeChange?.route).toBe('checking');
  });

  it.each([
    ['stay at a decision while the other is at an earlier one', [0, 6, 10], [0, 6], 10],
    ['stay at a decision if the other is at another one after as many states', [0, 6, 10], [0, 6, 13], 10],
    ['follow a decision after more states', [0, 6, 10], [0, 6, 10, 12], 12],
    ['follow the first decision of the other, whatever they have seen', [0, 1, 2, 3], [0, 6], 6],
    ['stay in the form while the other is in the form', [0, 1], [0, 1, 2], 1],
  ])('%s', async (_what, ownStates, otherStates, expected) => {
    const { first, second } = await twoTabs();
    const { payload } = written(first);
    if (payload === null) throw new Error('Nothing was written.');
    for (const state of ownStates.slice(1)) second.store.dispatch(progressStatePushed(state));
    second.store.dispatch(storedApplicationChanged({ ...payload, progressStates: otherStates }));
    expect(getCurrentState(second.store.getState().leadApplication)).toBe(expected);
  });

  it('follow each other to every further state, whatever the form has shown in each', async () => {
    const { first, second } = await twoTabs();
    const current = () =>
      [first, second].map(({ store }) => getCurrentState(store.getState().leadApplication));
    for (const state of [1, 2, 3, 6, 7]) first.store.dispatch(progressStatePushed(state));
    second.store.dispatch(written(first));
    second.store.dispatch(progressStatePushed(20));
    // What the first tab types at the earlier state does not lead the second back.
    const late = written(first);
    first.store.dispatch(written(second));
    second.store.dispatch(late);
    expect(current()).toEqual([20, 20]);
    first.store.dispatch(progressStatePushed(38));
    second.store.dispatch(written(first));
    expect(current()).toEqual([38, 38]);
  });

  it('follow on if both have learned of the same state from the server', async () => {
    const { first, second } = await twoTabs();
    for (const state of [6, 7, 20]) first.store.dispatch(progressStatePushed(state));
    for (const state of [6, 20]) second.store.dispatch(progressStatePushed(state));
    second.store.dispatch(written(first));
    second.store.dispatch(progressStatePushed(38));
    first.store.dispatch(written(second));
    expect(getCurrentState(first.store.getState().leadApplication)).toBe(38);
  });

  it.each([
    ['take over the data points that the other was asked for last', ['iban'], ['iban']],
    ['keep their own while the other was asked for none', null, ['first_name']],
  ])('%s', async (_what, otherRequested, expected) => {
    const first = await twoTabs().then(({ first: tab }) => tab);
    const { payload } = written(first);
    if (payload === null) throw new Error('Nothing was written.');
    const receive = (requested: string[] | null) =>
      first.store.dispatch(storedApplicationChanged({ ...payload, requested }));
    receive(['first_name']);
    expect(first.store.getState().dynamicPages.requested).toEqual(['first_name']);
    receive(otherRequested);
    expect(first.store.getState().dynamicPages.requested).toEqual(expected);
  });

  it('drop the data that the other deleted, announce it, and do not write it again', async () => {
    const { second } = await twoTabs();
    second.store.dispatch(loan({ loan_amount: 5000 }));
    second.store.dispatch(storedApplicationChanged(null));
    await second.flushPromises();
    expect(application(second)).not.toHaveProperty('amount');
    expect(second.store.getState().asyncFormData.announcement).toBe('other-tab');
    expect(second.local.has('storedLoanApplication')).toBe(false);
    expect(second.store.getState().dynamicPages.submitted).toEqual([]);
  });

  it('drop what a link prefilled when the other deletes all data, though nothing was stored of it', () => {
    const { dynamicPages } = makeTestStore(created).store.getState();
    const drafts = { 'initial-details': { email: 'ana@example.com' } };
    const tab = makeTestStore(created, { preloaded: { dynamicPages: { ...dynamicPages, drafts } } });
    tab.store.dispatch(storedApplicationChanged(null));
    expect(tab.store.getState().dynamicPages.drafts).toEqual({});
    expect(tab.store.getState().asyncFormData.announcement).toBe('other-tab');
  });

  it('drop server data of a lead that another lead replaced', async () => {
    const { first, second } = await twoTabs();
    first.store.dispatch(contact);
    await first.flushPromises();
    first.store.dispatch(applicationResultUpdated({ status: 'rejected', stepData: { offers: [] } }));
    const { payload } = written(second);
    if (payload === null) throw new Error('Nothing was written.');
    first.store.dispatch(
      storedApplicationChanged({ ...payload, application: { ...payload.application, id: 'lead-2' } }),
    );
    expect(first.store.getState().leadApplication).toMatchObject({
      application: { id: 'lead-2' },
      result: {},
    });
  });

  it.each([
    ['keep a lead with a decision', [0, 6], [0], 'lead-1', 6],
    ['take over a lead with a decision', [0], [0, 6], 'lead-2', 6],
    ['keep a lead with a decision while the other has another one', [0, 6], [0, 6, 23], 'lead-1', 6],
    ['take over a lead while both are in the form', [0], [0, 1], 'lead-2', 0],
  ])('%s if each created a lead', async (_what, ownStates, otherStates, id, state) => {
    const { first } = await twoTabs();
    first.store.dispatch(contact);
    await first.flushPromises();
    const { payload } = written(first);
    if (payload === null) throw new Error('Nothing was written.');
    for (const next of ownStates.slice(1)) first.store.dispatch(progressStatePushed(next));
    first.store.dispatch(
      storedApplicationChanged({
        ...payload,
        application: { ...payload.application, id: 'lead-2' },
        progressStates: otherStates,
      }),
    );
    const { leadApplication } = first.store.getState();
    expect([leadApplication.application.id, getCurrentState(leadApplication)]).toEqual([id, state]);
  });

  it('ignore the application of another session', async () => {
    const { first, second } = await twoTabs();
    const foreign = written(first).payload;
    if (foreign === null) throw new Error('Nothing was written.');
    second.store.dispatch(
      storedApplicationChanged({ ...foreign, application: { sessionId: 'another', amount: 9000 } }),
    );
    await second.flushPromises();
    expect(application(second)).toMatchObject({ amount: 3000, sessionId: 'session-1' });
  });
});
