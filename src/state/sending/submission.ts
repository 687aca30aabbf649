import type { StepPath } from '../../domain/catalogue/steps';
import type { SendingKey } from '../../domain/journey/calls/sending';
import { nextPlace } from '../../domain/journey/states/nextPlace';
import { isOfferRoute, routeOf } from '../../domain/journey/states/progressStates';
import { isStepKey } from '../../domain/pages/questionnaire';
import { earliestStepOwning } from '../../domain/pages/stepSequence';
import type { RootState, StartListening } from '../root';
import { selectSteps } from '../selectors/journey';
import {
  answersRefused,
  answersTaken,
  applicationDataUpdated,
  waitTakenUp,
  type AnswersGiven,
} from '../signals';
import { sendingChanged } from '../slices/asyncFormData';
import { routeChangeRequested } from '../slices/lead';
import { currentState, type ServerFieldError } from '../slices/leadState';
import { answerState } from './answerState';
import { createOrUpdate } from './createOrUpdate';
import { countDown, deliver, secondsStillWanted, type Effect, type Verdict } from './deliver';
import { startAgain } from './submitQuestionnaire';

/** Sends what was given where it is to be sent, and leads on when the server has taken it. */
export function setupSubmissionListeners(startListening: StartListening): void {
  startListening({
    actionCreator: applicationDataUpdated,
    effect: async ({ payload }, effect) => {
      if (payload.sends === 'lead' && isStepKey(payload.key)) await sendStep(payload.key, effect);
      if (payload.sends === 'state' || payload.sends === 'aside')
        await sendState(payload.sends, payload, effect);
    },
  });
  startListening({
    actionCreator: waitTakenUp,
    effect: async ({ payload: { key, waiting } }, effect) => {
      const secondsLeft = secondsStillWanted(waiting, effect.extra.now());
      if (secondsLeft > 0) await countDown(key, { ...waiting, secondsLeft }, effect);
    },
  });
}

async function sendStep(path: StepPath, effect: Effect): Promise<void> {
  const { getState, extra } = effect;
  const before = currentState(getState().leadApplication);
  const send = (isAwaited: () => boolean) => createOrUpdate(path, effect, isAwaited);
  const delivered = await deliver('lead', send, effect, ({ kind }) => {
    const { id } = getState().leadApplication.application;
    extra.log(id === undefined ? 'Failed to post lead' : 'Failed to update lead', { kind });
  });
  if (delivered.kind === 'taken') leadOn(path, before, effect);
  if (delivered.kind === 'judged') judge('lead', delivered.verdict, effect);
}

async function sendState(
  sending: 'state' | 'aside',
  { key, answers }: AnswersGiven,
  effect: Effect,
): Promise<void> {
  const stateNow = () => currentState(effect.getState().leadApplication);
  const before = stateNow();
  const delivered = await deliver(sending, () => answerState({ key, answers }, effect), effect);
  if (delivered.kind === 'judged') judge(sending, delivered.verdict, effect);
  if (delivered.kind !== 'taken') return;
  effect.dispatch(
    answersTaken({
      key,
      sending,
      at: effect.extra.now(),
      leadsTo: null,
      endsReturn: false,
      errors: [],
      reopens: [],
      stays: stateNow() === before,
    }),
  );
}

/**
 * On along the sequence of steps; where the server named another state, that state's route has been taken instead. Who has
 * begun to change an answer meanwhile stays where that is, and submits it.
 */
function leadOn(path: StepPath, before: number, { dispatch, getState, extra }: Effect): void {
  const state = getState();
  const steps = selectSteps(state, extra.page);
  // What the server has taken has no error any more; errors on later steps still wait to be mended.
  const later = steps.slice(steps.findIndex((step) => step.path === path) + 1);
  const errors = state.leadApplication.fieldErrors.filter(
    ({ name }) => earliestStepOwning(later, [name]) !== null,
  );
  const { typedSince } = state.leadApplication;
  const isElsewhere = currentState(state.leadApplication) !== before;
  const stays = isElsewhere || typedSince.length > 0;
  const leadsTo = stays
    ? null
    : nextPlace({
        steps,
        submitted: state.dynamicPages.submitted,
        errored: errors.map(({ name }) => name),
        from: path,
        isReturning: state.dynamicPages.isReturning,
      });
  if (leadsTo === null && !stays && isAsking(state)) return tellNothingFollows(before, { dispatch, extra });
  const endsReturn = leadsTo !== null && leadsTo === steps.at(-1)?.path;
  dispatch(
    answersTaken({
      key: path,
      sending: 'lead',
      at: extra.now(),
      leadsTo,
      endsReturn,
      errors,
      reopens: typedSince,
      stays: false,
    }),
  );
}

/** Whether the state is one of the form: another tab may have sent the last step before, and both are where that has led. */
function isAsking({ leadApplication }: RootState): boolean {
  const { partnerName } = leadApplication.result;
  return !isOfferRoute(routeOf(currentState(leadApplication), partnerName) ?? '');
}

/** After the last step the server alone leads on. Where it does not, the step is still to be sent: the next press asks it again. */
function tellNothingFollows(state: number, { dispatch, extra }: Pick<Effect, 'dispatch' | 'extra'>): void {
  extra.log('The server took the last step and named nothing to follow', { state });
  dispatch(sendingChanged({ key: 'lead', sending: { kind: 'not-saved', reason: 'server' } }));
}

/** What the server said for good of what was sent. */
function judge(sending: SendingKey, verdict: Verdict, { dispatch, getState, extra }: Effect): void {
  switch (verdict.kind) {
    case 'field-errors': {
      const errors = Object.entries(verdict.errors).map(([name, code]): ServerFieldError => ({ name, code }));
      const steps = sending === 'lead' ? selectSteps(getState(), extra.page) : [];
      const opens = earliestStepOwning(
        steps,
        errors.map(({ name }) => name),
      );
      const { typedSince } = getState().leadApplication;
      dispatch(answersRefused({ sending, errors, opens, reopens: typedSince }));
      return;
    }
    case 'gone':
      if (dispatch(startAgain()) === 'asks-nothing') {
        dispatch(routeChangeRequested({ route: '', mode: 'PUSH' }));
      }
      return;
    case 'conflict':
    case 'refused':
      dispatch(sendingChanged({ key: sending, sending: { kind: 'not-saved', reason: 'refused' } }));
  }
}
