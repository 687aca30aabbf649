import { loadFormParts } from '../../form/lazyComponents';
import { loadOnce, type LazyLoader } from '../../platform/loading/loadOnce';
import { loadStepParts } from '../../screens/step/lazyComponents';
import { loadDeleteDialog } from '../../shell/lazyDialogs';
import type { FormServices } from '../wiring/formCode';
import { loadFormCode } from '../wiring/lazyFormCode';
import type { StartPhases } from './startPhases';

/** Loads the part of the start that follows the first screen. In the file of the calls (`scripts/vite/chunks.ts`). */
export const loadAfterFirstScreen = loadOnce(() => import('./afterFirstScreen'));

/** Creates the loader of everything that a step and its submission need. A press needs all of it, and reports whatever did not load. */
export function createFormLoader(phases: StartPhases): LazyLoader<FormServices> {
  const { application, texts } = phases;
  return loadOnce(async () => {
    try {
      const [{ startForm }, { createFormServices }] = await Promise.all([
        loadAfterFirstScreen(),
        loadFormCode(),
        loadFormParts(),
        loadStepParts(),
        loadDeleteDialog(),
        texts.loadMissing(),
      ]);
      await startForm(phases);
      return createFormServices(application.store);
    } catch (error) {
      // The name of the failure in the specification, section 8.
      application.log('Failed to load ApplicationPage and product styles');
      throw error;
    }
  });
}
