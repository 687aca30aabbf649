import { describe, expect, it } from 'vitest';
import { calls } from '../../api/calls.gen';
import { stateNumber } from '../../domain/journey/states/progressStates';
import type { Lead } from '../../domain/lead/lead';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import { getStateQuestionnaires } from '../../testing/pages.fixture';
import { saveDraft } from '../drafts';
import { selectRequestStatus } from '../selectors/journey';
import { progressStatePushed } from '../slices/lead';
import {
  jsonResponse,
  createTestStore,
  ondaraPage,
  praveloPage,
  receiveFromOtherTab,
  type FakeNetwork,
  refusedResponse,
} from '../store.fixture';
import { submitStateQuestionnaire } from './submitStateQuestionnaire';

const findQuestionnaire = (route: string) =>
  getStateQuestionnaires(ondaraPage)[route] ?? expect.unreachable(`${route} asks nothing.`);
const vehicle = findQuestionnaire('vehicle');
const plate = { vehicle_license_plate_number: '1234BBC' };

function openState(state: number, network: FakeNetwork, lead: Lead = { id: 'lead-1' }) {
  const app = createTestStore(network);
  receiveFromOtherTab(app, lead);
  app.store.dispatch(progressStatePushed(state));
  const submit = async (questionnaire: Questionnaire, answers: Readonly<Record<string, string>>) => {
    app.store.dispatch(submitStateQuestionnaire(questionnaire, answers));
    await app.flushPromises();
  };
  return { ...app, submit, getLead: () => app.store.getState().leadApplication };
}

const accepted =
  (state: number): FakeNetwork =>
  () =>
    jsonResponse(200, { id: 'lead-1', state });

describe('answers to a state that the server cannot take', () => {
  const unknown: Questionnaire = { ...vehicle, key: 'states>of-a-later-release' };

  it.each([
    ['the session has expired', { id: 'lead-1' }, vehicle, 25 * 60 * 60 * 1000],
    ['the lead has expired', { id: 'lead-1', expiresAt: '2026-11-20T12:00:00.500Z' }, vehicle, 1000],
    ['the server has not named the lead', {}, vehicle, 0],
    ['no state asks them', { id: 'lead-1' }, unknown, 0],
    ['no state asks them and the server has not named the lead', {}, unknown, 0],
  ])('are not sent, and the application begins again, if %s', async (_case, lead, questionnaire, later) => {
    const app = openState(stateNumber('VEHICLE'), accepted(6), lead);
    app.environment.now += later;
    await app.submit(questionnaire, plate);
    expect(app.calls).toEqual([]);
    expect(app.getLead()).toMatchObject({
      progressStates: [0],
      application: { sessionId: 'session-2', otherDetails: { vehicleLicensePlateNumber: '1234BBC' } },
    });
    expect(app.getLead().application).not.toHaveProperty('id');
    expect(selectRequestStatus(app.store.getState(), 'state').kind).toBe('idle');
  });
});

describe('the answers to a state', () => {
  it('are sent without one that no questionnaire of the page asks', async () => {
    const foreign = praveloPage.steps
      .flatMap(({ dataPoints }) => dataPoints)
      .filter(({ name }) => name === 'reference_name');
    expect(foreign).toHaveLength(1);
    const app = openState(stateNumber('VEHICLE'), accepted(6));
    const questionnaire = { ...vehicle, dataPoints: [...vehicle.dataPoints, ...foreign] };
    await app.submit(questionnaire, { ...plate, reference_name: 'Eva' });
    expect(app.calls.map(({ body }) => body)).toEqual([
      { id: 'lead-1', otherDetails: { vehicleLicensePlateNumber: '1234BBC' } },
    ]);
    expect(app.getLead().progressStates.at(-1)).toBe(6);
  });

  it('name what the applicant has removed or hidden, so that the server does not keep it', async () => {
    const lead = { id: 'lead-1', incomeDetails: { incomeSource: 'pensioner', positionType: 'permanent' } };
    const app = openState(stateNumber('WNIOSEK'), accepted(6), lead);
    await app.submit(findQuestionnaire('wniosek'), {});
    expect(app.calls[0]?.body).toMatchObject({ emptied: ['position_type'] });
  });

  it('leave the consents as they were given', async () => {
    const policies = [
      { id: 'general_policies', version: '2026-11', given: true, givenAt: '2026-11-20T11:00:00.000Z' },
    ];
    const app = openState(stateNumber('VEHICLE'), accepted(6), { id: 'lead-1', policies });
    await app.submit(vehicle, plate);
    expect(app.calls).toHaveLength(1);
    expect(app.getLead().application.policies).toEqual(policies);
  });

  it.each([
    ['stay as they were typed if the server names the same state', 'VEHICLE', true],
    ['are no longer kept as a draft if the server names another state', 'CHECKING', false],
  ] as const)('%s', async (_case, next, isKept) => {
    const app = openState(stateNumber('VEHICLE'), accepted(stateNumber(next)));
    app.store.dispatch(saveDraft(vehicle.key, plate));
    await app.submit(vehicle, plate);
    const { drafts, submitted } = app.store.getState().dynamicPages;
    expect(Object.hasOwn(drafts, vehicle.key)).toBe(isKept);
    expect(submitted.includes(vehicle.key)).toBe(isKept);
  });

  it('have no error any more once the server has accepted them', async () => {
    const responses = [
      jsonResponse(422, { errors: { vehicle_license_plate_number: 'not_accepted', shoe_size: 'odd' } }),
      jsonResponse(200, { id: 'lead-1', state: 6 }),
    ];
    const app = openState(stateNumber('VEHICLE'), () => responses.shift() ?? 'no connection');
    await app.submit(vehicle, { vehicle_license_plate_number: '0000AAA' });
    expect(app.getLead().fieldErrors).toHaveLength(2);
    await app.submit(vehicle, plate);
    expect(app.getLead().fieldErrors).toEqual([]);
  });
});

