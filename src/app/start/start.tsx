import { nextTask } from '../../platform/browser';
import { consumeInitialQuery, reload } from '../../platform/address';
import { removeStartMarker } from '../../platform/builtScreen';
import { isFramed } from '../../platform/frame';
import { createApplication } from './createApplication';
import { completeScreen, loadRemainingParts, loadStepReader } from './completeStart';
import { loadPageTexts } from './language';
import { createLateParts } from './loadLateParts';
import { openVisit } from './openVisit';
import { renderApplication } from './renderApplication';
import { createStartContext, type StartContext } from './startContext';
import { startOrShowFailure } from './startFailure';
import { loadScreenContent, prepareScreen, resolveStartScreen } from './startScreen';

/** Starts the application in the element. Shows the failure screen if the start fails. */
export async function start(element: HTMLElement): Promise<void> {
  const context = createStartContext(element);
  await startOrShowFailure(() => runPhases(context), {
    render: (content) => {
      context.renderer.render(content);
      removeStartMarker();
    },
    loadTexts: () => loadPageTexts(context.storages.local),
    onReload: reload,
    log: context.log,
  });
}

/** The phases of a start, in order. Each runs in a task of its own, so that the browser handles input in between. */
async function runPhases(context: StartContext): Promise<void> {
  const query = consumeInitialQuery();
  await yieldToInput();
  const visit = openVisit(context, query);
  await yieldToInput();
  const application = createApplication(context, visit);
  await nextTask();
  const screen = resolveStartScreen(context, visit, application);
  await nextTask();
  const content = await loadScreenContent(context, visit, application, screen);
  const phases = { context, visit, application, screen, content };
  // They are requested before the screen handles input, when the line is free.
  const rulesTried = visit.isForm && loadStepReader(content.services);
  const late = createLateParts(phases);
  if (late.isReturnLate) await late.load();
  await nextTask();
  const hydrateInput = prepareScreen(screen);
  await nextTask();
  const shown = renderApplication({ ...phases, hydrateInput });
  const isReloading = await completeScreen({ ...phases, shown, rulesTried });
  if (isReloading) return;
  await loadRemainingParts(phases, late);
}

/**
 * Lets the browser handle input. Not inside a frame: the embedding page can send its colours as soon as the document has
 * loaded, so everything up to the listener for them runs in one task there.
 */
function yieldToInput(): Promise<void> {
  return isFramed() ? Promise.resolve() : nextTask();
}
