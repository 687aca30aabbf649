import type { QaDependencies } from '../src/app/wiring/qaDependencies';
import type { StepPath } from '../src/domain/catalogue/steps';
import { hasLeftForm, stateNumber } from '../src/domain/journey/states/progressStates';
import type { Lead } from '../src/domain/lead/lead';
import { createPolicyRecords } from '../src/domain/lead/policies';
import type { Answers } from '../src/domain/pages/questionnaire';
import type { PageStep } from '../src/domain/pages/resolvePage';
import { getAnswers } from '../src/domain/pages/questionIndex';
import { readAnswers } from '../src/form/engine/readAnswers';
import { now } from '../src/platform/device/clock';
import { selectSteps } from '../src/state/selectors/journey';
import { answersSubmitted, leadContinued, leadStatusRequested } from '../src/state/events';
import { routeChangeRequested } from '../src/state/slices/lead';
import { createSampleAnswers, type FillContext } from './filling/sampleAnswers';
import { findSandbox } from './sandbox';

/** Where the jump set the state. */
export type StateSource = 'reference back end' | 'store';

/**
 * Jumps to a progress state. If the reference back end responds, it sets the lead's state (and creates the lead if it knows none), and the
 * application requests the data of the screen. Otherwise the state is set in the store only: the server's data is missing, and the next
 * response of the server changes the state.
 */
export async function jumpToState(dependencies: QaDependencies, state: number): Promise<StateSource> {
  const { store } = dependencies;
  const { application } = store.getState().leadApplication;
  const sandbox = await findSandbox(dependencies);
  if (sandbox === null) {
    dispatchState(dependencies, application, state);
    return 'store';
  }
  const withContact = withEmail(application);
  const { id: known, expiresAt: _expiresAt, ...unknown } = withContact;
  const isKnown = known !== undefined && (await sandbox.setLeadState(known, state));
  const id = isKnown ? known : await sandbox.createLead(unknown);
  if (!isKnown) await sandbox.setLeadState(id, state);
  dispatchState(dependencies, isKnown ? withContact : { ...unknown, id }, state);
  // The same state may have a new offer, so request it again. The checking screen polls by itself.
  if (hasLeftForm([state]) && state !== stateNumber('CHECKING')) store.dispatch(leadStatusRequested());
  return 'reference back end';
}

/** Dispatches the state as if the lead continued here: the state is not one that this tab has reached. */
function dispatchState({ store }: QaDependencies, application: Lead, state: number): void {
  const { leadApplication, dynamicPages } = store.getState();
  const { applicationId } = leadApplication;
  const { submitted, requested, drafts } = dynamicPages;
  store.dispatch(
    leadContinued({
      applicationId,
      application,
      isSame: true,
      isStale: false,
      state,
      requested,
      submitted,
      drafts,
      at: now(),
    }),
  );
}

/** The reference back end selects a story by the e-mail. */
function withEmail(application: Lead): Lead {
  const { contactDetails } = application;
  return { ...application, contactDetails: { email: 'ana@example.com', ...contactDetails } };
}

/**
 * Opens a step of the form. Answers unfinished steps before it with samples and marks them as submitted, without sending anything. From a
 * state after the offer, the lead first returns to the form.
 *
 * @returns whether the applicant's path includes the step
 */
export async function jumpToStep(
  dependencies: QaDependencies,
  path: StepPath,
  filling: FillContext,
): Promise<boolean> {
  const { store, page } = dependencies;
  if (hasLeftForm(store.getState().leadApplication.progressStates)) {
    await jumpToState(dependencies, stateNumber('NONE'));
  }
  for (;;) {
    const steps = selectSteps(store.getState(), page);
    const place = steps.findIndex((step) => step.path === path);
    const { submitted } = store.getState().dynamicPages;
    const open = steps.slice(0, Math.max(place, 0)).find((step) => !submitted.includes(step.path));
    if (open === undefined) {
      if (place >= 0) store.dispatch(routeChangeRequested({ route: path, mode: 'PUSH' }));
      return place >= 0;
    }
    await answerStep(dependencies, open, filling);
  }
}

/** Answers a step with samples. */
async function answerStep(dependencies: QaDependencies, step: PageStep, filling: FillContext): Promise<void> {
  const { store, page, loadReader } = dependencies;
  const { application } = store.getState().leadApplication;
  const known = getAnswers(filling.questions, application);
  const whole = page.steps.find(({ path }) => path === step.path) ?? step;
  const typed = createSampleAnswers(whole, known, filling);
  const asked = whole.dataPoints.filter(({ name }) => Object.hasOwn(typed, name));
  const { answers } = readAnswers(await loadReader(whole), asked, typed, known);
  const at = Date.now();
  store.dispatch(
    answersSubmitted({
      key: step.path,
      answers: asked
        .filter(({ name }) => Object.hasOwn(answers, name))
        .map(({ name, point }) => ({ name, path: point.path, value: answers[name] })),
      policies: createRecords(dependencies, whole, answers, at),
      at,
      requestKey: null,
      nextRoute: null,
      completesReturn: false,
    }),
  );
}

function createRecords({ store }: QaDependencies, { dataPoints }: PageStep, answers: Answers, at: number) {
  const { asyncFormData, leadApplication } = store.getState();
  return createPolicyRecords(
    dataPoints
      .filter(({ name, point }) => point.kind === 'consent' && Object.hasOwn(answers, name))
      .map(({ name }) => ({ name, given: answers[name] === true })),
    asyncFormData.policies,
    leadApplication.application.policies ?? [],
    new Date(at).toISOString(),
  );
}
