import type { StepPath } from '../../domain/catalogue/steps';
import type { RequestKey } from '../../domain/journey/calls/requests';
import type { DeadEnd } from '../../domain/journey/calls/requestStatus';
import { findProgressState } from '../../domain/journey/states/progressStates';
import { noNextStep, resolveNextStep } from '../../domain/journey/states/nextStep';
import { isStepKey } from '../../domain/pages/questionnaire';
import { indexQuestions } from '../../domain/pages/questionIndex';
import { findFirstStepWith, isLastStep, withStepsOnRequest } from '../../domain/pages/stepSequence';
import { getAnswer } from '../../domain/lead/paths';
import type { RootState, StartListening } from '../root';
import { selectDeadEnd } from '../selectors/deadEnd';
import {
  getSeenState,
  selectApplication,
  selectFieldErrors,
  selectFocusedStep,
  selectProgressState,
  selectResult,
  selectSteps,
  selectSubmitted,
} from '../selectors/journey';
import {
  answersRejected,
  answersAccepted,
  answersSubmitted,
  queuedStepCleared,
  waitRestored,
  type AnswersSubmitted,
} from '../events';
import { requestStatusChanged } from '../slices/asyncFormData';
import { routeChangeCleared } from '../slices/lead';
import type { ServerFieldError } from '../slices/leadState';
import { isSamePlace } from '../selectors/seenPlace';
import { sendStateAnswers } from './sendStateAnswers';
import { createOrUpdateLead } from './createOrUpdateLead';
import type { Attempt, ListenerContext } from './context';
import { countDown, sendWithRetries, getRemainingWaitSeconds, type Rejection } from './sendWithRetries';
import { replaceGoneApplication } from './submitQuestionnaire';

/** Sends submitted answers, and opens the next step when the server has accepted them. */
export function setupSubmissionListeners(startListening: StartListening): void {
  startListening({
    actionCreator: answersSubmitted,
    effect: async ({ payload }, context) => {
      const { key, requestKey, sentStep, queuedStep, aheadPlaces } = payload;
      if (requestKey === 'lead' && isStepKey(key) && queuedStep === undefined)
        await sendStep({ path: key, upTo: sentStep ?? key, isAhead: aheadPlaces !== undefined }, context);
      if (requestKey === 'state' || requestKey === 'secondaryCall')
        await sendState(requestKey, payload, context);
    },
  });
  startListening({
    actionCreator: waitRestored,
    effect: async ({ payload: { key, waiting } }, context) => {
      const secondsLeft = getRemainingWaitSeconds(waiting, context.extra.now());
      if (secondsLeft > 0) await countDown(key, { ...waiting, secondsLeft }, context);
    },
  });
}

interface StepToSend {
  /** The step that was submitted. */
  readonly path: StepPath;
  /** The step up to which the answers are sent. */
  readonly upTo: StepPath;
  /** Whether the applicant has gone on to the next step already. */
  readonly isAhead: boolean;
}

/** Sends the answers up to a step, and then those of the steps that were submitted in the meantime. */
async function sendStep({ path, upTo, isAhead }: StepToSend, context: ListenerContext): Promise<void> {
  const { dispatch, getState, extra } = context;
  const pressed = getState();
  const press = { drafts: pressed.dynamicPages.drafts, update: null };
  const send = (attempt: Attempt) => createOrUpdateLead(upTo, { ...context, ...attempt, press });
  const result = await sendWithRetries('lead', send, context, ({ kind }) => {
    const { id } = selectApplication(getState());
    extra.log(id === undefined ? 'Failed to post lead' : 'Failed to update lead', { kind });
  });
  if (result.kind === 'rejected' && areCorrected(result.error, pressed, context)) {
    // The server has kept nothing of what it rejected, so that is sent again with the corrections.
    const last = findLaterOnPath(upTo, context);
    dispatch(queuedStepCleared());
    await sendStep({ path: last, upTo: last, isAhead }, context);
    return;
  }
  if (result.kind === 'rejected') handleFinalError('lead', result.error, context);
  if (result.kind !== 'accepted') return;
  const { ahead } = getState().leadApplication;
  if (ahead !== null && ahead.queued !== null) {
    dispatch(queuedStepCleared());
    await sendStep({ path: ahead.queued, upTo: ahead.queued, isAhead: true }, context);
  } else openNextStep(path, isAhead, selectProgressState(pressed), context);
}

/** The later of a step that was sent and the one that waits behind it, if that is on the path. */
function findLaterOnPath(sent: StepPath, { getState, extra }: ListenerContext): StepPath {
  const order = selectSteps(getState(), extra.page).map(({ path }) => path);
  const queued = getState().leadApplication.ahead?.queued ?? sent;
  return order.indexOf(queued) > order.indexOf(sent) ? queued : sent;
}

/** Whether each answer that the server has rejected was changed since the press. */
function areCorrected(
  error: Rejection,
  pressed: RootState,
  { getState, extra }: Pick<ListenerContext, 'getState' | 'extra'>,
): boolean {
  if (error.kind !== 'field-errors') return false;
  const questions = indexQuestions(extra.page.steps);
  return Object.keys(error.errors).every((name) => {
    const path = questions.get(name)?.point.path;
    return (
      path !== undefined &&
      getAnswer(selectApplication(getState()), path) !== getAnswer(selectApplication(pressed), path)
    );
  });
}

