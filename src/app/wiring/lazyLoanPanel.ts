import { createLazyComponent } from '../../ui/lazyComponent';
import { loadFormCode } from './loadFormCode';

/** The loan beside the steps after the first. A form without it still works, so it is left out if its code does not load. */
export const LoanPanel = createLazyComponent(
  Object.assign(() => loadFormCode().catch(() => null), { getLoaded: loadFormCode.getLoaded }),
  (code) => code?.LoanPanel ?? (() => null),
);
