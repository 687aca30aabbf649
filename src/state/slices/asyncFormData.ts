import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { isMoved, isResponse, leadResponses } from '../../api/responseActions';
import type { CustomerConsent } from '../../api/consents';
import type { ContinuedLead } from '../../api/continuedLead';
import type { Policy } from '../../api/policies';
import type { Company } from '../../domain/lead/company';
import type { RequestKey } from '../../domain/journey/calls/requests';
import {
  idleStatus,
  isRequestPending,
  isWaitingForServer,
  type RequestStatus,
  type RequestStatuses,
} from '../../domain/journey/calls/requestStatus';
import {
  answersRejected,
  answersAccepted,
  applicationOpened,
  applicationReplaced,
  applicationDataUpdated,
  continuationDeclined,
  leadContinued,
  endFollowed,
  personalDataCleared,
  reapplicationStarted,
  stateCleared,
  stepValidationFailed,
} from '../events';

/** The status of the look-up of a lead by its link. */
export type Continuation =
  | { readonly kind: 'idle' | 'loading' | 'unknown' }
  /** `pausedUntil`: when the server answers again, in milliseconds since the epoch, if it asked for a long wait; null otherwise. */
  | { readonly kind: 'trouble'; readonly pausedUntil: number | null }
  /** `at`: when it was found, in milliseconds since the epoch. */
  | {
      readonly kind: 'found';
      readonly found: ContinuedLead;
      readonly at: number;
    };

/** What a screen lets the applicant ask for again: the status of the lead, the address of the partner, the consents. */
export type ReadKey = 'leadStatus' | 'redirect' | 'consents';

/** How the last read ended, and whether another one is under way. The end stays known meanwhile. */
export interface ReadStatus {
  readonly isUnderWay: boolean;
  /** A temporary failure, or that the server has answered that there is nothing; null if it has not failed. */
  readonly failure: 'trouble' | 'gone' | null;
  /** When the server answers again, in milliseconds since the epoch, if it asked for a longer wait than a read waits by itself. Null otherwise. */
  readonly pausedUntil: number | null;
}

/** Data that arrives while the form is open. */
export interface AsyncFormData {
  readonly requests: RequestStatuses;
  readonly policies: readonly Policy[];
  /** The employer that the applicant chose from the suggestions. */
  readonly company: Company | null;
  /** When the decision was last requested, in milliseconds since the epoch; null before the first request. */
  readonly checkedAt: number | null;
  /** Whether polling for the decision stopped without one. */
  readonly isCheckingStalled: boolean;
  /** Whether following another device stopped without a change. */
  readonly isFollowingStalled: boolean;
  readonly reads: Readonly<Record<ReadKey, ReadStatus>>;
  /**
   * Whether a request about the present state may have arrived although its response did not. The lead's status is read before the next
   * request about a state is sent.
   */
  readonly isResponseLost: boolean;
  readonly continuation: Continuation;
  /** Data points of the continued lead that only the server knows: their names and masked values. */
  readonly continuedLead: Pick<ContinuedLead, 'given' | 'masked'>;
  /** The applicant's consents from the last response; `unknown` before the first. */
  readonly consents: readonly CustomerConsent[] | 'unknown';
  /** The announcement at the top of the next screen. */
  readonly announcement: Announcement | null;
}

export type Announcement = 'session-over' | 'other-tab' | 'deleted';

/** What is still valid after a reload. The policies are, until the server sends them again. */
type RestoredFormData = Partial<Pick<AsyncFormData, 'policies' | 'announcement' | 'continuedLead'>>;

/** The status of a read that was never begun. */
const initialRead: ReadStatus = { isUnderWay: false, failure: null, pausedUntil: null };

export const initialAsyncFormData: AsyncFormData = {
  requests: {},
  policies: [],
  company: null,
  checkedAt: null,
  isCheckingStalled: false,
  isFollowingStalled: false,
  reads: { leadStatus: initialRead, redirect: initialRead, consents: initialRead },
  isResponseLost: false,
  continuation: { kind: 'idle' },
  continuedLead: { given: [], masked: {} },
  consents: 'unknown',
  announcement: null,
};

