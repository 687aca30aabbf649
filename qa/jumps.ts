import type { QaWorld } from '../src/app/qaWorld';
import type { StepPath } from '../src/domain/catalogue/steps';
import { isDecided, stateNumber } from '../src/domain/journey/states/progressStates';
import type { Lead } from '../src/domain/lead/lead';
import { policyRecords } from '../src/domain/lead/policies';
import type { Answers } from '../src/domain/pages/questionnaire';
import type { PageStep } from '../src/domain/pages/resolvePage';
import { answersOf } from '../src/domain/pages/stepSequence';
import { readAll } from '../src/form/engine/readAll';
import { selectSteps } from '../src/state/selectors/journey';
import { applicationDataUpdated, inquired, tabsMerged } from '../src/state/signals';
import { routeChangeRequested } from '../src/state/slices/lead';
import { typedInto, type Filling } from './filling/typed';
import { findSandbox } from './sandbox';

/** Who told the state that was jumped to. */
export type Teller = 'reference back end' | 'store';

/**
 * Leads the application to a state. Where the reference back end answers, it puts the lead there, creating one where there is
 * none, and the application asks it for what the screen needs. Else the state is put into the store: what the server tells of it
 * is not there, and the next answer of the server leads on.
 */
export async function jumpToState(world: QaWorld, state: number): Promise<Teller> {
  const { store } = world;
  const { application } = store.getState().leadApplication;
  const sandbox = await findSandbox(world);
  if (sandbox === null) {
    tell(world, application, state);
    return 'store';
  }
  const withContact = withEmail(application);
  const id = application.id ?? (await sandbox.createLead(withContact));
  await sandbox.putAt(id, state);
  tell(world, { ...withContact, id }, state);
  // A state that stands already may have another offer by now; checking asks by itself.
  if (isDecided([state]) && state !== stateNumber('CHECKING')) store.dispatch(inquired());
  return 'reference back end';
}

/** As another tab tells of a lead that the server led on. */
function tell({ store }: QaWorld, application: Lead, state: number): void {
  const { leadApplication, dynamicPages } = store.getState();
  const { emptied, changedAt } = leadApplication;
  const { submitted, requested } = dynamicPages;
  store.dispatch(
    tabsMerged({
      application,
      emptied,
      changedAt,
      pendingCreate: null,
      submitted,
      requested,
      state,
      savedAt: Date.now(),
    }),
  );
}

/** The reference back end tells stories by the e-mail. */
function withEmail(application: Lead): Lead {
  const { contactDetails } = application;
  return { ...application, contactDetails: { email: 'ana@example.com', ...contactDetails } };
}

/**
 * Opens a step of the form. Those before it that are not done are answered with samples and count as submitted; nothing is sent.
 * From a state after the offer the lead goes back to the form first.
 *
 * @returns whether the step can be asked of this applicant
 */
export async function jumpToStep(world: QaWorld, path: StepPath, filling: Filling): Promise<boolean> {
  const { store, page } = world;
  if (isDecided(store.getState().leadApplication.progressStates)) {
    await jumpToState(world, stateNumber('NONE'));
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
    await answer(world, open, filling);
  }
}

/** Takes a step's samples as the applicant's answers. */
async function answer(world: QaWorld, step: PageStep, filling: Filling): Promise<void> {
  const { store, page, loadReader } = world;
  const { application } = store.getState().leadApplication;
  const known = answersOf(filling.questions, application);
  const whole = page.steps.find(({ path }) => path === step.path) ?? step;
  const typed = typedInto(whole, known, filling);
  const asked = whole.dataPoints.filter(({ name }) => Object.hasOwn(typed, name));
  const { answers } = readAll(await loadReader(whole), asked, typed, known);
  const at = Date.now();
  store.dispatch(
    applicationDataUpdated({
      key: step.path,
      answers: asked
        .filter(({ name }) => Object.hasOwn(answers, name))
        .map(({ name, point }) => ({ name, path: point.path, value: answers[name] })),
      policies: recordsIn(world, whole, answers, at),
      at,
      sends: null,
      leadsTo: null,
      endsReturn: false,
    }),
  );
}

function recordsIn({ store }: QaWorld, { dataPoints }: PageStep, answers: Answers, at: number) {
  const { asyncFormData, leadApplication } = store.getState();
  return policyRecords(
    dataPoints
      .filter(({ name, point }) => point.kind === 'consent' && Object.hasOwn(answers, name))
      .map(({ name }) => ({ name, given: answers[name] === true })),
    asyncFormData.policies,
    leadApplication.application.policies ?? [],
    new Date(at).toISOString(),
  );
}
