import type { DynamicPagesState } from './slices/dynamicPagesState';
import type { LeadState } from './slices/leadState';

/** An application as the documents of this browser have stored it together (`stored/documentJournal.ts`). */
export interface StoredApplication {
  readonly input: StoredInput;
  readonly server: StoredServerState;
}

/** What the applicant has entered. */
export interface StoredInput
  extends
    Pick<LeadState, 'application' | 'emptied'>,
    Pick<DynamicPagesState, 'submitted' | 'drafts' | 'filledIn'> {
  /** When the applicant last changed something, in milliseconds since the epoch. */
  readonly savedAt: number;
}

/** What the server has reported about the application, and what is being sent to it. */
export interface StoredServerState
  extends
    Pick<LeadState, 'progressStates' | 'pendingCreate' | 'attempt' | 'serverAheadMs'>,
    Pick<DynamicPagesState, 'requested'>,
    Pick<LeadState['application'], 'id' | 'leadStatus' | 'expiresAt'> {}
