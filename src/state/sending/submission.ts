import type { ApiFailure } from '../../api/failure';
import type { Answers } from '../../domain/pages/stepSequence';
import { consentSteps, earliestStepOwning, sendsOnLeaving } from '../../domain/pages/stepSequence';
import { isUnderWay, isWaiting } from '../../domain/journey/calls/sending';
import { nextPlace } from '../../domain/journey/states/nextPlace';
import { hasExpired, isSessionOver } from '../../domain/journey/arrival/staleness';
import { policyRecords } from '../../domain/lead/policies';
import type { StepPath } from '../../domain/catalogue/steps';
import { announced, submissionChanged } from '../slices/asyncFormData';
import { returnEnded, returnStarted, stepCompleted, stepsReopened } from '../slices/dynamicPages';
import {
  applicationDataUpdated,
  applicationMerged,
  currentState,
  routeChangeRequested,
  serverErrorsReceived,
  stateCleared,
} from '../slices/lead';
import type { StartListening } from '../root';
import { createOrUpdate, type Effect } from './sending';
import { newSession } from '../sessions';
import { stepSubmitted, changeRequested } from '../signals';
import { selectSteps } from '../selectors/journey';
import { until } from './until';

/** Milliseconds before the applicant is told that an answer takes long. */
const patience = 5_000;

/** Moves answers into the lead, sends it where the flow says so, and leads on. */
export function setupSubmissionListeners(startListening: StartListening): void {
  startListening({
    actionCreator: stepSubmitted,
    effect: async ({ payload }, effect) => {
      if (isUnderWay(effect.getState().asyncFormData.submission)) return;
      keepAnswers(payload.path, payload.answers, effect);
      if (isOver(effect) && startAgain(effect) === 'asks-consent') return;
      await leaveStep(payload.path, effect);
    },
  });
  startListening({
    actionCreator: changeRequested,
    effect: ({ payload }, { dispatch }) => {
      dispatch(returnStarted());
      dispatch(routeChangeRequested({ route: payload, mode: 'PUSH' }));
    },
  });
}

/** Whether the lead or the session came to its end while the form was open. */
function isOver({ getState, extra }: Effect): boolean {
  const { application } = getState().leadApplication;
  const now = extra.now();
  return (
    hasExpired(application, now) || isSessionOver(application.sessionStartedAt, now, extra.storedExpirationMs)
  );
}

function keepAnswers(path: StepPath, answers: Answers, { dispatch, getState, extra }: Effect): void {
  const step = extra.page.steps.find((candidate) => candidate.path === path);
  if (step === undefined) return;
  const told = step.dataPoints.filter(({ name }) => Object.hasOwn(answers, name));
  dispatch(
    applicationDataUpdated({
      path,
      answers: told.map(({ name, point }) => ({ name, path: point.path, value: answers[name] })),
      at: extra.now(),
    }),
  );
  const records = policyRecords(
    told
      .filter(({ point }) => point.kind === 'consent')
      .map(({ name }) => ({ name, given: answers[name] === true })),
    getState().asyncFormData.policies,
    getState().leadApplication.application.policies ?? [],
    new Date(extra.now()).toISOString(),
  );
  if (records.length > 0) dispatch(applicationMerged({ policies: records }));
  dispatch(stepCompleted(path));
}

async function leaveStep(path: StepPath, effect: Effect): Promise<void> {
  const { dispatch, getState, extra } = effect;
  const steps = selectSteps(getState(), extra.page);
  if (!sendsOnLeaving(extra.page, steps, path)) {
    dispatch(submissionChanged({ kind: 'idle' }));
    goOn(path, effect);
    return;
  }
  if (isWaiting(getState().asyncFormData.submission)) return;
  const before = currentState(getState().leadApplication);
  const failure = await sendLead(path, effect);
  if (failure !== null) await tellFailure(path, failure, effect);
  else if (currentState(getState().leadApplication) === before) goOn(path, effect);
}

/** What the server has taken has no error any more; errors on later steps still wait to be mended. */
function keepLaterErrors(path: StepPath, { dispatch, getState, extra }: Effect): void {
  const steps = selectSteps(getState(), extra.page);
  const later = steps.slice(steps.findIndex((step) => step.path === path) + 1);
  const { fieldErrors } = getState().leadApplication;
  const waiting = fieldErrors.filter((error) => earliestStepOwning(later, [error.name]) !== null);
  if (waiting.length < fieldErrors.length) dispatch(serverErrorsReceived(waiting));
}

