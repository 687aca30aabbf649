import { describe, expect, it } from 'vitest';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { applicationResultUpdated, progressStatePushed } from '../slices/lead';
import {
  leadStatusRequested,
  offerAccepted,
  stateActionRequested,
  stepDataRejected,
  tabFollowed,
} from '../events';
import {
  getStored,
  goneResponse,
  jsonResponse,
  receiveFromOtherTab,
  createTestStore,
  type FakeNetwork,
} from '../store.fixture';

/** The actions of a state's screen, other than answering its questions. */

type TestStore = ReturnType<typeof createTestStore>;
const actionStatus = ({ store }: TestStore) => store.getState().asyncFormData.requests.stateAction;
const lead = ({ store }: TestStore) => store.getState().leadApplication;

function openState(state: number, network: FakeNetwork): TestStore {
  const app = createTestStore(network);
  receiveFromOtherTab(app, { id: 'lead-1' });
  app.store.dispatch(progressStatePushed(state));
  return app;
}

describe('a state action', () => {
  it('is sent once for repeated presses, with the lead id in its path or its body', async () => {
    const app = openState(38, () => jsonResponse(200, { id: 'lead-1', state: 38 }));
    app.store.dispatch(stateActionRequested({ call: 'continueOffer', details: {} }));
    app.store.dispatch(stateActionRequested({ call: 'continueOffer', details: {} }));
    await app.flushPromises();
    app.store.dispatch(
      stateActionRequested({ call: 'acceptCrediteaOffer', details: { offerId: 'offer-2' } }),
    );
    await app.flushPromises();
    expect(app.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/lead/continue/lead-1', {}],
      ['/lead/offer/accept-creditea-offer', { id: 'lead-1', offerId: 'offer-2' }],
    ]);
  });

  it('opens the state that the response names and resets its request status', async () => {
    const app = openState(38, () => jsonResponse(200, { id: 'lead-1', state: 10, stepData: { url: 'x' } }));
    app.store.dispatch(stateActionRequested({ call: 'skipOffer', details: {} }));
    await app.flushPromises();
    expect(lead(app).progressStates.at(-1)).toBe(10);
    expect(actionStatus(app)).toEqual({ kind: 'idle' });
  });

  it('is left to the server after an end, also if the lead can no longer be continued', async () => {
    const rejected = stateNumber('REJECTED');
    const app = openState(rejected, () => goneResponse(410));
    app.environment.now += 48 * 60 * 60 * 1000;
    app.store.dispatch(stateActionRequested({ call: 'appeal', details: { kind: 'review' } }));
    await app.flushPromises();
    expect(app.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/lead/appeal', { id: 'lead-1', kind: 'review' }],
    ]);
    expect(actionStatus(app)).toEqual({ kind: 'not-saved', reason: 'refused' });
    expect(app.store.getState().asyncFormData.reads.leadStatus.failure).toBeNull();
  });

  it('keeps the error code of each field that the server rejects', async () => {
    const app = openState(39, () => jsonResponse(422, { errors: { loan_amount: 'range' } }));
    app.store.dispatch(
      stateActionRequested({ call: 'updateProvidentOffer', details: { amount: 1, period: 2 } }),
    );
    await app.flushPromises();
    expect(actionStatus(app)).toEqual({
      kind: 'not-saved',
      reason: 'refused',
      codes: { loan_amount: 'range' },
    });
  });

  it.each([404, 410])('reports the lead as gone after a %i', async (status) => {
    const app = openState(38, () => goneResponse(status));
    app.store.dispatch(stateActionRequested({ call: 'continueOffer', details: {} }));
    await app.flushPromises();
    expect(app.store.getState().asyncFormData.reads.leadStatus.failure).toBe('gone');
  });

  it.each([
    ['fails', 500],
    ['succeeds', 200],
  ])(
    'of an earlier state that %s late leaves that of the next state alone',
    { tags: ['F29'] },
    async (_how, status) => {
      let answerSkip: (response: Response) => void = () => undefined;
      const answers = [
        jsonResponse(500, {}),
        jsonResponse(500, {}),
        jsonResponse(200, { id: 'lead-1', state: 10 }),
      ];
      const app = openState(38, ({ path }) => {
        if (path.startsWith('/lead/skip')) return new Promise((resolve) => (answerSkip = resolve));
        if (path.startsWith('/lead/continue')) return answers.shift() ?? jsonResponse(500, {});
        return jsonResponse(200, { id: 'lead-1', state: 40 });
      });
      app.store.dispatch(stateActionRequested({ call: 'skipOffer', details: {} }));
      await app.flushPromises();
      // Another tab goes on, and this one follows.
      receiveFromOtherTab(app, {}, 40);
      await app.flushPromises();
      app.store.dispatch(stateActionRequested({ call: 'continueOffer', details: {} }));
      answerSkip(jsonResponse(status, { id: 'lead-1', state: 40 }));
      await app.flushPromises();
      expect(app.calls.filter(({ path }) => path.startsWith('/lead/skip'))).toHaveLength(1);
      expect(app.calls.filter(({ path }) => path.startsWith('/lead/continue'))).toHaveLength(3);
      expect(lead(app).progressStates.at(-1)).toBe(10);
    },
  );

  it('can be repeated after a failure', async () => {
    const answers = [jsonResponse(409, {}), jsonResponse(200, { id: 'lead-1', state: 10 })];
    const app = openState(38, () => answers.shift() ?? jsonResponse(500, {}));
    app.store.dispatch(stateActionRequested({ call: 'continueOffer', details: {} }));
    await app.flushPromises();
    expect(actionStatus(app)).toMatchObject({ kind: 'not-saved', reason: 'refused' });
    app.store.dispatch(stateActionRequested({ call: 'continueOffer', details: {} }));
    await app.flushPromises();
    expect(lead(app).progressStates.at(-1)).toBe(10);
  });
});

