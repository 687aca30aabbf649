import { loadOnce } from '../platform/loading/loadOnce';
import { createLazyComponent } from '../ui/lazyComponent';

/**
 * Loads the parts of a step that the first screen does not contain. A field that renders before they are loaded keeps its substitute, so
 * that it does not change while the applicant uses it.
 */
export const loadFormParts = loadOnce(() => import('./formParts'));

/** Shown after a submit with errors. */
export const ErrorSummary = createLazyComponent(loadFormParts, (parts) => parts.ErrorSummary);

export const CompanyList = createLazyComponent(loadFormParts, (parts) => parts.CompanyList);

/** Only few choices accept an answer that their list lacks. */
export const ManualEntryButton = createLazyComponent(loadFormParts, (parts) => parts.ManualEntryButton);

export const CodeField = createLazyComponent(loadFormParts, (parts) => parts.CodeField);

export const ListField = createLazyComponent(loadFormParts, (parts) => parts.ListField);

export const TermChoices = createLazyComponent(loadFormParts, (parts) => parts.TermChoices);

export const RepaymentTable = createLazyComponent(loadFormParts, (parts) => parts.RepaymentTable);
