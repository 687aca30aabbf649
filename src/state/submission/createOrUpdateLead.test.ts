import { readApplication } from '../stored/applications';
import { describe, expect, it } from 'vitest';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { selectLeadRequestStatus, selectProgressState } from '../selectors/journey';
import { initialAsyncFormData } from '../slices/asyncFormDataState';
import { createPrepared, createSettled } from '../slices/lead';
import {
  deleteInTab,
  jsonResponse,
  loadedPolicies,
  createTestStore,
  receiveFromOtherTab,
  storeInOtherTab,
  submitAnswers,
  type FakeNetwork,
} from '../store.fixture';

type TestStore = ReturnType<typeof createTestStore>;

const contact = submitAnswers({
  path: 'initial-details',
  answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
});

describe('a create', () => {
  it('is stored with its key and body before it goes out, however late other changes are written', async () => {
    const storedAtCall: unknown[] = [];
    const app: TestStore = createTestStore(
      () => {
        storedAtCall.push(readApplication(app.dependencies.shared, 'application-1')?.server);
        return jsonResponse(201, { id: 'lead-1', state: 0 });
      },
      { hasLateWrites: true },
    );
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(storedAtCall).toMatchObject([
      {
        pendingCreate: {
          idempotencyKey: 'application-1:1',
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
    const app: TestStore = createTestStore(network);
    return app;
  };

  it('is followed by an update of the lead of another tab after a conflict', async () => {
    const app = createElsewhere(() => jsonResponse(409, {}));
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  });

  const next = { idempotencyKey: 'application-1:2', body: { amount: 5000 } };

  it.each([
    ['leaves it pending if the server has rejected an answer', 422, { errors: { email: 'no' } }, next],
    ['leaves it pending if the server has refused the call', 400, { code: 'not_taken' }, next],
    ['drops it if the server has created the lead', 201, { id: 'lead-1', state: 0 }, null],
    ['drops it if the server names the lead in a conflict', 409, { id: 'lead-1' }, null],
  ])(
    'that is answered after another tab has prepared the next create %s',
    async (_what, status, body, pendingCreate) => {
      const app: TestStore = createTestStore(({ method }) => {
        if (method !== 'POST') return jsonResponse(200, { id: 'lead-1', state: 0 });
        app.store.dispatch(createPrepared(next));
        return jsonResponse(status, body);
      });
      app.store.dispatch(contact);
      await app.flushPromises();
      expect(app.store.getState().leadApplication).toMatchObject({ pendingCreate, attempt: 2 });
    },
  );

  it('shows the errors of its answers if another tab has settled its key meanwhile', async () => {
    const app: TestStore = createTestStore(() => {
      app.store.dispatch(createSettled({ idempotencyKey: 'application-1:1', isRejected: false }));
      return jsonResponse(422, { errors: { email: 'not_accepted' } });
    });
    app.store.dispatch(contact);
    await app.flushPromises();
    const { fieldErrors, pendingCreate, attempt } = app.store.getState().leadApplication;
    expect(fieldErrors).toEqual([{ name: 'email', code: 'not_accepted' }]);
    expect({ pendingCreate, attempt }).toEqual({ pendingCreate: null, attempt: 2 });
  });

  it.each([
    ['rejects it', 422, { errors: { email: 'not_accepted' } }],
    ['names its lead in a conflict', 409, { id: 'lead-1' }],
  ])(
    'uses up no key of the application that has replaced its own if the server %s',
    async (_what, status, body) => {
      const app: TestStore = createTestStore(() => {
        deleteInTab(app);
        return jsonResponse(status, body);
      });
      app.store.dispatch(contact);
      await app.flushPromises();
      const { application, attempt } = app.store.getState().leadApplication;
      expect(application.sessionId).toBe('session-9');
      expect(application).not.toHaveProperty('id');
      expect(attempt).toBe(1);
    },
  );

  it('is followed at once by an update of the lead that the server names in a conflict', async () => {
    const app = createTestStore(({ method }) =>
      jsonResponse(method === 'POST' ? 409 : 200, { id: 'lead-1', state: 0 }),
    );
    app.holdTime();
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  });

  it('is not followed by an update if it is repeated with fewer answers and the lead has ended', async () => {
    const rejected = stateNumber('REJECTED');
    const app: TestStore = createTestStore(() => jsonResponse(201, { id: 'lead-1', state: rejected }));
    app.store.dispatch(createPrepared({ idempotencyKey: 'application-1:1', body: { amount: 5000 } }));
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.calls.map(({ method }) => method)).toEqual(['POST']);
    expect(selectProgressState(app.store.getState())).toBe(rejected);
  });

  it('is followed by an update of a lead that another tab names soon after a conflict', async () => {
    const app: TestStore = createTestStore(({ method }) => {
      if (method !== 'POST') return jsonResponse(200, { id: 'lead-1', state: 0 });
      storeInOtherTab(app, { server: { id: 'lead-1' } });
      return jsonResponse(409, {});
    });
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
    expect(selectLeadRequestStatus(app.store.getState()).kind).toBe('saved');
  });

  it('goes out without a further delay as soon as the policies are known', async () => {
    const app = createTestStore(
      ({ path }) =>
        path.startsWith('/policies')
          ? jsonResponse(200, loadedPolicies)
          : jsonResponse(201, { id: 'lead-1', state: 0 }),
      { preloaded: { asyncFormData: initialAsyncFormData } },
    );
    app.holdTime();
    app.store.dispatch(contact);
    await app.flushPromises();
    expect(app.calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(selectLeadRequestStatus(app.store.getState()).kind).toBe('saved');
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
