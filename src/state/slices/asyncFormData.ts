import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { isMoved, isResponse, leadResponses } from '../../api/responseActions';
import type { ContinuedLead } from '../../api/continuedLead';
import type { Company } from '../../domain/lead/company';
import type { FilledIn } from '../../domain/pages/filledIn';
import { keysOutlivingApplication, type RequestKey } from '../../domain/journey/calls/requests';
import {
  idleStatus,
  isRequestPending,
  isWaitingForServer,
  type RequestStatus,
} from '../../domain/journey/calls/requestStatus';
import {
  answersRejected,
  answersAccepted,
  applicationOpened,
  applicationReplaced,
  answersSubmitted,
  continuationDeclined,
  leadContinued,
  endFollowed,
  personalDataCleared,
  reapplicationStarted,
  stateCleared,
  stepValidationFailed,
} from '../events';
import {
  initialAsyncFormData,
  type AsyncFormData,
  type Continuation,
  type ReadKey,
  type ReadStatus,
} from './asyncFormDataState';

/** What is still valid after a reload. The policies are, until the server sends them again. */
type RestoredFormData = Partial<Pick<AsyncFormData, 'policies' | 'announcement' | 'continuedLead'>>;

interface CompanyChosen {
  readonly company: Company;
  /** What was filled in for another company of the same name. */
  readonly outdated: FilledIn;
}

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
    companyChosen: (state, { payload: { company } }: PayloadAction<CompanyChosen>) => {
      state.company = company;
    },
    checkingStalled: (state, { payload }: PayloadAction<boolean>) => {
      state.isCheckingStalled = payload;
    },
    responseLost: (state) => {
      state.isResponseLost = true;
    },
    decisionRequested: (state, { payload: at }: PayloadAction<number>) => {
      state.checkedAt = at;
    },
    followingStalled: (state, { payload }: PayloadAction<boolean>) => {
      state.isFollowingStalled = payload;
    },
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
      .addCase(answersSubmitted, (state, { payload: { requestKey, queuedStep, nextRoute } }) => {
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
      .addCase(endFollowed, (state) => {
        state.requests = pickOutlivingRequests(state);
      })
      .addCase(reapplicationStarted, withoutApplication)
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
      .addCase(continuationDeclined, (state) => {
        state.continuation = { kind: 'idle' };
      })
      .addMatcher(isAnyOf(applicationReplaced, applicationOpened), (state, action) => ({
        ...withoutApplication(state),
        announcement: action.payload.announcement,
        // What another tab replaces is not the lead of the link that is open here.
        ...(applicationOpened.match(action) && { continuation: state.continuation }),
      }))
      .addMatcher(isAnyOf(isResponse(...leadResponses), isMoved), (state) => ({
        ...withRead(state, 'leadStatus', { failure: null, pausedUntil: null }),
        isResponseLost: false,
      }))
      .addMatcher(isResponse('consents'), (state, { payload }) => ({ ...state, consents: payload }))
      .addMatcher(isResponse('policies'), (state, { payload }) => ({ ...state, policies: payload }));
  },
});

/** What does not belong to the lead, if another one goes on with the input. */
function withoutLead(state: AsyncFormData): AsyncFormData {
  const { company, continuation, continuedLead, announcement } = state;
  return { ...withoutApplication(state), company, continuation, continuedLead, announcement };
}

/** What belongs to no application. */
function withoutApplication(state: AsyncFormData): AsyncFormData {
  return { ...initialAsyncFormData, policies: state.policies, requests: pickOutlivingRequests(state) };
}

function pickOutlivingRequests({ requests }: AsyncFormData): AsyncFormData['requests'] {
  return Object.fromEntries(
    keysOutlivingApplication.flatMap((key) => (requests[key] === undefined ? [] : [[key, requests[key]]])),
  );
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