const slice = createSlice({
  name: 'asyncFormData',
  initialState: initialAsyncFormData,
  reducers: {
    requestStatusChanged: (state, { payload }: PayloadAction<{ key: RequestKey; status: RequestStatus }>) =>
      withStatus(state, payload.key, payload.status),
    /** No toast could confirm that the lead was saved at this moment, so the page must show it. */
    savedNoticeRequested: (state, { payload: at }: PayloadAction<number>) => {
      const { lead } = state.requests;
      return lead?.kind === 'saved' && lead.at === at
        ? withStatus(state, 'lead', { ...lead, needsInlineNotice: true })
        : state;
    },
    /** What this tab stored before a reload. */
    formDataRestored: (state, { payload }: PayloadAction<RestoredFormData>) => ({ ...state, ...payload }),
    companyChosen: (state, { payload: company }: PayloadAction<Company>) => ({ ...state, company }),
    checkingStalled: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      isCheckingStalled: payload,
    }),
    responseLost: (state) => ({ ...state, isResponseLost: true }),
    decisionRequested: (state, { payload: at }: PayloadAction<number>) => ({ ...state, checkedAt: at }),
    followingStalled: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      isFollowingStalled: payload,
    }),
    readBegun: (state, { payload: key }: PayloadAction<ReadKey>) =>
      withRead(state, key, { isUnderWay: true }),
    readEnded: (
      state,
      { payload: { key, ...end } }: PayloadAction<{ key: ReadKey } & Omit<ReadStatus, 'isUnderWay'>>,
    ) => withRead(state, key, { isUnderWay: false, ...end }),
    continuationChanged: (state, { payload }: PayloadAction<Continuation>) => ({
      ...state,
      continuation: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(applicationDataUpdated, (state, { payload: { requestKey, queuedStep, nextRoute } }) => {
        const next = { ...state, announcement: null };
        if (queuedStep !== undefined) return next;
        if (requestKey !== null) return withStatus(next, requestKey, { kind: 'sending' });
        // A move to another step resets the status, unless a request is pending or the server asked to wait.
        const lead = state.requests.lead ?? idleStatus;
        const isReset = nextRoute !== null && !isWaitingForServer(lead) && !isRequestPending(lead);
        return isReset ? withStatus(next, 'lead', idleStatus) : next;
      })
      .addCase(answersAccepted, (state, { payload: { requestKey, at } }) =>
        withStatus(state, requestKey, { kind: 'saved', at }),
      )
      .addCase(answersRejected, (state, { payload: { requestKey } }) =>
        withStatus(state, requestKey, idleStatus),
      )
      // The values on screen are not saved.
      .addCase(stepValidationFailed, (state) =>
        state.requests.lead?.kind === 'saved' ? withStatus(state, 'lead', idleStatus) : state,
      )
      .addCase(stateCleared, (state, { payload: { stepToOpen } }) => ({
        ...withoutLead(state),
        announcement: stepToOpen === null ? state.announcement : 'session-over',
      }))
      .addCase(personalDataCleared, (state) => ({
        ...state,
        company: null,
        continuedLead: initialAsyncFormData.continuedLead,
      }))
      // What was sent before the end leads nowhere any more.
      .addCase(endFollowed, (state) => ({ ...state, requests: {} }))
      .addCase(reapplicationStarted, ({ policies }) => ({ ...initialAsyncFormData, policies }))
      .addCase(leadContinued, (state, { payload: { isSame, isStale } }) => ({
        ...withoutLead(state),
        company: isSame ? state.company : null,
        continuation: { kind: 'idle' },
        continuedLead:
          state.continuation.kind === 'found'
            ? getServerKnowledge(state.continuation.found)
            : state.continuedLead,
        announcement: isStale ? 'session-over' : state.announcement,
      }))
      .addCase(continuationDeclined, (state) => ({ ...state, continuation: { kind: 'idle' } }))
      .addMatcher(isAnyOf(applicationReplaced, applicationOpened), ({ policies, continuation }, action) => ({
        ...initialAsyncFormData,
        policies,
        announcement: action.payload.announcement,
        // What another tab replaces is not the lead of the link that is open here.
        ...(applicationOpened.match(action) && { continuation }),
      }))
      .addMatcher(isAnyOf(isResponse(...leadResponses), isMoved), (state) => ({
        ...withRead(state, 'leadStatus', { failure: null, pausedUntil: null }),
        isResponseLost: false,
      }))
      .addMatcher(isResponse('consents'), (state, { payload }) => ({ ...state, consents: payload }))
      .addMatcher(isResponse('policies'), (state, { payload }) => ({
        ...state,
        policies: payload,
      }));
  },
});

/** What does not belong to the lead, if another one goes on with the input. */
function withoutLead(state: AsyncFormData): AsyncFormData {
  const { policies, company, continuation, continuedLead, announcement } = state;
  return { ...initialAsyncFormData, policies, company, continuation, continuedLead, announcement };
}

function getServerKnowledge({ given, masked }: ContinuedLead): AsyncFormData['continuedLead'] {
  return { given, masked };
}

function withStatus(state: AsyncFormData, key: RequestKey, status: RequestStatus): AsyncFormData {
  return { ...state, requests: { ...state.requests, [key]: status } };
}

function withRead(state: AsyncFormData, key: ReadKey, change: Partial<ReadStatus>): AsyncFormData {
  return { ...state, reads: { ...state.reads, [key]: { ...state.reads[key], ...change } } };
}

export const asyncFormDataReducer = slice.reducer;
export const {
  requestStatusChanged,
  savedNoticeRequested,
  formDataRestored,
  companyChosen,
  checkingStalled,
  decisionRequested,
  responseLost,
  followingStalled,
  readBegun,
  readEnded,
  continuationChanged,
} = slice.actions;
