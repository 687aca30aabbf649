import { nextTask } from '../../platform/browser';
import { loadEventually } from '../../platform/loadEventually';
import { didSucceed } from '../../platform/loadOnce';
import type { ScreenServices } from '../../screens/screenProps';
import { loadingSet } from '../../state/slices/isLoading';
import { activePage } from '../wiring/activePage';
import { loadReview } from '../wiring/services';
import type { Application } from './createApplication';
import { getCurrentRoute, isFirstStep, requestLeadState } from './currentRoute';
import type { StartPhases } from './startPhases';
import type { LateParts } from './loadLateParts';
import type { StartScreen } from './startScreen';

interface CompletionInput extends Omit<StartPhases, 'context'> {
  /** Resolves when the first screen is shown. */
  readonly shown: Promise<void>;
  /** Resolves when the rules of the first step were loaded, or could not be. False on the screen of a state. */
  readonly rulesTried: Promise<boolean> | false;
}

/**
 * Loads what the first screen needs after it is rendered. A step works without the server; every other screen begins with
 * a call.
 *
 * @returns whether the page is reloading, so that the start ends here
 */
export async function completeScreen(input: CompletionInput): Promise<boolean> {
  const { visit, application, screen, shown, rulesTried } = input;
  if (!visit.isForm) return connectStateScreen(application, screen);
  await shown;
  await rulesTried;
  await nextTask();
  return false;
}

/**
 * Loads the rules and the texts of the first step ahead, so that the applicant can leave it even after the network is gone. Resolves to
 * whether they were loaded.
 */
export async function loadStepReader({ loadReader }: ScreenServices): Promise<boolean> {
  const step = activePage.steps.find(({ path }) => path === getCurrentRoute()) ?? activePage.steps[0];
  return step !== undefined && didSucceed(loadReader(step));
}

/** @returns whether the page is reloading because a release removed the files */
async function connectStateScreen(
  { store, connect }: Application,
  { willReload }: StartScreen,
): Promise<boolean> {
  if (!(await didSucceed(connect()))) {
    if (await willReload()) return true;
    throw new Error('The server code did not load.');
  }
  store.dispatch(loadingSet(false));
  return false;
}

async function loadLaterCode(connect: Application['connect']): Promise<void> {
  const { loadDialogs, loadNextSteps } = await import('../wiring/laterCode');
  await loadDialogs();
  if (!isFirstStep()) await didSucceed(loadReview());
  await nextTask();
  await loadNextSteps(connect);
}

/** Loads the parts that the first screen does not need: dialogs, the next steps, late listeners, third parties and the QA drawer. */
export async function loadRemainingParts(phases: StartPhases, late: LateParts): Promise<void> {
  const { store, connect } = phases.application;
  requestLeadState(store);
  await didSucceed(loadLaterCode(connect));
  const { startOptionalFeatures } = await loadEventually(late.load);
  await didSucceed(startOptionalFeatures(phases));
}
