import type { RowParts } from '../../screens/services';
import { withRepeats } from '../../platform/loading/loadEventually';
import { loadOnce } from '../../platform/loading/loadOnce';
import { createLazyComponent } from '../../ui/lazyComponent';

/** Loads the code that reads and submits answers. In a file of the form (`scripts/vite/chunks.ts`). */
export const loadFormCode = loadOnce(() => import('./formCode'));

const nothing = () => null;

const loadInRender = withRepeats(loadFormCode);

/** The loan beside the steps after the first. */
export const LoanPanel = createLazyComponent(loadInRender, (code) => code.LoanPanel);

/** The parts of a step that the build has only if the row of the page asks for them (`renderRowParts` in `scripts/vite/pageModules.ts`). */
export const rowParts: RowParts = {
  CallBackForm: createLazyComponent(loadInRender, (code) => code.CallBackForm ?? nothing),
  EligibilityList: createLazyComponent(loadInRender, (code) => code.EligibilityList ?? nothing),
};