describe('the status of a request that has failed', () => {
  it.each([
    [
      'the action of an offer, on another offer of the same state',
      38,
      stateActionRequested({ call: 'continueOffer', details: {} }),
      { state: 38, stateVersion: 'b', stepData: { offer: 'B' } },
    ],
    ['the hand-over to a lender, in the next state', 10, offerAccepted(), { state: 38 }],
  ])('goes with what it was about: %s', async (_what, state, press, next) => {
    let envelope: object = { state, stateVersion: 'a', stepData: { offer: 'A' } };
    const app = openState(state, ({ path }) =>
      path.startsWith('/lead/status')
        ? jsonResponse(200, { id: 'lead-1', ...envelope })
        : jsonResponse(400, { code: 'refused' }),
    );
    const readStatus = async () => {
      app.store.dispatch(leadStatusRequested());
      await app.flushPromises();
    };
    const listFailures = () =>
      Object.values(app.store.getState().asyncFormData.requests).filter(({ kind }) => kind === 'not-saved');
    await readStatus();
    app.store.dispatch(press);
    await app.flushPromises();
    await readStatus();
    expect(listFailures()).toMatchObject([{ reason: 'refused' }]);
    envelope = next;
    await readStatus();
    expect(listFailures()).toEqual([]);
  });
});

it.each([
  [
    'nothing follows',
    'continueOffer',
    { state: 38, stateVersion: 'a', stepData: { offer: 'A' } },
    'no-next-state',
  ],
  ['nothing follows where no state is named', 'skipOffer', {}, 'no-next-state'],
  ['the next state follows', 'continueOffer', { state: 10 }, undefined],
  [
    'another offer follows',
    'skipOffer',
    { state: 38, stateVersion: 'b', stepData: { offer: 'B' } },
    undefined,
  ],
  ['the screen may stay', 'updateProvidentOffer', { state: 38 }, undefined],
] as const)('says after an accepted action whether %s', async (_what, call, answer, reason) => {
  const app = openState(38, ({ path }) =>
    jsonResponse(
      200,
      path.startsWith('/lead/status')
        ? { id: 'lead-1', state: 38, stateVersion: 'a', stepData: { offer: 'A' } }
        : { id: 'lead-1', ...answer },
    ),
  );
  app.store.dispatch(leadStatusRequested());
  await app.flushPromises();
  app.store.dispatch(
    call === 'updateProvidentOffer'
      ? stateActionRequested({ call, details: { amount: 1000, period: 12 } })
      : stateActionRequested({ call, details: {} }),
  );
  await app.flushPromises();
  const { stateAction } = app.store.getState().asyncFormData.requests;
  expect(stateAction?.kind === 'not-saved' ? stateAction.reason : undefined).toBe(reason);
});

it('the questions of a state are asked again after the state was left', async () => {
  const app = openState(30, () => jsonResponse(200, {}));
  const { input, server } = getStored(app.store.getState());
  app.store.dispatch(tabFollowed({ input: { ...input, submitted: ['states>id-upload'] }, server }));
  app.store.dispatch(progressStatePushed(6));
  await app.flushPromises();
  expect(app.store.getState().dynamicPages.submitted).toEqual([]);
});

