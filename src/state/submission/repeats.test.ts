import { beforeEach, describe, expect, it } from 'vitest';
import { createLead } from '../../../tests/backend/leads';
import { moveToState } from '../../../tests/backend/storyProgress';
import { stateNumber, type ProgressStateName } from '../../domain/journey/states/progressStates';
import { referenceNetwork, resetBackend } from '../../testing/backend.fixture';
import { getStateQuestionnaires } from '../../testing/pages.fixture';
import {
  callBackRequested,
  consentsSubmitted,
  leadStatusRequested,
  offerAccepted,
  passwordChosen,
  stateActionRequested,
  unsubscribeRequested,
} from '../events';
import type { AppDispatch } from '../root';
import {
  listMovedRequests,
  selectHasMoved,
  selectProgressState,
  selectRequestStatus,
} from '../selectors/journey';
import { progressStatePushed } from '../slices/lead';
import {
  deleteInTab,
  jsonResponse,
  createTestStore,
  ondaraPage,
  receiveFromOtherTab,
  submitAnswers,
  type FakeNetwork,
} from '../store.fixture';
import { submitStateQuestionnaire } from './submitStateQuestionnaire';
import { uploadPictures } from './uploadPictures';
import { account, contact } from './waiting.fixture';

/** What a request is for: it reaches the state and the offer that the applicant saw, once. */

beforeEach(resetBackend);

/** The reference back end behind a network that loses the response to the first call of a path. */
function loseResponse(path: string): FakeNetwork {
  let isLost = false;
  return async (call) => {
    const response = await referenceNetwork(call);
    if (!call.path.startsWith(path) || isLost) return response;
    isLost = true;
    return 'no connection';
  };
}

const email = 'ana+cofidis-offer.instabank-offer.rejected@example.com';

/** What the applicant does. */
type Press = (dispatch: AppDispatch) => unknown;

/** A lead of the reference back end in a state, whose screen the applicant sees. */
async function openState(name: ProgressStateName, network: FakeNetwork = referenceNetwork) {
  const lead = createLead('dynamic', { contactDetails: { email, phoneNumber: '+34612345678' } });
  moveToState(lead, stateNumber(name));
  const app = createTestStore(network);
  receiveFromOtherTab(app, { id: lead.id });
  app.store.dispatch(progressStatePushed(lead.state));
  app.store.dispatch(leadStatusRequested());
  await app.flushPromises();
  app.calls.length = 0;
  const press = async (act: Press) => {
    act(app.store.dispatch);
    await app.flushPromises();
  };
  const getState = () => selectProgressState(app.store.getState());
  const getVersion = () => app.store.getState().leadApplication.result.stateVersion;
  return { ...app, lead, press, getState, getVersion };
}

const accept: Press = (dispatch) => dispatch(stateActionRequested({ call: 'continueOffer', details: {} }));
const decline: Press = (dispatch) => dispatch(stateActionRequested({ call: 'skipOffer', details: {} }));
const buy: Press = (dispatch) => dispatch(offerAccepted());

