import type { RowParts } from '../../screens/services';
import { createLazyComponent } from '../../ui/lazyComponent';
import { loadFormCode } from './loadFormCode';

const nothing = () => null;

/** The parts of a step that the build has only if the row of the page asks for them (`renderRowParts` in `scripts/vite/pageModules.ts`). */
export const rowParts: RowParts = {
  CallBackForm: createLazyComponent(loadFormCode, (code) => code.CallBackForm ?? nothing),
  EligibilityList: createLazyComponent(loadFormCode, (code) => code.EligibilityList ?? nothing),
};
