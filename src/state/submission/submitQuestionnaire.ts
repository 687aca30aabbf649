import { isDeadEnd, isRequestPending, isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import { noNextStep, resolveNextStep, type NextStep } from '../../domain/journey/states/nextStep';
import { toServerTime } from '../../domain/journey/calls/serverTime';
import type { StepPath } from '../../domain/catalogue/steps';
import { createPolicyRecords } from '../../domain/lead/policies';
import { findOutdated, type FilledIn } from '../../domain/pages/filledIn';
import { findNewlyAsked } from '../../domain/pages/newlyAsked';
import type { Answers, PageQuestion } from '../../domain/pages/questionnaire';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import { getAnswers, indexQuestions } from '../../domain/pages/questionIndex';
import { findStepsToReopen, removeConsents } from '../../domain/pages/renewedAnswers';
import {
  findFirstStepWith,
  findStepOnRequest,
  isLastStep,
  reviewRoute,
  withStepsOnRequest,
  getStepsBefore,
  getStepsOnPath,
  getStepsUpTo,
} from '../../domain/pages/stepSequence';
import { isFirstContact, shouldSubmitOnLeave } from '../../domain/pages/leadToSend';
import type { AppThunk, Dependencies, RootState } from '../root';
import { beginApplication, isApplicationOver } from '../tabs/sessions';
import { replacePresent } from '../tabs/tabs';
import {
  answersSubmitted,
  heldDecisionShown,
  pressQueued,
  stateCleared,
  type AnswersSubmitted,
  type SubmittedAnswer,
} from '../events';
import { selectLeadRequestStatus, selectSubmitted } from '../selectors/journey';
import { withoutSteps } from '../slices/dynamicPagesState';
import { routeChangeRequested } from '../slices/lead';
import { withSubmitted } from '../slices/leadTransitions';

/**
 * Submits the valid answers of a step: stores them, opens the next step where the page knows it, and sends or queues them.
 *
 * @param filledIn the sources of the answers that look-ups filled in; null if it is not known
 */
export function submitStep(path: StepPath, answers: Answers, filledIn: FilledIn | null = null): AppThunk {
  return (dispatch, getState, extra) => {
    const state = getState();
    if (state.leadApplication.heldDecision !== null) {
      dispatch(heldDecisionShown());
      return;
    }
    const submit = resolveSubmit(path, answers, state, extra);
    if (submit === null) return;
    const { step, isDeferred, isOver, payload } = submit;
    if (isDeferred) {
      const press = { kind: 'answers' as const, questionnaire: step, answers, filledIn };
      dispatch(pressQueued({ requestKey: 'lead', press }));
      return;
    }
    const questions = step.dataPoints.map(({ name }) => name);
    dispatch(answersSubmitted({ ...payload, ...(filledIn && { sources: { questions, filledIn } }) }));
    // What is sent is stored first, also where it still waits for the policies.
    if (payload.requestKey !== null) queueMicrotask(extra.flush);
    // If the new session asks nothing again, the step is submitted in it.
    if (isOver && dispatch(restartApplication()) === 'nothing-reopened') {
      dispatch(submitStep(path, answers, filledIn));
    }
  };
}

interface ResolvedSubmit {
  readonly step: PageStep;
  /** Whether it waits until the pending request ends. */
  readonly isDeferred: boolean;
  /** Whether the application is over, so that another session begins. */
  readonly isOver: boolean;
  readonly payload: AnswersSubmitted;
}

/** What a submit of these answers does. Null if the page has no such step. */
function resolveSubmit(
  path: StepPath,
  answers: Answers,
  state: RootState,
  extra: Dependencies,
): ResolvedSubmit | null {
  const step = extra.page.steps.find((candidate) => candidate.path === path);
  if (step === undefined) return null;
  const { page } = extra;
  const outdated = findOutdated(state.dynamicPages.filledIn, path, answers, page.steps);
  const submittedAnswers = collectAnswers(step.dataPoints, answers, outdated.questions);
  const stepsToRepeat = [...outdated.steps, ...findStepsNewlyAsked(submittedAnswers, state, extra)].filter(
    (other) => other !== path,
  );
  const isOver = isApplicationOver(state, extra);
  const status = selectLeadRequestStatus(state);
  const isPending = isRequestPending(status);
  const { ahead } = state.leadApplication;
  const submitted = withoutSteps(state.dynamicPages.submitted, stepsToRepeat);
  const stateAfter = { ...state, dynamicPages: { ...state.dynamicPages, submitted } };
  const {
    sendsLead,
    waits,
    sentStep = path,
    ...plan
  } = planSubmit(path, submittedAnswers, stateAfter, extra);
  const isSent = sendsLead && !isOver && !isWaitingForServer(status);
  const payload = {
    key: path,
    answers: submittedAnswers,
    outdatedSteps: stepsToRepeat,
    policies: collectPolicyRecords(step, answers, state, extra),
    at: extra.now(),
    requestKey: isSent ? ('lead' as const) : null,
    ...(isSent && { sentStep }),
    ...(isSent && isPending && { queuedStep: findLaterStep(page, sentStep, ahead?.queued ?? sentStep) }),
    ...(isOver ? noNextStep : plan),
  };
  return { step, isDeferred: isPending && (waits || ahead === null), isOver, payload };
}

interface SubmitPlan extends NextStep, Pick<AnswersSubmitted, 'aheadPlaces' | 'sentStep'> {
  readonly sendsLead: boolean;
  /** Whether the applicant stays until the server has answered. */
  readonly waits: boolean;
}

/** The later of two steps. */
function findLaterStep({ steps }: Page, one: StepPath, other: StepPath): StepPath {
  return steps.findLast(({ path }) => path === one || path === other)?.path ?? one;
}

/** What follows the submit of a step (decision 56). */
function planSubmit(
  path: StepPath,
  answers: readonly SubmittedAnswer[],
  state: RootState,
  extra: Dependencies,
): SubmitPlan {
  const { page } = extra;
  const { application, ahead } = state.leadApplication;
  const steps = getStepsAfter(answers, state, extra);
  const namesWithErrors = getNamesWithErrors(answers, state);
  const stepWithError = findFirstStepWith(withStepsOnRequest(steps, page), namesWithErrors);
  const { submitted, isReturning, returnsAfter } = state.dynamicPages;
  const nextStep = resolveNextStep({
    path,
    steps,
    submitted: [...submitted, path],
    stepWithError,
    isReturning,
    returnsAfter,
    isReviewNext: true,
  });
  // A step on request may be answered after any other.
  const stepsBefore = findStepOnRequest(page, path) === undefined ? getStepsBefore(steps, path) : steps;
  const leadsAway = ahead?.leadsAway === true;
  // The server would reject the answers again that it has rejected before.
  if (leadsAway && findFirstStepWith(withStepsOnRequest(stepsBefore, page), namesWithErrors) !== null)
    return { ...nextStep, sendsLead: false, waits: false };
  const sendsItself = shouldSubmitOnLeave(page, application, steps, path);
  // The dynamic flow sends the contact data alone before its last step: more would complete the form for the server.
  const contact = stepsBefore.find(isFirstContact)?.path;
  const sendsAgain =
    contact !== undefined && (leadsAway || isUnsent(state, contact)) && !isLastStep(steps, path);
  const sendsLead = sendsItself || sendsAgain;
  if (!sendsLead)
    return { ...nextStep, ...(ahead !== null && findPlaces(nextStep, steps)), sendsLead, waits: false };
  const sent = { sendsLead, ...(!sendsItself && contact !== undefined && { sentStep: contact }) };
  if (nextStep.nextRoute === null || leadsAway || page.definition.advance === 'answered')
    return { ...noNextStep, ...sent, waits: true };
  return { ...nextStep, ...findPlaces(nextStep, steps), ...sent, waits: false };
}

/** Whether the contact data or a later change of them was not sent, so that the server does not know the lead or its newest answers. */
function isUnsent(state: RootState, contact: StepPath): boolean {
  const { pendingCreate, application } = state.leadApplication;
  const status = selectLeadRequestStatus(state);
  const isFailed = status.kind === 'not-saved' && !isWaitingForServer(status) && !isDeadEnd(status);
  // Offline before the policies were known no create was prepared, and a reload forgets what has failed.
  const isUncreated = application.id === undefined && selectSubmitted(state).includes(contact);
  return isFailed || ((pendingCreate !== null || isUncreated) && !isRequestPending(status));
}

/** The steps up to the next one and the parts of the lead that they ask for. A state that leads to one of them moves nobody. */
function findPlaces(
  { nextRoute }: NextStep,
  steps: readonly PageStep[],
): Pick<AnswersSubmitted, 'aheadPlaces'> {
  const passed = nextRoute === reviewRoute ? steps : getStepsUpTo(steps, nextRoute ?? '');
  const parts = passed.flatMap(({ path, dataPoints }) => [
    path,
    ...dataPoints.flatMap(({ point }) => point.path?.split('.').slice(0, -1) ?? []),
  ]);
  return passed.length === 0 ? {} : { aheadPlaces: [...new Set(parts)] };
}

/** Restarts the application after the lead expired or became unknown. Keeps the input and asks again for consents and for answers that only the server has. */
export function restartApplication(): AppThunk<'steps-reopened' | 'nothing-reopened'> {
  return (dispatch, getState, extra) => {
    const { dynamicPages, leadApplication } = getState();
    const begun = beginApplication(extra);
    const stepsToReopen = findStepsToReopen(extra.page, leadApplication.application);
    const stepToOpen = stepsToReopen.find((path) => dynamicPages.submitted.includes(path)) ?? null;
    const replacement = stateCleared({
      begun,
      stepsToReopen: stepToOpen === null ? [] : stepsToReopen,
      stepToOpen,
      drafts: removeConsents(dynamicPages.drafts, extra.page),
    });
    dispatch(replacePresent(replacement));
    return stepToOpen === null ? 'nothing-reopened' : 'steps-reopened';
  };
}

/** Restarts an application whose lead is gone, and opens the step that must be asked again or else the first unfinished one. */
export function replaceGoneApplication(): AppThunk {
  return (dispatch) => {
    if (dispatch(restartApplication()) === 'nothing-reopened')
      // Back must not lead to a screen that has gone.
      dispatch(routeChangeRequested({ route: '', mode: 'REPLACE' }));
  };
}

/** The answers to the visible questions, and the removal of what a look-up had filled in for another answer. */
export function collectAnswers(
  questions: readonly PageQuestion[],
  answers: Answers,
  outdated: readonly PageQuestion[] = [],
): readonly SubmittedAnswer[] {
  const visible = questions.filter(({ name }) => Object.hasOwn(answers, name));
  return [
    ...visible.map(({ name, point }) => ({ name, path: point.path, value: answers[name] })),
    ...outdated.map(({ name, point }) => ({ name, path: point.path, value: undefined })),
  ];
}

/** The steps on the path after these answers are stored in the lead. */
function getStepsAfter(
  answers: readonly SubmittedAnswer[],
  { leadApplication, dynamicPages }: RootState,
  { page }: Dependencies,
): readonly PageStep[] {
  const application = withSubmitted(leadApplication.application, answers);
  return getStepsOnPath(page, getAnswers(indexQuestions(page.steps), application), dynamicPages.requested);
}

/** The steps that ask something after these answers which they did not ask before. */
function findStepsNewlyAsked(
  answers: readonly SubmittedAnswer[],
  state: RootState,
  extra: Dependencies,
): readonly StepPath[] {
  const application = withSubmitted(state.leadApplication.application, answers);
  return findNewlyAsked(
    getStepsAfter([], state, extra),
    getStepsAfter(answers, state, extra),
    getAnswers(indexQuestions(extra.page.steps), application),
    state.asyncFormData.continuedLead.given,
  );
}

/** The data points that still have an error of the server after these answers. */
function getNamesWithErrors(
  answers: readonly SubmittedAnswer[],
  { leadApplication }: RootState,
): readonly string[] {
  return leadApplication.fieldErrors
    .map(({ name }) => name)
    .filter((name) => !answers.some((answer) => answer.name === name));
}

function collectPolicyRecords(step: PageStep, answers: Answers, state: RootState, extra: Dependencies) {
  return createPolicyRecords(
    step.dataPoints
      .filter(({ name, point }) => point.kind === 'consent' && Object.hasOwn(answers, name))
      .map(({ name }) => ({ name, given: answers[name] === true })),
    state.asyncFormData.policies,
    state.leadApplication.application.policies ?? [],
    toServerTime(new Date(extra.now()).toISOString(), state.leadApplication.serverAheadMs),
  );
}
