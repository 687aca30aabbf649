import { isRequestPending } from '../../domain/journey/calls/requestStatus';
import { noNextStep, resolveNextStep, type NextStep } from '../../domain/journey/states/nextStep';
import { findProgressState } from '../../domain/journey/states/progressStates';
import type { StepPath } from '../../domain/catalogue/steps';
import type { LeadValue } from '../../domain/lead/lead';
import { withAnswers } from '../../domain/lead/paths';
import { createPolicyRecords } from '../../domain/lead/policies';
import {
  isRowAnswers,
  type Answers,
  type PageQuestion,
  type Questionnaire,
} from '../../domain/pages/questionnaire';
import type { PageStep } from '../../domain/pages/resolvePage';
import {
  getAnswers,
  findConsentSteps,
  indexQuestions,
  shouldSubmitOnLeave,
  getStepsOnPath,
} from '../../domain/pages/stepSequence';
import type { AppThunk, Dependencies, RootState } from '../root';
import { isApplicationOver, beginNextSession } from '../sessions';
import { applicationDataUpdated, sharedStateRequested, stateCleared, type SubmittedAnswer } from '../events';
import {
  isRequestBusy,
  selectLeadRequestStatus,
  selectProgressState,
  selectRequestStatus,
} from '../selectors/journey';
import { submissionDeferred } from './deferredSubmission';

/**
 * Submits the valid answers of a step: stores them in the lead, then sends the lead or opens the next step. While the lead is being
 * sent, the submit is deferred until that request ends.
 */
export function submitStep(path: StepPath, answers: Answers): AppThunk {
  return (dispatch, getState, extra) => {
    const state = getState();
    const step = extra.page.steps.find((candidate) => candidate.path === path);
    if (step === undefined) return;
    if (isRequestPending(selectLeadRequestStatus(state))) {
      dispatch(submissionDeferred({ requestKey: 'lead', questionnaire: step, answers }));
      return;
    }
    const submittedAnswers = collectAnswers(step.dataPoints, answers);
    const isOver = isApplicationOver(state, extra);
    const steps = getStepsAfter(submittedAnswers, state, extra);
    const sendsLead = shouldSubmitOnLeave(extra.page, getState().leadApplication.application, steps, path);
    const nextStep =
      isOver || sendsLead ? noNextStep : resolveNextStepAfter(path, steps, submittedAnswers, state, extra);
    dispatch(
      applicationDataUpdated({
        key: path,
        answers: submittedAnswers,
        policies: collectPolicyRecords(step, answers, state, extra),
        at: extra.now(),
        requestKey: sendsLead && !isOver && !isRequestBusy(state, 'lead') ? 'lead' : null,
        ...nextStep,
      }),
    );
    // Before the next step is painted: a tab that opens then must find the answers.
    queueMicrotask(extra.flush);
    // If the new session needs no consent again, the step is submitted in it.
    if (isOver && dispatch(restartApplication()) === 'no-consents-required') {
      dispatch(submitStep(path, answers));
    }
  };
}

/** Whether submitting a step with these answers sends the lead, so that the server code must be loaded. */
export function willSendLead(path: StepPath, answers: Answers): AppThunk<boolean> {
  return (_dispatch, getState, extra) => {
    const step = extra.page.steps.find((candidate) => candidate.path === path);
    if (step === undefined) return false;
    const steps = getStepsAfter(collectAnswers(step.dataPoints, answers), getState(), extra);
    return shouldSubmitOnLeave(extra.page, getState().leadApplication.application, steps, path);
  };
}

/**
 * Submits the valid answers to a questionnaire of a state's screen: stores those with a path in the lead and sends all of them. A
 * questionnaire of another state on this screen has its own request status.
 */
export function submitStateQuestionnaire(questionnaire: Questionnaire, answers: Answers): AppThunk {
  return (dispatch, getState, extra) => {
    const { key, dataPoints } = questionnaire;
    const route = findProgressState(selectProgressState(getState()))?.route;
    const requestKey = key === `states>${route}` ? 'state' : 'secondaryCall';
    const isPending = isRequestPending(selectRequestStatus(getState(), requestKey));
    if (isPending) dispatch(submissionDeferred({ requestKey, questionnaire, answers }));
    if (isRequestBusy(getState(), requestKey)) return;
    dispatch(
      applicationDataUpdated({
        key,
        answers: collectAnswers(dataPoints, answers),
        policies: [],
        at: extra.now(),
        requestKey,
        ...noNextStep,
      }),
    );
  };
}

/** Restarts the application after the lead expired or became unknown. Keeps the input and asks for given consents again. */
export function restartApplication(): AppThunk<'consents-required' | 'no-consents-required'> {
  return (dispatch, getState, extra) => {
    const { dynamicPages, leadApplication } = getState();
    const consentSteps = findConsentSteps(extra.page);
    const stepToOpen = consentSteps.find((path) => dynamicPages.submitted.includes(path)) ?? null;
    dispatch(
      stateCleared({
        session: beginNextSession(leadApplication, extra),
        stepsToReopen: stepToOpen === null ? [] : consentSteps,
        stepToOpen,
      }),
    );
    // Another tab may have begun the session already.
    dispatch(sharedStateRequested());
    return stepToOpen === null ? 'no-consents-required' : 'consents-required';
  };
}

/** The answers to the visible questions. */
function collectAnswers(questions: readonly PageQuestion[], answers: Answers): readonly SubmittedAnswer[] {
  return questions
    .filter(({ name }) => Object.hasOwn(answers, name))
    .map(({ name, point }) => ({ name, path: point.path, value: answers[name] }));
}

/** The steps on the path after these answers are stored in the lead. */
function getStepsAfter(
  answers: readonly SubmittedAnswer[],
  { leadApplication, dynamicPages }: RootState,
  { page }: Dependencies,
): readonly PageStep[] {
  const leadAnswers = new Map(
    answers.flatMap(({ path, value }): [typeof path & string, LeadValue][] =>
      path === undefined || isRowAnswers(value) ? [] : [[path, value]],
    ),
  );
  const application = withAnswers(leadApplication.application, leadAnswers);
  return getStepsOnPath(page, getAnswers(indexQuestions(page.steps), application), dynamicPages.requested);
}

function resolveNextStepAfter(
  path: StepPath,
  steps: readonly PageStep[],
  answers: readonly SubmittedAnswer[],
  { leadApplication, dynamicPages }: RootState,
  { page }: Dependencies,
): NextStep {
  return resolveNextStep({
    path,
    steps,
    submitted: [...dynamicPages.submitted, path],
    namesWithErrors: leadApplication.fieldErrors
      .map(({ name }) => name)
      .filter((name) => !answers.some((answer) => answer.name === name)),
    isReturning: dynamicPages.isReturning,
    returnsAfter: dynamicPages.returnsAfter,
    isReviewNext: page.definition.review === 'page',
  });
}

function collectPolicyRecords(step: PageStep, answers: Answers, state: RootState, extra: Dependencies) {
  return createPolicyRecords(
    step.dataPoints
      .filter(({ name, point }) => point.kind === 'consent' && Object.hasOwn(answers, name))
      .map(({ name }) => ({ name, given: answers[name] === true })),
    state.asyncFormData.policies,
    state.leadApplication.application.policies ?? [],
    new Date(extra.now()).toISOString(),
  );
}
