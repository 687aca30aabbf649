import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { initialAsyncFormData } from '../slices/asyncFormData';
import { createPrepared } from '../slices/lead';
import { storedLoanApplicationSchema } from '../stored/schemas';
import {
  jsonResponse,
  loadedPolicies,
  makeTestStore,
  receiveFromOtherTab,
  submitAnswers,
  type FakeNetwork,
} from '../store.fixture';

type TestStore = ReturnType<typeof makeTestStore>;

const contact = submitAnswers({
  path: 'initial-details',
  answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
});

describe('a create', () => {
  it('is stored with its key and body before it goes out, however late other changes are written', async () => {
    const storedAtCall: unknown[] = [];
    const app: TestStore = makeTestStore(
      () => {
        storedAtCall.push(app.local.get('storedLoanApplication'));
        return jsonResponse(201, { id: 'lead-1', state: 0 });
      },
      { hasLateWrites: true },
    );
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(storedAtCall).toMatchObject([
      {
        pendingCreate: {
          idempotencyKey: 'session-1:1',
          body: { contactDetails: { email: 'ana@example.com' } },
        },
      },
    ]);
  });

  /** The other tab's lead arrives while this tab's create is answered. */
  const createElsewhere = (answer: () => Response): TestStore => {
    const network: FakeNetwork = ({ method }) => {
      if (method !== 'POST') return jsonResponse(200, { id: 'lead-1', state: 0 });
      receiveFromOtherTab(app, { id: 'lead-1' });
      return answer();
    };
    const app: TestStore = makeTestStore(network);
    return app;
  };

  it('is followed by an update of the lead of another tab after a conflict', async () => {
    const app = createElsewhere(() => jsonResponse(409, {}));
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  });

  it('leaves the next create of another tab pending if it is rejected late', async () => {
    const next = { idempotencyKey: 'session-1:2', body: { amount: 5000 } };
    const app: TestStore = makeTestStore(() => {
      app.store.dispatch(createPrepared(next));
      return jsonResponse(422, { errors: { email: 'not_accepted' } });
    });
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.store.getState().leadApplication).toMatchObject({ pendingCreate: next, attempt: 2 });
  });

  it('is not followed by an update after another final error, which is shown', async () => {
    const app = createElsewhere(() => jsonResponse(422, { errors: { email: 'not_accepted' } }));
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.calls.map(({ method }) => method)).toEqual(['POST']);
    expect(app.store.getState().leadApplication.fieldErrors).toEqual([
      { name: 'email', code: 'not_accepted' },
    ]);
  });
});

describe('a consent that another tab recorded before it knew the policies', () => {
  const record = {
    id: 'marketing_consents',
    version: 'page',
    given: false,
    givenAt: '2026-11-20T13:00:00.000Z',
  };
  const isOfPolicies = ({ path }: { readonly path: string }) => path.startsWith('/policies');
  const getSent = ({ calls }: TestStore, method: string) =>
    calls.find((call) => call.method === method)?.body['policies'];

  it('is not sent in an update before its version is known', async () => {
    const app: TestStore = makeTestStore((call) => {
      if (isOfPolicies(call)) return jsonResponse(200, loadedPolicies);
      if (call.method === 'POST') receiveFromOtherTab(app, { id: 'lead-1', policies: [record] });
      return jsonResponse(call.method === 'POST' ? 409 : 200, { id: 'lead-1', state: 0 });
    });
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(getSent(app, 'PUT')).toEqual([{ ...record, version: '2026-11' }]);
  });

  it('is not sent in a create before its version is known', async () => {
    const storeInOtherTab = () => {
      const stored = v.parse(storedLoanApplicationSchema, app.local.get('storedLoanApplication'));
      const application = {
        ...stored.application,
        contactDetails: { ...stored.application.contactDetails, marketingConsents: false },
        policies: [record],
      };
      const changedAt = { ...stored.changedAt, 'contactDetails.marketingConsents': app.environment.now + 1 };
      app.local.set('storedLoanApplication', { ...stored, application, changedAt });
    };
    let isStored = false;
    const app: TestStore = makeTestStore(
      (call) => {
        if (!isOfPolicies(call)) return jsonResponse(201, { id: 'lead-1', state: 0 });
        if (!isStored) storeInOtherTab();
        isStored = true;
        return jsonResponse(200, loadedPolicies);
      },
      { hasLateWrites: true, preloaded: { asyncFormData: initialAsyncFormData } },
    );
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(getSent(app, 'POST')).toMatchObject([
      { id: 'general_policies', version: '2026-11' },
      { ...record, version: '2026-11' },
    ]);
  });
});