describe('an action whose response was lost', () => {
  it.each([
    ['accept', accept, '/lead/continue/'],
    ['decline', decline, '/lead/skip/'],
  ])('is not repeated, because the status shows the next offer: %s', async (_what, act, path) => {
    const app = await openState('COFIDIS_OFFER', loseResponse(path));
    await app.press(act);
    expect(app.calls.filter((call) => call.path.startsWith(path))).toHaveLength(1);
    expect(app.lead.state).toBe(stateNumber('INSTABANK_OFFER'));
    expect(app.getState()).toBe(stateNumber('INSTABANK_OFFER'));
    expect(selectHasMoved(app.store.getState())).toBe(true);
  });

  it('does not meet the next offer on a server without keys and words for states', async () => {
    const app = await openState('COFIDIS_OFFER', async (call) => {
      const { stateVersion: _word, ...body } = call.body;
      const response = await referenceNetwork({ ...call, key: null, body });
      return call.path.startsWith('/lead/continue/') ? jsonResponse(502, {}) : response;
    });
    await app.press(accept);
    expect(app.lead.state).toBe(stateNumber('INSTABANK_OFFER'));
  });

  it('is not repeated by a press either before the status is known', async () => {
    let isStatusLost = true;
    const app = await openState('COFIDIS_OFFER', async (call) => {
      if (call.path.startsWith('/lead/status/') && isStatusLost && app.calls.length > 0)
        return jsonResponse(502, {});
      const response = await referenceNetwork(call);
      return call.path.startsWith('/lead/continue/') ? jsonResponse(502, {}) : response;
    });
    await app.press(accept);
    await app.press(accept);
    isStatusLost = false;
    await app.press(accept);
    expect(app.calls.filter(({ path }) => path.startsWith('/lead/continue/'))).toHaveLength(1);
    expect(app.getState()).toBe(stateNumber('INSTABANK_OFFER'));
    expect(selectHasMoved(app.store.getState())).toBe(true);
  });
});

