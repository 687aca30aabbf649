/** What a step shows or does that the first screen does not. In a file of the form (`scripts/vite/chunks.ts`). */
export { SearchInput } from './kinds/choice/SearchInput';
export { default as ManualEntryButton } from './kinds/choice/ManualEntryButton';
export { CodeField } from './kinds/code/Field';
export { ListField } from './kinds/list/Field';
export { RepaymentTable } from './kinds/loan/RepaymentTable';
export { TermChoices } from './kinds/loan/TermChoices';
export { default as CompanyList } from './lookUps/CompanyList';
export { createLookUpController } from './lookUps/lookUpController';
export { default as ErrorSummary } from './messages/ErrorSummary';