describe('answers that the server has accepted without another state', () => {
  const number = findQuestionnaire('change-mobile-number');
  const account = findQuestionnaire('wenance-account');
  const phone = { phone_number: '+34612345679' };
  const noNextState = { kind: 'not-saved', reason: 'no-next-state' };

  it.each([
    ['lead nowhere', stateNumber('CHANGE_MOBILE_NUMBER'), number, phone, { state: noNextState }],
    [
      'lead nowhere if they replace what a partner reports',
      stateNumber('WENANCE_TINK'),
      account,
      { iban: 'ES9121000418450200051332' },
      { secondaryCall: noNextState },
    ],
    [
      'are saved where their screen goes on',
      stateNumber('MOBILE_VERIFICATION'),
      number,
      phone,
      { secondaryCall: { kind: 'saved', at: expect.any(Number) } },
    ],
  ] as const)('%s', async (_what, state, questionnaire, answers, expected) => {
    const app = openState(state, accepted(state));
    await app.submit(questionnaire, answers);
    expect(app.store.getState().asyncFormData.requests).toEqual(expected);
  });

  it('are saved where the state asks for something else now', async () => {
    const state = stateNumber('WNIOSEK_UZUPELNIENIE');
    const asked = (...missing: readonly string[]) =>
      jsonResponse(200, { id: 'lead-1', state, stepData: { missing } });
    const responses = [asked('iban', 'email'), asked('email'), asked('email')];
    const app = openState(state, () => responses.shift() ?? 'no connection');
    const row = findQuestionnaire('wniosek-uzupelnienie');
    const submit = () => app.submit(row, { iban: 'PL61109010140000071219812874' });
    await submit();
    await submit();
    expect(app.store.getState().asyncFormData.requests.state).toMatchObject({ kind: 'saved' });
    await submit();
    expect(app.store.getState().asyncFormData.requests.state).toEqual(noNextState);
  });
});

describe('the status of a request of a screen', () => {
  const code = findQuestionnaire('mobile-verification');
  const number = findQuestionnaire('change-mobile-number');
  const verifying = stateNumber('MOBILE_VERIFICATION');

  it.each([
    ['its own questions', verifying, code, { code: '1234' }, 'verifyMobile', 'state'],
    [
      'questions of another state on it',
      verifying,
      number,
      { phone_number: '+34612345679' },
      'changeMobile',
      'secondaryCall',
    ],
    [
      'questions of a state, while the current one is unknown to this release',
      99,
      vehicle,
      plate,
      'vehicle',
      'secondaryCall',
    ],
  ] as const)('belongs to %s', async (_case, state, questionnaire, answers, call, requestKey) => {
    const app = openState(state, () => refusedResponse());
    await app.submit(questionnaire, answers);
    expect(app.calls.map(({ path }) => path)).toEqual([calls[call].path]);
    expect(app.store.getState().asyncFormData.requests).toEqual({
      [requestKey]: { kind: 'not-saved', reason: 'refused' },
    });
  });
});
