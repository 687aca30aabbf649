/** What submits a step, and what some steps show. In a file of the form (`scripts/vite/chunks.ts`). */
export { Dialog } from '../../ui/Dialog';
export { submitStep } from '../../state/submission/submitQuestionnaire';
export { default as SendAsNewButton } from '../parts/requests/SendAsNewButton';
export { default as ExclusionNotice } from './ExclusionNotice';
export { default as HelpPanel } from './HelpPanel';
export { default as OutsideLimitsNotice } from './OutsideLimitsNotice';