/** Sends the answers up to a step and tells how that stands. Null when the server has taken them. */
async function sendLead(path: StepPath, effect: Effect): Promise<ApiFailure | null> {
  const { dispatch, extra } = effect;
  dispatch(submissionChanged({ kind: 'sending' }));
  const patient = new AbortController();
  void extra
    .wait(patience, patient.signal)
    .then(() => dispatch(submissionChanged({ kind: 'still-working' })))
    .catch(() => undefined);
  try {
    const failure = await createOrUpdate(path, effect);
    if (failure === null) {
      keepLaterErrors(path, effect);
      dispatch(submissionChanged({ kind: 'saved', at: extra.now() }));
    }
    return failure;
  } finally {
    patient.abort();
  }
}

async function tellFailure(path: StepPath, failure: ApiFailure, effect: Effect): Promise<void> {
  const { dispatch, getState, extra } = effect;
  extra.log(
    getState().leadApplication.application.id === undefined ? 'Failed to post lead' : 'Failed to update lead',
    {
      kind: failure.kind,
    },
  );
  if (failure.kind === 'field-errors') return putErrors(failure.errors, effect);
  if (failure.kind === 'gone') {
    if (startAgain(effect) === 'asks-nothing') dispatch(routeChangeRequested({ route: '', mode: 'PUSH' }));
    return;
  }
  if (failure.kind === 'conflict' || failure.kind === 'refused') {
    dispatch(submissionChanged({ kind: 'not-saved', reason: 'refused' }));
    return;
  }
  if (failure.kind === 'wait') return countDown(failure.seconds, effect);
  dispatch(submissionChanged({ kind: 'not-saved', reason: failure.kind }));
  if (failure.kind === 'offline') await sendWhenOnline(path, effect);
}

/** Tells second by second how long the server wants to be left alone. */
async function countDown(seconds: number, { dispatch, getState, extra, signal }: Effect): Promise<void> {
  const until = extra.now() + seconds * 1000;
  for (let secondsLeft = seconds; ; secondsLeft = Math.ceil((until - extra.now()) / 1000)) {
    const left = Math.max(secondsLeft, 0);
    dispatch(submissionChanged({ kind: 'not-saved', reason: 'wait', seconds, until, secondsLeft: left }));
    if (left === 0) return;
    await extra.wait(1_000, signal);
    const { submission } = getState().asyncFormData;
    if (!isWaiting(submission) || submission.until !== until) return;
  }
}

/** Errors go to the step that owns the data point; the earliest of them opens. */
function putErrors(errors: Readonly<Record<string, string>>, { dispatch, getState, extra }: Effect): void {
  dispatch(submissionChanged({ kind: 'idle' }));
  dispatch(serverErrorsReceived(Object.entries(errors).map(([name, code]) => ({ name, code }))));
  const route = earliestStepOwning(selectSteps(getState(), extra.page), Object.keys(errors));
  if (route === null) return;
  dispatch(returnStarted());
  dispatch(routeChangeRequested({ route, mode: 'PUSH' }));
}

/** The lead is unknown or over: what is stale goes, the input stays, consents that were given are asked anew. */
function startAgain({ dispatch, getState, extra }: Effect): 'asks-consent' | 'asks-nothing' {
  const { submitted } = getState().dynamicPages;
  const toReopen = consentSteps(extra.page);
  dispatch(stateCleared(newSession(extra)));
  dispatch(submissionChanged({ kind: 'idle' }));
  const route = toReopen.find((path) => submitted.includes(path));
  if (route === undefined) return 'asks-nothing';
  dispatch(stepsReopened(toReopen));
  dispatch(announced('session-over'));
  dispatch(returnStarted());
  dispatch(routeChangeRequested({ route, mode: 'PUSH' }));
  return 'asks-consent';
}

/** Without a network the answers wait; they are sent once when it is back, unless the applicant sent them before. */
async function sendWhenOnline(path: StepPath, effect: Effect): Promise<void> {
  const { dispatch, getState, extra, signal } = effect;
  if (extra.isOnline()) return;
  await until(extra.isOnline, extra.onOnline, signal);
  const { submission } = getState().asyncFormData;
  if (submission.kind !== 'not-saved' || submission.reason !== 'offline') return;
  dispatch(submissionChanged({ kind: 'idle' }));
  await leaveStep(path, effect);
}

/** Leads on along the sequence of steps; where the server named another state, that state's route has been taken instead. */
function goOn(path: StepPath, { dispatch, getState, extra }: Effect): void {
  const state = getState();
  const steps = selectSteps(state, extra.page);
  const next = nextPlace({
    steps,
    submitted: state.dynamicPages.submitted,
    errored: state.leadApplication.fieldErrors.map((error) => error.name),
    from: path,
    isReturning: state.dynamicPages.isReturning,
  });
  if (next === null) return;
  if (next === steps.at(-1)?.path) dispatch(returnEnded());
  dispatch(routeChangeRequested({ route: next, mode: 'PUSH' }));
}
