import type { DynamicPagesState } from './slices/dynamicPagesState';
import type { LeadState } from './slices/leadState';

/** The application in local storage, which survives a closed browser (specification, section 3). All tabs share it. */
export interface StoredLoanApplication
  extends
    Pick<
      LeadState,
      | 'application'
      | 'progressStates'
      | 'emptied'
      | 'pendingCreate'
      | 'attempt'
      | 'changedAt'
      | 'serverAheadMs'
    >,
    Pick<DynamicPagesState, 'requested' | 'submitted' | 'drafts'> {
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}