describe('an action whose response was lost while an older read was under way', () => {
  /** A server that knows no keys and names no version. The response to the first action is lost. */
  const plainServer: FakeNetwork = async (call) => {
    const { stateVersion: _word, ...body } = call.body;
    const response = await referenceNetwork({ ...call, key: null, body });
    if (response === 'no connection' || call.method === 'POST') return 'no connection';
    const { stateVersion: _version, ...envelope } = Object(await response.json());
    return jsonResponse(response.status, envelope);
  };

  it.each([
    ['after the loss', true],
    ['when the press is repeated', false],
  ])('is not repeated for the next offer, although that read was answered %s', async (_when, isBefore) => {
    let answerRead = () => undefined as void;
    let isReadHeld = false;
    const app = await openState('COFIDIS_OFFER', async (call) => {
      const response = await plainServer(call);
      if (call.method === 'GET' && isReadHeld) {
        isReadHeld = false;
        await new Promise<void>((resolve) => (answerRead = resolve));
      }
      return response;
    });
    isReadHeld = true;
    app.store.dispatch(leadStatusRequested());
    await app.flushPromises();
    app.environment.isOnline = false;
    await app.press(accept);
    const acts = [() => answerRead(), () => app.goOnline()];
    for (const act of isBefore ? acts : acts.toReversed()) {
      act();
      await app.flushPromises();
    }
    expect(app.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(app.lead.state).toBe(stateNumber('INSTABANK_OFFER'));
    expect(app.getState()).toBe(stateNumber('INSTABANK_OFFER'));
    expect(selectHasMoved(app.store.getState())).toBe(true);
  });

  it('is not sent if the same state shows another offer since the press', async () => {
    let offerId = 'a';
    const app = await openState('COFIDIS_OFFER', ({ method }) =>
      method === 'POST'
        ? 'no connection'
        : jsonResponse(200, { state: stateNumber('COFIDIS_OFFER'), application: { offerId }, stepData: {} }),
    );
    app.environment.isOnline = false;
    await app.press(accept);
    offerId = 'b';
    app.store.dispatch(leadStatusRequested());
    await app.flushPromises();
    app.goOnline();
    await app.flushPromises();
    expect(app.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(selectHasMoved(app.store.getState())).toBe(true);
  });
});

describe('the key of a request', () => {
  const callBack: Press = (dispatch) => dispatch(callBackRequested({ phoneNumber: '+34612345678' }));
  const getKeys = (app: Awaited<ReturnType<typeof openState>>) =>
    app.calls.filter(({ path }) => path === '/lead/call-back').map(({ key }) => key);

  it('is that of the press before, if nobody knows whether that has arrived', async () => {
    let isLost = true;
    const app = await openState('ACCEPTED', (call) =>
      isLost && call.path === '/lead/call-back' ? jsonResponse(502, {}) : referenceNetwork(call),
    );
    await app.press(callBack);
    isLost = false;
    await app.press(callBack);
    await app.press(callBack);
    const [first, second, third, fourth, fifth] = getKeys(app);
    expect([second, third, fourth]).toEqual([first, first, first]);
    expect(fifth).not.toBe(first);
  });

  it('is sent no more after another tab has deleted the application, also before this one has heard of it', async () => {
    const app = await openState('ACCEPTED', (call) =>
      call.path === '/lead/call-back' ? 'no connection' : referenceNetwork(call),
    );
    app.environment.isOnline = false;
    await app.press(callBack);
    const { applicationId } = app.store.getState().leadApplication;
    app.local.set(`ended:${applicationId}`, { endedAt: app.environment.now, state: null });
    app.goOnline();
    await app.flushPromises();
    expect(getKeys(app)).toHaveLength(1);
  });

  it('belongs to the call: a decline after a lost accept is no repeat of it', async () => {
    const app = await openState('COFIDIS_OFFER', ({ method }) =>
      method === 'POST'
        ? jsonResponse(502, {})
        : jsonResponse(200, { state: stateNumber('COFIDIS_OFFER'), stepData: {} }),
    );
    await app.press(accept);
    await app.press(decline);
    const keysOf = (path: string) =>
      app.calls.filter((call) => call.path.startsWith(path)).map(({ key }) => key);
    expect(new Set(keysOf('/lead/continue/')).size).toBe(1);
    expect(keysOf('/lead/skip/')).not.toContain(keysOf('/lead/continue/')[0]);
  });
});

describe('a request for a state that the lead has left meanwhile', () => {
  const vehicle = getStateQuestionnaires(ondaraPage)['vehicle'] ?? expect.unreachable('No questions.');
  const front = new File(['picture'], 'front.jpg', { type: 'image/jpeg' });
  const pictures = uploadPictures(
    { front },
    { onProgress: () => undefined, signal: new AbortController().signal },
  );
  const upload: Press = (dispatch) => dispatch(pictures);
  const answers = { vehicle_license_plate_number: '1234BBC' };
  const answer: Press = (dispatch) => dispatch(submitStateQuestionnaire(vehicle, answers));

  it.each([
    ['an accept', 'COFIDIS_OFFER', 'stateAction', accept],
    ['a decline', 'COFIDIS_OFFER', 'stateAction', decline],
    ['the sale', 'ACCEPTED', 'sale', buy],
    ['pictures', 'ID_UPLOAD', 'stateAction', upload],
    ['answers', 'VEHICLE', 'state', answer],
  ] as const)('changes nothing and shows where the lead is: %s', async (_what, name, key, act) => {
    const app = await openState(name);
    const seen = app.getVersion();
    // On another device.
    moveToState(app.lead, stateNumber('PROVIDENT_OFFER'));
    await app.press(act);
    expect(app.calls).toMatchObject([{ body: { stateVersion: seen } }]);
    expect(app.lead.state).toBe(stateNumber('PROVIDENT_OFFER'));
    expect(app.getState()).toBe(stateNumber('PROVIDENT_OFFER'));
    const { requests } = app.store.getState().asyncFormData;
    expect(requests[key]).toEqual({ kind: 'not-saved', reason: 'moved' });
    expect(app.store.getState().leadApplication.result.stepData).toHaveProperty('limits');
    expect(app.getVersion()).not.toBe(seen);
  });

  it('is shown on the screen that shows then, whose own requests are as new, and no longer on the next', async () => {
    const app = await openState('COFIDIS_OFFER');
    moveToState(app.lead, stateNumber('INSTABANK_OFFER'));
    await app.press(accept);
    expect(selectHasMoved(app.store.getState())).toBe(true);
    expect(selectRequestStatus(app.store.getState(), 'stateAction')).toEqual({ kind: 'idle' });
    await app.press(accept);
    expect(app.getState()).toBe(stateNumber('REJECTED'));
    expect(listMovedRequests(app.store.getState())).toEqual([]);
  });

  it('is shown also if the lead has another offer in the same state', async () => {
    const app = await openState('PROVIDENT_OFFER');
    app.lead.requestedTerms = { amount: 1500, period: 24 };
    await app.press(accept);
    expect(app.lead.state).toBe(stateNumber('PROVIDENT_OFFER'));
    expect(app.store.getState().leadApplication.result.stepData).toMatchObject({ offer: { amount: 1500 } });
    expect(app.store.getState().asyncFormData.requests.stateAction).toMatchObject({ reason: 'moved' });
    await app.press(accept);
    expect(app.lead.state).not.toBe(stateNumber('PROVIDENT_OFFER'));
  });

  /** A server that names only another version of the offer after the press, and then what a status request gets. */
  async function openOfferOfNewVersions(pressStatus: number, getStatus: () => object) {
    let isPressed = false;
    const state = stateNumber('COFIDIS_OFFER');
    const app = await openState('COFIDIS_OFFER', (call) => {
      if (call.method === 'POST') {
        isPressed = true;
        return jsonResponse(pressStatus, { state, stateVersion: 'next' });
      }
      return isPressed ? jsonResponse(200, { state, ...getStatus() }) : referenceNetwork(call);
    });
    const getStepData = () => app.store.getState().leadApplication.result.stepData;
    const shown = new Set([getStepData()]);
    app.listenTo(() => shown.add(getStepData()));
    await app.press(accept);
    expect(app.calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
    return [...shown];
  }

  it.each([
    ['in a response', 200],
    ['in a refusal', 409],
  ])('leaves nothing of the offer before if only its version is new %s', async (_where, pressStatus) => {
    const stepData = { offer: 'the next' };
    const shown = await openOfferOfNewVersions(pressStatus, () => ({ stateVersion: 'next', stepData }));
    expect(shown).toMatchObject([{ offer: { partner: 'Cofidis' } }, undefined, stepData]);
  });

  it('asks once for the data of a new version, also from a server that never sends any', async () => {
    let versions = 0;
    const shown = await openOfferOfNewVersions(200, () => {
      versions += 1;
      return { stateVersion: `v${versions}` };
    });
    expect(shown).toMatchObject([{ offer: { partner: 'Cofidis' } }, undefined, {}]);
  });

  it('is not sent again with corrected answers to the next offer in the same state', async () => {
    const offer = getStateQuestionnaires(ondaraPage)['proficredit-offer'] ?? expect.unreachable();
    const acceptTo = (iban: string): Press => {
      const act = submitStateQuestionnaire(offer, { iban });
      return (dispatch) => dispatch(act);
    };
    let answer: (response: Response) => void = () => undefined;
    const app = await openState('PROFICREDIT_OFFER', (call) =>
      call.method === 'POST'
        ? new Promise<Response>((resolve) => (answer = resolve))
        : referenceNetwork(call),
    );
    await app.press(acceptTo('ES9121000418450200051332'));
    await app.press(acceptTo('ES7921000813610123456789'));
    answer(
      jsonResponse(409, { state: stateNumber('PROFICREDIT_OFFER'), stateVersion: 'next', stepData: {} }),
    );
    await app.flushPromises();
    expect(app.calls.map(({ method }) => method)).toEqual(['POST']);
    expect(selectHasMoved(app.store.getState())).toBe(true);
  });

  it('leaves the present press alone if it was abandoned meanwhile', async () => {
    const answers: ((response: Response | 'no connection') => void)[] = [];
    const app = await openState('COFIDIS_OFFER', (call) =>
      call.path.startsWith('/lead/continue/')
        ? new Promise((resolve) => answers.push(resolve))
        : referenceNetwork(call),
    );
    await app.press(accept);
    moveToState(app.lead, stateNumber('INSTABANK_OFFER'));
    app.store.dispatch(progressStatePushed(stateNumber('INSTABANK_OFFER')));
    await app.press(accept);
    answers[0]?.(jsonResponse(409, { state: stateNumber('INSTABANK_OFFER') }));
    await app.flushPromises();
    expect(selectRequestStatus(app.store.getState(), 'stateAction')).toEqual({ kind: 'sending' });
    expect(selectHasMoved(app.store.getState())).toBe(false);
  });

  it('is no longer shown after a press of another kind', async () => {
    const app = await openState('VEHICLE', (call) =>
      call.path.startsWith('/lead/skip/') ? new Promise(() => undefined) : referenceNetwork(call),
    );
    moveToState(app.lead, stateNumber('PROVIDENT_OFFER'));
    await app.press(answer);
    expect(selectHasMoved(app.store.getState())).toBe(true);
    await app.press(decline);
    expect(selectHasMoved(app.store.getState())).toBe(false);
  });

  it('is no longer repeated for the form if another tab has got the decision, and says so', async () => {
    const app = createTestStore(({ method }) => {
      if (method === 'POST') return jsonResponse(201, { id: 'lead-1', state: 0, dataPoints: ['iban'] });
      receiveFromOtherTab(app, {}, stateNumber('REJECTED'));
      return jsonResponse(500, {});
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    app.store.dispatch(submitAnswers(account));
    await app.flushPromises();
    expect(app.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(selectHasMoved(app.store.getState())).toBe(true);
  });

  it('says nothing in an application that has taken the place of the one that sent it', async () => {
    let answer: (response: Response) => void = () => undefined;
    const app = await openState('COFIDIS_OFFER', (call) =>
      call.path.startsWith('/lead/continue/')
        ? new Promise<Response>((resolve) => (answer = resolve))
        : referenceNetwork(call),
    );
    accept(app.store.dispatch);
    await app.flushPromises();
    deleteInTab(app);
    answer(jsonResponse(409, { state: 40 }));
    await app.flushPromises();
    expect(selectHasMoved(app.store.getState())).toBe(false);
  });
});

describe('a server that has no version of states', () => {
  it('gets none, and is sent the action as before', async () => {
    const app = await openState('COFIDIS_OFFER', async (call) => {
      const response = await referenceNetwork(call);
      if (response === 'no connection') return response;
      const { stateVersion: _version, ...envelope } = Object(await response.json());
      return jsonResponse(response.status, envelope);
    });
    await app.press(accept);
    expect(app.calls).toMatchObject([{ body: {} }]);
    expect(app.calls[0]?.body).not.toHaveProperty('stateVersion');
    expect(app.getState()).toBe(stateNumber('INSTABANK_OFFER'));
  });

  it('leaves no version of an earlier state', async () => {
    const app = await openState('COFIDIS_OFFER', (call) =>
      call.path.startsWith('/lead/skip/')
        ? jsonResponse(200, { state: stateNumber('INSTABANK_OFFER') })
        : referenceNetwork(call),
    );
    expect(app.getVersion()).toEqual(expect.any(String));
    await app.press(decline);
    expect(app.getVersion()).toBeUndefined();
  });
});

describe('the key of a request', () => {
  const failOnce = (path: string, response: () => Response): FakeNetwork => {
    let isFirst = true;
    return (call) => {
      if (!call.path.startsWith(path) || !isFirst) return response();
      isFirst = false;
      return jsonResponse(500, {});
    };
  };
  const done = () => new Response(null, { status: 204 });
  const stated = () => jsonResponse(200, { id: 'lead-1', state: 10 });
  const rows: readonly (readonly [string, Press, () => Response])[] = [
    ['/lead/sale', buy, stated],
    [
      '/lead/customer/password',
      (dispatch) => dispatch(passwordChosen({ password: 'a long enough one' })),
      done,
    ],
    [
      '/customer/lead-1/consents',
      (dispatch) => dispatch(consentsSubmitted([{ id: 'a', given: true }])),
      () => jsonResponse(200, []),
    ],
    [
      '/customer/email/unsubscribe',
      (dispatch) => dispatch(unsubscribeRequested({ email: 'ana@example.com' })),
      done,
    ],
    [
      '/v2/customer/mobile/resend-code',
      (dispatch) => dispatch(stateActionRequested({ call: 'resendCode', details: {} })),
      done,
    ],
    ['/lead/continue/lead-1', accept, stated],
  ];

  it.each(rows)(
    'is the same for each attempt of one press, and another for the next: %s',
    async (path, act, response) => {
      const app = createTestStore(failOnce(path, response));
      receiveFromOtherTab(app, { id: 'lead-1' });
      app.store.dispatch(progressStatePushed(10));
      const listKeys = () => app.calls.filter((call) => call.path.startsWith(path)).map(({ key }) => key);
      for (let press = 0; press < 2; press += 1) {
        act(app.store.dispatch);
        await app.flushPromises();
      }
      const [first, again, next] = listKeys();
      expect(listKeys()).toHaveLength(3);
      expect(first).toEqual(expect.any(String));
      expect(again).toBe(first);
      expect(next).not.toBe(first);
    },
  );

  it('is kept for a repeated update, and changed for one with other answers', async () => {
    const bodies = new Map<string | null, string>();
    let failures = 2;
    const app = createTestStore(({ method, key, body }) => {
      if (method === 'POST') return jsonResponse(201, { id: 'lead-1', state: 0, dataPoints: ['iban'] });
      const before = bodies.get(key);
      bodies.set(key, JSON.stringify(body));
      if (before !== undefined && before !== JSON.stringify(body)) return jsonResponse(409, {});
      failures -= 1;
      if (failures === 0) receiveFromOtherTab(app, { amount: 3500 });
      return failures < 0 ? stated() : jsonResponse(500, {});
    });
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    app.store.dispatch(submitAnswers(account));
    await app.flushPromises();
    const updates = app.calls.filter(({ method }) => method === 'PUT');
    expect(updates).toHaveLength(3);
    expect(updates[1]?.key).toBe(updates[0]?.key);
    expect(updates[2]?.key).not.toBe(updates[0]?.key);
    expect(selectProgressState(app.store.getState())).toBe(10);
  });
});

describe("a proxy's page in place of a response", () => {
  const page = (status: number) =>
    new Response('<!doctype html><title>Not Found</title>', {
      status,
      headers: { 'Content-Type': 'text/html' },
    });

  it.each([404, 410])('does not restart the application after an update: %i', async (status) => {
    const app = createTestStore(({ method }) =>
      method === 'POST' ? jsonResponse(201, { id: 'lead-1', state: 0, dataPoints: ['iban'] }) : page(status),
    );
    app.store.dispatch(submitAnswers(contact));
    await app.flushPromises();
    app.store.dispatch(submitAnswers(account));
    await app.flushPromises();
    const state = app.store.getState();
    expect(state.leadApplication.application).toMatchObject({ id: 'lead-1', sessionId: 'session-1' });
    expect(selectRequestStatus(state, 'lead')).toEqual({ kind: 'not-saved', reason: 'intercepted' });
    expect(state.asyncFormData.announcement).toBeNull();
  });

  it('does not say that the lead is gone', async () => {
    const app = await openState('COFIDIS_OFFER', (call) =>
      call.path.startsWith('/lead/continue/') ? page(404) : referenceNetwork(call),
    );
    await app.press(accept);
    expect(app.store.getState().asyncFormData.reads.leadStatus.failure).toBeNull();
    expect(selectRequestStatus(app.store.getState(), 'stateAction')).toEqual({
      kind: 'not-saved',
      reason: 'intercepted',
    });
  });
});