it('the questions of a state stay answered if another tab tells of the state and of the answers', async () => {
  const app = openState(6, () => jsonResponse(200, {}));
  const { input, server } = getStored(app.store.getState());
  const submitted = ['states>id-upload'];
  const progressStates = [...server.progressStates, 30];
  app.store.dispatch(tabFollowed({ input: { ...input, submitted }, server: { ...server, progressStates } }));
  await app.flushPromises();
  expect(app.store.getState().dynamicPages.submitted).toEqual(submitted);
});

it('says that the lead had moved on if an action fails after another offer has come', async () => {
  let refuse = (): void => undefined;
  let offer = 'A';
  const app = openState(38, ({ path }) =>
    path.startsWith('/lead/status')
      ? jsonResponse(200, { id: 'lead-1', state: 38, stateVersion: offer, stepData: { offer } })
      : new Promise((resolve) => (refuse = () => resolve(jsonResponse(400, { code: 'refused' })))),
  );
  app.store.dispatch(leadStatusRequested());
  await app.flushPromises();
  app.store.dispatch(stateActionRequested({ call: 'continueOffer', details: {} }));
  offer = 'B';
  app.store.dispatch(leadStatusRequested());
  await app.flushPromises();
  refuse();
  await app.flushPromises();
  expect(lead(app).result.stepData).toEqual({ offer: 'B' });
  expect(actionStatus(app)).toEqual({ kind: 'not-saved', reason: 'moved' });
});

describe('the screen data of a state', () => {
  it('comes with the response that named the state, and is empty if that response had none', async () => {
    const answers = [
      jsonResponse(200, { id: 'lead-1', state: 40, stepData: { offer: {} } }),
      jsonResponse(200, { id: 'lead-1', state: 40 }),
      jsonResponse(200, { id: 'lead-1', state: 41 }),
    ];
    const app = openState(38, () => answers.shift() ?? jsonResponse(500, {}));
    const seenData: unknown[] = [lead(app).result.stepData];
    for (const call of ['skipOffer', 'continueOffer', 'skipOffer'] as const) {
      app.store.dispatch(stateActionRequested({ call, details: {} }));
      await app.flushPromises();
      seenData.push(lead(app).result.stepData);
    }
    expect(seenData).toEqual([undefined, { offer: {} }, { offer: {} }, {}]);
  });

  it('includes the consents of the response that named the state', async () => {
    const consent = { id: 'bureau', text: 'Check', required: true, given: false };
    const answers = [
      jsonResponse(200, { id: 'lead-1', state: 20, customerConsents: [consent] }),
      jsonResponse(200, { id: 'lead-1', state: 20 }),
      jsonResponse(200, { id: 'lead-1', state: 35 }),
    ];
    const app = openState(20, () => answers.shift() ?? jsonResponse(500, {}));
    const seenData: string[][] = [];
    for (let count = 0; count < 3; count += 1) {
      app.store.dispatch(stateActionRequested({ call: 'skipOffer', details: {} }));
      await app.flushPromises();
      seenData.push(lead(app).customerConsents.map(({ id }) => id));
    }
    expect(seenData).toEqual([['bureau'], ['bureau'], []]);
  });

  it('is requested if the state came from another tab', async () => {
    const seenData = jsonResponse(200, { id: 'lead-1', state: 40, stepData: { offer: {} } });
    const app = openState(38, ({ path }) =>
      path === '/lead/status/lead-1' ? seenData : jsonResponse(500, {}),
    );
    app.store.dispatch(applicationResultUpdated({ stepData: { offers: [] } }));
    receiveFromOtherTab(app, {}, 40);
    expect(lead(app).result.stepData).toBeUndefined();
    await app.flushPromises();
    expect(app.calls.map(({ path }) => path)).toEqual(['/lead/status/lead-1']);
    expect(lead(app).result.stepData).toEqual({ offer: {} });
  });

  it('is logged once per state if it cannot be read', async () => {
    const app = openState(38, () => jsonResponse(500, {}));
    app.store.dispatch(stepDataRejected([]));
    app.store.dispatch(stepDataRejected([]));
    await app.flushPromises();
    expect(app.logs).toEqual(['The data for the screen of a state is missing or invalid']);
  });

  it('is logged once for the same places that were left out', async () => {
    const app = openState(38, () => jsonResponse(500, {}));
    for (const places of [['lender.name'], ['lender.name'], ['documents.0.title']])
      app.store.dispatch(stepDataRejected(places));
    await app.flushPromises();
    expect(app.logs).toHaveLength(2);
  });
});
