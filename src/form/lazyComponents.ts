import { withRepeats } from '../platform/loading/loadEventually';
import { loadOnce } from '../platform/loading/loadOnce';
import { createLazyComponent } from '../ui/lazyComponent';

/**
 * Loads the parts of a step that the first screen does not contain. A field that renders before they are loaded keeps its substitute, so
 * that it does not change while the applicant uses it.
 */
export const loadFormParts = loadOnce(() => import('./formParts'));

const loadInRender = withRepeats(loadFormParts);

/** Shown after a submit with errors. */
export const ErrorSummary = createLazyComponent(loadInRender, (parts) => parts.ErrorSummary);

export const CompanyList = createLazyComponent(loadInRender, (parts) => parts.CompanyList);

/** Only few choices accept an answer that their list lacks. */
export const ManualEntryButton = createLazyComponent(loadInRender, (parts) => parts.ManualEntryButton);

export const CodeField = createLazyComponent(loadInRender, (parts) => parts.CodeField);

export const ListField = createLazyComponent(loadInRender, (parts) => parts.ListField);

export const TermChoices = createLazyComponent(loadInRender, (parts) => parts.TermChoices);

export const RepaymentTable = createLazyComponent(loadInRender, (parts) => parts.RepaymentTable);
