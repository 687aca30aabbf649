import { api } from '../api/api';
import type { Envelope } from '../api/envelope';
import type { ApiFailure } from '../api/failure';
import type { Answers } from '../domain/pages/stepSequence';
import { answersToSend, earliestStepOwning, sendsOnLeaving, stepOwning } from '../domain/pages/stepSequence';
import { nextPlace } from '../domain/journey/nextPlace';
import { isLeadStale } from '../domain/journey/staleness';
import { leadPayload } from '../domain/lead/payload';
import { policyRecords } from '../domain/lead/policies';
import type { Lead } from '../domain/lead/lead';
import { readLead } from '../domain/lead/schema';
import type { StepPath } from '../domain/catalogue/steps';
import { announced, submissionChanged } from './asyncFormData';
import { returnEnded, returnStarted, stepCompleted, stepsReopened } from './dynamicPages';
import {
  applicationDataUpdated,
  applicationMerged,
  createPrepared,
  createSettled,
  currentState,
  routeChangeRequested,
  serverErrorsReceived,
  stateCleared,
} from './lead';
import type { AppDispatch, Dependencies, RootState, StartListening } from './root';
import { newSession } from './sessions';
import { stepSubmitted, changeRequested } from './signals';
import { selectSteps } from './selectors/journey';

/** Milliseconds before the applicant is told that an answer takes long. */
const patience = 5_000;
/** Milliseconds that another tab may take to tell the id of the lead that it created. */
const grace = 1_000;
/** Milliseconds waited before each further try after a 5xx. */
const retries = [1_000, 3_000];

interface Effect {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly extra: Dependencies;
  readonly signal: AbortSignal;
}

/** Moves answers into the lead, sends it where the flow says so, and leads on. */
export function setupSubmissionListeners(startListening: StartListening): void {
  startListening({
    actionCreator: stepSubmitted,
    effect: async ({ payload }, effect) => {
      if (isSending(effect.getState())) return;
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
  const { expiresAt, sessionStartedAt } = getState().leadApplication.application;
  return isLeadStale({
    lead: expiresAt === undefined ? {} : { expiresAt },
    sessionStartedAt,
    now: extra.now(),
    storedExpirationMs: extra.storedExpirationMs,
  });
}

function isSending(state: RootState): boolean {
  const { kind } = state.asyncFormData.submission;
  return kind === 'sending' || kind === 'still-working';
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
  const waiting = fieldErrors.filter((error) => stepOwning(later, error.name) !== null);
  if (waiting.length < fieldErrors.length) dispatch(serverErrorsReceived(waiting));
}

/** Creates or updates the lead from the answers up to a step. Null when the server has taken it. */
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

async function createOrUpdate(path: StepPath, effect: Effect): Promise<ApiFailure | null> {
  const { getState } = effect;
  const body = bodyFrom(path, effect);
  if (getState().leadApplication.application.id !== undefined) return update(path, effect);
  const { sent, failure } = await create(body, effect);
  if (failure?.kind === 'conflict' && (await isKnownByNow(effect))) return update(path, effect);
  if (failure !== null) return failure;
  const { googleCaptchaToken: _token, ...told } = sent;
  return JSON.stringify(told) === JSON.stringify(readLead(body)) ? null : update(path, effect);
}

/**
 * Sends the create that is pending, or makes one: key and body are kept together before the first send, so that a lost
 * answer, a reload or another tab repeats exactly this call and never makes a second lead.
 */
async function create(
  body: Lead,
  { dispatch, getState, extra, signal }: Effect,
): Promise<{ sent: Lead; failure: ApiFailure | null }> {
  const { pendingCreate, attempt, application } = getState().leadApplication;
  const pending = pendingCreate ?? {
    idempotencyKey: `${application.sessionId ?? ''}:${attempt}`,
    // In the order in which it is read from storage, so that it is the same to the letter after a reload.
    body: readLead(await withCaptchaToken(body, extra)),
  };
  if (pendingCreate === null) dispatch(createPrepared(pending));
  const failure = await withRetries(
    () =>
      dispatch(
        api.endpoints.postLead.initiate({ lead: pending.body, idempotencyKey: pending.idempotencyKey }),
      ),
    extra,
    signal,
  );
  if (failure === null || isAnswer(failure)) dispatch(createSettled());
  return { sent: pending.body, failure };
}

/** Another tab of this session created the lead under the same key; it tells the id to this one. */
async function isKnownByNow({ getState, extra, signal }: Effect): Promise<boolean> {
  await extra.wait(grace, signal);
  return getState().leadApplication.application.id !== undefined;
}

async function withCaptchaToken(body: Lead, { captchaToken }: Dependencies): Promise<Lead> {
  const token = await captchaToken();
  return token === null ? body : { ...body, googleCaptchaToken: token };
}

function update(path: StepPath, effect: Effect): Promise<ApiFailure | null> {
  const { dispatch, getState, extra, signal } = effect;
  const { emptied } = getState().leadApplication;
  const lead = bodyFrom(path, effect);
  return withRetries(() => dispatch(api.endpoints.putLead.initiate({ lead, emptied })), extra, signal);
}

function bodyFrom(path: StepPath, { getState, extra }: Effect): Lead {
  const { application } = getState().leadApplication;
  const steps = selectSteps(getState(), extra.page);
  return leadPayload(application, answersToSend(application, steps, path));
}

/** Whether the server answered for good, so that the same key would only hear the same again. */
function isAnswer(failure: ApiFailure): boolean {
  return ['field-errors', 'gone', 'conflict', 'refused'].includes(failure.kind);
}

type Outcome = { readonly data: Envelope } | { readonly error: unknown };

async function withRetries(
  attempt: () => Promise<Outcome>,
  { wait }: Dependencies,
  signal: AbortSignal,
): Promise<ApiFailure | null> {
  for (const pause of [...retries, null]) {
    const failure = failureIn(await attempt());
    if (failure === null || failure.kind !== 'server' || pause === null) return failure;
    await wait(pause, signal);
  }
  return { kind: 'server' };
}

function failureIn(outcome: Outcome): ApiFailure | null {
  if ('data' in outcome) return null;
  return isApiFailure(outcome.error) ? outcome.error : { kind: 'server' };
}

function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'kind' in error;
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
  dispatch(
    submissionChanged(
      failure.kind === 'wait'
        ? { kind: 'not-saved', reason: 'wait', retryAfterSeconds: failure.seconds }
        : { kind: 'not-saved', reason: failure.kind },
    ),
  );
  if (failure.kind === 'offline') await sendWhenOnline(path, effect);
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
  const consentSteps = extra.page.steps
    .filter((step) => step.dataPoints.some(({ point }) => point.kind === 'consent'))
    .map((step) => step.path);
  dispatch(stateCleared(newSession(extra)));
  dispatch(submissionChanged({ kind: 'idle' }));
  const route = consentSteps.find((path) => submitted.includes(path));
  if (route === undefined) return 'asks-nothing';
  dispatch(stepsReopened(consentSteps));
  dispatch(announced('session-over'));
  dispatch(returnStarted());
  dispatch(routeChangeRequested({ route, mode: 'PUSH' }));
  return 'asks-consent';
}

/** Without a network the answers wait; they are sent once when it is back, unless the applicant sent them before. */
async function sendWhenOnline(path: StepPath, effect: Effect): Promise<void> {
  const { dispatch, getState, extra } = effect;
  if (extra.isOnline()) return;
  await new Promise<void>((resolve) => {
    const stop = extra.onOnline(() => {
      stop();
      resolve();
    });
  });
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
