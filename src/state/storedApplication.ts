import type { DynamicPagesState } from './slices/dynamicPagesState';
import type { LeadState } from './slices/leadState';

/**
 * An application in local storage, which survives a closed browser (specification, section 3) and which its tabs share. It has two parts, so
 * that nobody overwrites what somebody else has written: the tab that the applicant uses writes the input, and whichever tab hears from the server
 * writes what the server has reported.
 */
export interface StoredApplication {
  readonly input: StoredInput;
  readonly server: StoredServerState;
}

/** What the applicant has entered. */
export interface StoredInput
  extends
    Pick<LeadState, 'application' | 'emptied' | 'revision'>,
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
