import { configuration } from 'virtual:configuration';
import { repairQuery } from '../../domain/journey/arrival/linkQuery';
import { nextTask } from '../../platform/events/browser';
import { consumeInitialQuery, reload } from '../../platform/page/address';
import { removeStartMarker } from '../../platform/loading/builtScreen';
import { isFramed } from '../../platform/frame/frame';
import { loadEventually } from '../../platform/loading/loadEventually';
import { didSucceed } from '../../platform/loading/loadOnce';
import { sendStartReport } from '../../platform/reports/startReport';
import { loadingSet } from '../../state/slices/isLoading';
import { buildPage } from '../wiring/buildPage';
import { loadReview } from '../wiring/loadScreens';
import { createServices } from '../wiring/services';
import { storagePrefix } from '../wiring/storages';
import { createApplication } from './createApplication';
import { isFirstStep, requestLeadState } from './currentRoute';
import { prepareHydration } from './hydration';
import { loadPageTexts } from './language';
import { createFormLoader, loadAfterFirstScreen } from './loadForm';
import { openVisit } from './openVisit';
import { renderApplication } from './renderApplication';
import { createStartContext, type StartContext } from './startContext';
import { getErrorName, startOrShowFailure } from './startFailure';
import type { StartPhases } from './startPhases';
import { loadFirstScreen, resolveStartScreen } from './startScreen';

/** Starts the application in the element. Shows the failure screen if the start fails. */
export async function start(element: HTMLElement): Promise<void> {
  const context = createStartContext(element);
  const report = (name: string) =>
    sendStartReport(configuration.vitalsUrl, { page: storagePrefix, start: name });
  await startOrShowFailure(() => runPhases(context, report), {
    render: (content) => {
      context.renderer.render(content);
      removeStartMarker();
    },
    loadTexts: () => loadPageTexts(context.storages.local, context.log),
    onReload: reload,
    contact: buildPage.definition.contact,
    log: context.log,
    report,
  });
}

/** The phases of a start, in order. Each runs in a task of its own, so that the browser handles input in between. */
async function runPhases(context: StartContext, report: (name: string) => void): Promise<void> {
  const query = repairQuery(consumeInitialQuery());
  await yieldToInput();
  const visit = openVisit(context, query);
  await yieldToInput();
  const application = createApplication(context, visit);
  await nextTask();
  const screen = resolveStartScreen(context, visit, application);
  await nextTask();
  const load = () => loadFirstScreen(context, application, screen);
  const texts = await load().catch((error: unknown) => {
    if (screen.builtScreen === null) throw error;
    // The built form waits for a better line. A failure screen in its place would take what was typed.
    report(getErrorName(error));
    return loadEventually(load);
  });
  const phases = { context, visit, application, screen, texts };
  const loadForm = createFormLoader(phases);
  const services = createServices(loadForm, application.store);
  // It is requested before the screen handles input, when the line is free.
  const isFormLoaded = didSucceed(loadForm());
  if (screen.isReturnLate) await loadForm();
  await nextTask();
  const { builtScreen } = screen;
  const hydrateInput = builtScreen && prepareHydration(buildPage, builtScreen.languageTag);
  await nextTask();
  const shown = renderApplication({ ...phases, services, hydrateInput });
  if (visit.isForm) await shown;
  else if (!(await showStateScreen(phases, isFormLoaded))) return;
  await loadEventually(loadForm);
  requestLeadState(application.store);
  if (!isFirstStep()) await didSucceed(loadReview());
  const { startOptionalFeatures } = await loadEventually(loadAfterFirstScreen);
  await didSucceed(startOptionalFeatures(phases, services));
}

/** Lets the browser handle input. In a frame everything up to the listener for the embedding page's colours runs in one task. */
function yieldToInput(): Promise<void> {
  return isFramed() ? Promise.resolve() : nextTask();
}

/**
 * Shows the screen of a state, which begins with a call. A step works without the server.
 *
 * @returns false if the page reloads because a release removed the files
 */
async function showStateScreen(
  { application, screen }: StartPhases,
  isFormLoaded: Promise<boolean>,
): Promise<boolean> {
  if (!(await isFormLoaded)) {
    if (await screen.willReload()) return false;
    throw new Error('The code that calls the server did not load.');
  }
  application.store.dispatch(loadingSet(false));
  return true;
}
