import { describe, expect, it } from 'vitest';
import { applicationResultUpdated } from '../state/slices/lead';
import { currentState } from '../state/slices/leadState';
import { storedLoanApplicationSchema } from '../state/stored/stored';
import { storedElsewhere } from '../state/signals';
import * as v from 'valibot';
import { answer, makeWorld, type Network, submitted } from './world.fixture';

const created: Network = ({ method }) =>
  answer(method === 'POST' ? 201 : 200, { id: 'lead-1', state: 0, dataPoints: ['first_name', 'iban'] });

type Tab = ReturnType<typeof makeWorld>;

/** What the other tab hears when this one has written. */
const written = (tab: Tab) => {
  tab.keepNow();
  const stored: unknown = tab.local.get('storedLoanApplication') ?? null;
  return storedElsewhere(stored === null ? null : v.parse(storedLoanApplicationSchema, stored));
};
const loan = (answers: {
  loan_amount?: number;
  loan_period?: number;
  monthly_payment_day?: number | undefined;
}) => submitted({ path: 'loan-details', answers });
const contact = submitted({
  path: 'initial-details',
  answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
});
const application = (tab: Tab) => tab.store.getState().leadApplication.application;

/** Two tabs of one session that begin with the same application. */
async function twoTabs(network: Network = created) {
  const first = makeWorld(network);
  const second = makeWorld(network);
  first.store.dispatch(loan({ loan_amount: 3000, loan_period: 12 }));
  await first.settled();
  second.store.dispatch(written(first));
  await second.settled();
  for (const { world } of [first, second]) world.now += 1_000;
  return { first, second };
}

describe('two tabs of one session', () => {
  it('show what the other has answered', async () => {
    const { second } = await twoTabs();
    expect(application(second)).toMatchObject({ amount: 3000, period: 12 });
    expect(second.store.getState().dynamicPages.submitted).toEqual(['loan-details']);
  });

  it('keep what the first has typed when the second, in which nothing was, hears of its lead', async () => {
    const { first, second } = await twoTabs();
    first.store.dispatch(contact);
    await first.settled();
    second.local.set('storedLoanApplication', first.local.get('storedLoanApplication'));
    second.store.dispatch(written(first));
    await second.settled();
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
    await second.settled();
    for (const tab of [first, second]) expect(application(tab)).toMatchObject({ amount: 5000, period: 24 });
  });

  it('let the later of two edits of one field stand', async () => {
    const { first, second } = await twoTabs();
    first.store.dispatch(loan({ loan_amount: 5000 }));
    second.store.dispatch(written(first));
    second.store.dispatch(loan({ loan_amount: 6000 }));
    first.store.dispatch(written(second));
    await first.settled();
    expect(application(first)).toHaveProperty('amount', 6000);
  });

  it('both name what one of them emptied, until one gives it again', async () => {
    const { first, second } = await twoTabs();
    first.store.dispatch(loan({ monthly_payment_day: 5 }));
    first.store.dispatch(loan({ monthly_payment_day: undefined }));
    await first.settled();
    second.store.dispatch(written(first));
    expect(second.store.getState().leadApplication.emptied).toEqual(['monthly_payment_day']);
    for (const { world } of [first, second]) world.now += 1_000;
    second.store.dispatch(loan({ monthly_payment_day: 7 }));
    first.store.dispatch(written(second));
    expect(first.store.getState().leadApplication.emptied).toEqual([]);
  });

  it('create one lead: the second sends an update to the id that the first learned', async () => {
    const { first, second } = await twoTabs();
    first.store.dispatch(contact);
    await first.settled();
    second.store.dispatch(written(first));
    second.store.dispatch(contact);
    await second.settled();
    expect(second.calls.map(({ method }) => method)).toEqual(['PUT']);
    expect(application(second).id).toBe('lead-1');
  });

  it('send the create that is under way in the other under its key, with its body', async () => {
    let isLost = true;
    const { first, second } = await twoTabs((call) => (isLost ? 'no connection' : created(call)));
    first.store.dispatch(contact);
    await first.settled();
    second.store.dispatch(written(first));
    isLost = false;
    second.store.dispatch(contact);
    await second.settled();
    expect(second.calls[0]).toMatchObject({ key: first.calls[0]?.key, body: first.calls[0]?.body });
  });

  it('both follow the state that the server named to one', async () => {
    const { first, second } = await twoTabs(({ method }) =>
      answer(method === 'POST' ? 201 : 200, { id: 'lead-1', state: 6 }),
    );
    first.store.dispatch(contact);
    await first.settled();
    second.store.dispatch(written(first));
    await second.settled();
    expect(currentState(second.store.getState().leadApplication)).toBe(6);
    expect(second.store.getState().leadApplication.routeChange?.route).toBe('checking');
  });

  it('forget what the other deleted, say so, and do not write it again', async () => {
    const { second } = await twoTabs();
    second.store.dispatch(loan({ loan_amount: 5000 }));
    second.store.dispatch(storedElsewhere(null));
    await second.settled();
    expect(application(second)).not.toHaveProperty('amount');
    expect(second.store.getState().asyncFormData.announcement).toBe('other-tab');
    expect(second.local.has('storedLoanApplication')).toBe(false);
    expect(second.store.getState().dynamicPages.submitted).toEqual([]);
  });

  it('lay the answers of a lead that follows over nothing that was told of the one before', async () => {
    const { first, second } = await twoTabs();
    first.store.dispatch(contact);
    await first.settled();
    first.store.dispatch(applicationResultUpdated({ status: 'rejected', stepData: { offers: [] } }));
    const { payload } = written(second);
    if (payload === null) throw new Error('Nothing was written.');
    first.store.dispatch(
      storedElsewhere({ ...payload, application: { ...payload.application, id: 'lead-2' } }),
    );
    expect(first.store.getState().leadApplication).toMatchObject({
      application: { id: 'lead-2' },
      result: {},
    });
  });

  it('leave the application of another session alone', async () => {
    const { first, second } = await twoTabs();
    const foreign = written(first).payload;
    if (foreign === null) throw new Error('Nothing was written.');
    second.store.dispatch(
      storedElsewhere({ ...foreign, application: { sessionId: 'another', amount: 9000 } }),
    );
    await second.settled();
    expect(application(second)).toMatchObject({ amount: 3000, sessionId: 'session-1' });
  });
});