async function sendState(
  requestKey: 'state' | 'secondaryCall',
  { key, answers }: AnswersSubmitted,
  context: ListenerContext,
): Promise<void> {
  const { dispatch, getState, extra } = context;
  const pressed = getState();
  const seen = getSeenState(pressed);
  const send = ({ getKey }: Attempt) => sendStateAnswers({ key, answers, seen }, { ...context, getKey });
  const result = await sendWithRetries(requestKey, send, context);
  if (result.kind === 'rejected') handleFinalError(requestKey, result.error, context);
  if (result.kind !== 'accepted') return;
  const isSame = () => isSamePlace(pressed, getState());
  dispatch(
    answersAccepted({
      key,
      requestKey,
      at: extra.now(),
      ...noNextStep,
      errors: [],
      stepsToReopen: [],
      staysOnScreen: isSame(),
    }),
  );
  const states = Object.values(await extra.loadStateQuestionnaires());
  const row = states.find((state) => state.key === key);
  const route = findProgressState(selectProgressState(pressed))?.route;
  const isLeftAfterSubmit = row?.staysAfterSubmit === false && row.returnsTo !== route;
  // The state may ask for something else now. What was unknown before says nothing.
  const { stepData } = selectResult(pressed);
  const asksTheSame =
    stepData === undefined || JSON.stringify(stepData) === JSON.stringify(selectResult(getState()).stepData);
  // Only the server can name the next state.
  if (isLeftAfterSubmit && isSame() && asksTheSame)
    dispatch(
      requestStatusChanged({ key: requestKey, status: { kind: 'not-saved', reason: 'no-next-state' } }),
    );
}

/** Opens the next step, unless it is open already or the server named another state. Whoever edited a step meanwhile stays there. */
function openNextStep(path: StepPath, isAhead: boolean, stateBefore: number, context: ListenerContext): void {
  const { dispatch, getState, extra } = context;
  const state = getState();
  const steps = selectSteps(state, extra.page);
  // The accepted steps have no errors any more. The applicant still has to correct errors on later steps.
  const laterSteps = steps.slice(steps.findIndex((step) => step.path === path) + 1);
  const errors = selectFieldErrors(state).filter(
    ({ name }) => findFirstStepWith(laterSteps, [name]) !== null,
  );
  const { stepsEditedSinceSubmit } = state.leadApplication;
  const stays = isAhead || selectProgressState(state) !== stateBefore || stepsEditedSinceSubmit.length > 0;
  const nextStep = stays
    ? noNextStep
    : resolveNextStep({
        path,
        steps,
        submitted: selectSubmitted(state),
        stepWithError: findFirstStepWith(
          laterSteps,
          errors.map(({ name }) => name),
        ),
        isReturning: state.dynamicPages.isReturning,
        returnsAfter: state.dynamicPages.returnsAfter,
        // The last step itself is sent from the review.
        isReviewNext: !isLastStep(steps, path),
      });
  const deadEnd =
    nextStep.nextRoute === null && stepsEditedSinceSubmit.length === 0 && !isAhead
      ? selectDeadEnd(state, extra.page, stateBefore)
      : null;
  if (deadEnd !== null) {
    reportDeadEnd(deadEnd, context);
    return;
  }
  dispatch(
    answersAccepted({
      key: path,
      requestKey: 'lead',
      at: extra.now(),
      ...nextStep,
      errors,
      stepsToReopen: listStepsToReopen(state),
      staysOnScreen: false,
    }),
  );
}

/**
 * The steps that were edited since they were sent. One that the applicant has left for a field of another keeps its draft and stays submitted: no
 * response moves them (decision 56).
 */
function listStepsToReopen(state: RootState): readonly StepPath[] {
  const focusedStep = selectFocusedStep(state);
  return state.leadApplication.stepsEditedSinceSubmit.filter(
    (path) => focusedStep === null || path === focusedStep,
  );
}

/** After the last step only the server can name the next state. If nothing follows, the applicant stays and can send it again. */
function reportDeadEnd(reason: DeadEnd, { dispatch, getState, extra }: ListenerContext): void {
  extra.log('The server accepted the last step and named no next state', {
    state: selectProgressState(getState()),
  });
  // The route of the new state would lead away from the explanation.
  if (reason === 'no-step') dispatch(routeChangeCleared());
  dispatch(requestStatusChanged({ key: 'lead', status: { kind: 'not-saved', reason } }));
}

function handleFinalError(
  requestKey: RequestKey,
  error: Rejection,
  { dispatch, getState, extra }: ListenerContext,
): void {
  switch (error.kind) {
    case 'field-errors': {
      const errors = Object.entries(error.errors).map(([name, code]): ServerFieldError => ({ name, code }));
      const steps =
        requestKey === 'lead' ? withStepsOnRequest(selectSteps(getState(), extra.page), extra.page) : [];
      const stepToOpen = findFirstStepWith(
        steps,
        errors.map(({ name }) => name),
      );
      const stepsToReopen = listStepsToReopen(getState());
      const focusedStep = selectFocusedStep(getState());
      const staysOnStep = focusedStep !== null && focusedStep !== stepToOpen;
      dispatch(answersRejected({ requestKey, errors, stepToOpen, stepsToReopen, staysOnStep }));
      return;
    }
    case 'gone':
      dispatch(replaceGoneApplication());
      return;
    case 'conflict':
    case 'refused': {
      // Only a create can be in conflict with an earlier one.
      const isCreate = requestKey === 'lead' && selectApplication(getState()).id === undefined;
      const reason = error.kind === 'conflict' && isCreate ? 'unconfirmed' : 'refused';
      dispatch(requestStatusChanged({ key: requestKey, status: { kind: 'not-saved', reason } }));
    }
  }
}
