import type { RowParts } from '../../screens/services';
import { loadOnce } from '../../platform/loading/loadOnce';
import { createLazyComponent } from '../../ui/lazyComponent';

/** Loads the code that reads and submits answers. In a file of the form (`scripts/vite/chunks.ts`). */
export const loadFormCode = loadOnce(() => import('./formCode'));

const nothing = () => null;

/** The loan beside the steps after the first. A form without it still works, so it is left out if its code does not load. */
export const LoanPanel = createLazyComponent(
  Object.assign(() => loadFormCode().catch(() => null), { getLoaded: loadFormCode.getLoaded }),
  (code) => code?.LoanPanel ?? nothing,
);

/** The parts of a step that the build has only if the row of the page asks for them (`renderRowParts` in `scripts/vite/pageModules.ts`). */
export const rowParts: RowParts = {
  CallBackForm: createLazyComponent(loadFormCode, (code) => code.CallBackForm ?? nothing),
  EligibilityList: createLazyComponent(loadFormCode, (code) => code.EligibilityList ?? nothing),
};
