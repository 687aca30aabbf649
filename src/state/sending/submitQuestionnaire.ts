import { nextPlace } from '../../domain/journey/states/nextPlace';
import { progressStateOf } from '../../domain/journey/states/progressStates';
import type { StepPath } from '../../domain/catalogue/steps';
import type { LeadValue } from '../../domain/lead/lead';
import { withAnswers } from '../../domain/lead/paths';
import { policyRecords } from '../../domain/lead/policies';
import {
  isRows,
  type Answers,
  type AskedDataPoint,
  type Questionnaire,
} from '../../domain/pages/questionnaire';
import type { PageStep } from '../../domain/pages/resolvePage';
import {
  answersOf,
  consentSteps,
  questionsOf,
  sendsOnLeaving,
  stepsOnPath,
} from '../../domain/pages/stepSequence';
import type { AppDispatch, Dependencies, RootState } from '../root';
import { isOver, newSession } from '../sessions';
import { applicationDataUpdated, stateCleared, type GivenAnswer } from '../signals';
import { isBusy } from '../selectors/journey';
import { currentState } from '../slices/leadState';

/** What a thunk is given of the store and the world. */
type Thunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState, extra: Dependencies) => Result;

/** *Continue* was pressed on a step whose answers are in order: they enter the lead, and it is sent or led on from them. */
export function submitStep(path: StepPath, answers: Answers): Thunk {
  return (dispatch, getState, extra) => {
    const state = getState();
    const step = extra.page.steps.find((candidate) => candidate.path === path);
    if (step === undefined || isUnderWayNow(state)) return;
    const given = givenIn(step.dataPoints, answers);
    const over = isOver(state, extra);
    const steps = stepsWith(given, state, extra);
    const wouldSend = sendsOnLeaving(extra.page, steps, path);
    const leadsTo = over || wouldSend ? null : placeAfter(path, steps, state, given);
    dispatch(
      applicationDataUpdated({
        key: path,
        answers: given,
        policies: recordsOf(step, answers, state, extra),
        at: extra.now(),
        sends: wouldSend && !over && !isBusy(state, 'lead') ? 'lead' : null,
        leadsTo,
        endsReturn: leadsTo !== null && leadsTo === steps.at(-1)?.path,
      }),
    );
    // What a new session asks nothing for goes on as it was meant.
    if (over && dispatch(startAgain()) === 'asks-nothing') dispatch(submitStep(path, answers));
  };
}

/** Whether *Continue* on a step with these answers sends the lead, so that the server's side has to be there. */
export function willSend(path: StepPath, answers: Answers): Thunk<boolean> {
  return (_dispatch, getState, extra) => {
    const step = extra.page.steps.find((candidate) => candidate.path === path);
    if (step === undefined) return false;
    const steps = stepsWith(givenIn(step.dataPoints, answers), getState(), extra);
    return sendsOnLeaving(extra.page, steps, path);
  };
}

/**
 * The answers to a questionnaire on a state's screen are in order: those of the lead enter it, and all are sent. What is asked
 * beside the state's own questions has a standing of its own.
 */
export function submitState(questionnaire: Questionnaire, answers: Answers): Thunk {
  return (dispatch, getState, extra) => {
    const shown = progressStateOf(currentState(getState().leadApplication))?.route;
    const isOwn = questionnaire.key === `states>${shown}`;
    const sends = isOwn ? 'state' : 'aside';
    if (isBusy(getState(), sends)) return;
    dispatch(
      applicationDataUpdated({
        key: questionnaire.key,
        answers: givenIn(questionnaire.dataPoints, answers),
        policies: [],
        at: extra.now(),
        sends,
        leadsTo: null,
        endsReturn: false,
      }),
    );
  };
}

/** The lead is unknown or over: what is stale goes, the input stays, consents that were given are asked anew. */
export function startAgain(): Thunk<'asks-consent' | 'asks-nothing'> {
  return (dispatch, getState, extra) => {
    const { submitted } = getState().dynamicPages;
    const toReopen = consentSteps(extra.page);
    const opens = toReopen.find((path) => submitted.includes(path)) ?? null;
    dispatch(stateCleared({ session: newSession(extra), reopens: opens === null ? [] : toReopen, opens }));
    return opens === null ? 'asks-nothing' : 'asks-consent';
  };
}

function isUnderWayNow(state: RootState): boolean {
  const kind = state.asyncFormData.sendings.lead?.kind;
  return kind === 'sending' || kind === 'still-working';
}

/** What was told of the questions that were asked; those that were hidden are left out. */
function givenIn(questions: readonly AskedDataPoint[], answers: Answers): readonly GivenAnswer[] {
  return questions
    .filter(({ name }) => Object.hasOwn(answers, name))
    .map(({ name, point }) => ({ name, path: point.path, value: answers[name] }));
}

/** The steps on the path once these answers are in the lead. */
function stepsWith(
  given: readonly GivenAnswer[],
  { leadApplication, dynamicPages }: RootState,
  { page }: Dependencies,
): readonly PageStep[] {
  const inLead = new Map(
    given.flatMap(({ path, value }): [typeof path & string, LeadValue][] =>
      path === undefined || isRows(value) ? [] : [[path, value]],
    ),
  );
  const application = withAnswers(leadApplication.application, inLead);
  return stepsOnPath(page, answersOf(questionsOf(page.steps), application), dynamicPages.requested);
}

function placeAfter(
  path: StepPath,
  steps: readonly PageStep[],
  { leadApplication, dynamicPages }: RootState,
  given: readonly GivenAnswer[],
): StepPath | null {
  return nextPlace({
    steps,
    submitted: [...dynamicPages.submitted, path],
    errored: leadApplication.fieldErrors
      .map(({ name }) => name)
      .filter((name) => !given.some((answer) => answer.name === name)),
    from: path,
    isReturning: dynamicPages.isReturning,
  });
}

function recordsOf(step: PageStep, answers: Answers, state: RootState, extra: Dependencies) {
  return policyRecords(
    step.dataPoints
      .filter(({ name, point }) => point.kind === 'consent' && Object.hasOwn(answers, name))
      .map(({ name }) => ({ name, given: answers[name] === true })),
    state.asyncFormData.policies,
    state.leadApplication.application.policies ?? [],
    new Date(extra.now()).toISOString(),
  );
}
