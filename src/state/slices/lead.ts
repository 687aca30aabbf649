import { createSlice, prepareAutoBatched, type PayloadAction } from '@reduxjs/toolkit';
import { answersOfLead, isAnswered } from '../../api/fulfilled';
import type { CustomerConsent } from '../../api/consents';
import type { Redirect } from '../../domain/journey/states/redirect';
import { renewedApplication } from '../../domain/journey/arrival/start';
import { withVersions } from '../../domain/lead/policies';
import { withoutPersonalData } from '../../domain/lead/retention';
import { isStepKey } from '../../domain/pages/questionnaire';
import {
  answersRefused,
  answersTaken,
  applicationBegun,
  applicationDataUpdated,
  changeRequested,
  continuationDeclined,
  draftKept,
  leadContinued,
  personalDataForgotten,
  reapplied,
  stateCleared,
  tabsMerged,
} from '../signals';
import {
  initialLeadState,
  type ApplicationResult,
  type LeadState,
  type PendingCreate,
  type PendingRoute,
} from './leadState';
import {
  continued,
  pushed,
  pushedUntold,
  reapplicationOf,
  withAnswersGiven,
  withEnvelope,
} from './leadTransitions';

/** What is known of a lead that the server has told nothing of yet. */
const nothingTold = {
  result: {},
  fieldErrors: [],
  customerConsents: [],
  redirected: null,
} as const satisfies Partial<LeadState>;

/** The application's index: whoever comes back there has nothing to go back to. */
const toIndex: PendingRoute = { route: '', mode: 'REPLACE' };

const slice = createSlice({
  name: 'leadApplication',
  initialState: initialLeadState,
  reducers: {
    applicationResultUpdated: (state, { payload }: PayloadAction<ApplicationResult>) => ({
      ...state,
      result: { ...state.result, ...payload },
    }),
    /** The result no longer stands: the lead's id goes with it. */
    applicationResultCleared: (state) => {
      const { id: _gone, ...application } = state.application;
      return { ...state, result: {}, application };
    },
    progressStatePushed: (state, { payload }: PayloadAction<number>) => pushed(state, payload),
    routeChangeRequested: (state, { payload }: PayloadAction<PendingRoute>) => ({
      ...state,
      routeChange: payload,
    }),
    routeChangeCleared: (state) => ({ ...state, routeChange: null }),
    customerConsentsUpdated: (state, { payload }: PayloadAction<readonly CustomerConsent[]>) => ({
      ...state,
      customerConsents: payload,
    }),
    // Nothing that is shown follows from both alone: the screen is made anew with what comes next, once.
    createPrepared: {
      prepare: prepareAutoBatched<PendingCreate>(),
      reducer: (state, { payload }: PayloadAction<PendingCreate>) => ({ ...state, pendingCreate: payload }),
    },
    /** The server answered a create for good: its key is used up. */
    createSettled: {
      prepare: prepareAutoBatched<void>(),
      reducer: (state) => ({
        ...state,
        pendingCreate: null,
        attempt: state.attempt + 1,
        isReapplying: false,
      }),
    },
    redirectFollowed: (state, { payload }: PayloadAction<Redirect>) => ({ ...state, redirected: payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(applicationDataUpdated, (state, { payload }) => withAnswersGiven(state, payload))
      .addCase(answersTaken, (state, { payload: { errors, leadsTo } }) => ({
        ...state,
        fieldErrors: errors,
        routeChange: leadsTo === null ? state.routeChange : { route: leadsTo, mode: 'PUSH' },
      }))
      .addCase(answersRefused, (state, { payload: { errors, opens } }) => ({
        ...state,
        fieldErrors: errors,
        routeChange: opens === null ? state.routeChange : { route: opens, mode: 'PUSH' },
      }))
      .addCase(draftKept, (state, { payload: { key, at } }) => ({
        ...state,
        typedSince: isStepKey(key) ? [...new Set([...state.typedSince, key])] : state.typedSince,
        lastOperationTimestamp: at,
      }))
      .addCase(changeRequested, (state, { payload }) => ({
        ...state,
        routeChange: { route: payload, mode: 'PUSH' },
      }))
      .addCase(stateCleared, (state, { payload: { session, opens } }) => ({
        ...initialLeadState,
        attempt: state.attempt + 1,
        application: renewedApplication(state.application, session),
        changedAt: state.changedAt,
        lastOperationTimestamp: state.lastOperationTimestamp,
        routeChange: opens === null ? null : { route: opens, mode: 'PUSH' },
      }))
      .addCase(applicationBegun, (state, { payload: { application } }) => ({
        ...initialLeadState,
        attempt: state.attempt,
        application,
        routeChange: toIndex,
      }))
      .addCase(reapplied, (state, { payload }) => ({
        ...initialLeadState,
        attempt: state.attempt + 1,
        isReapplying: true,
        application: reapplicationOf(state, payload),
        routeChange: toIndex,
      }))
      .addCase(personalDataForgotten, (state) => ({
        ...state,
        application: withoutPersonalData(state.application),
        pendingCreate: null,
        fieldErrors: [],
        emptied: [],
        changedAt: {},
        customerConsents: [],
        lastOperationTimestamp: null,
      }))
      .addCase(leadContinued, (state, { payload }) => continued(state, payload))
      .addCase(continuationDeclined, (state) => ({ ...state, routeChange: toIndex }))
      .addCase(tabsMerged, (state, { payload }) => {
        const { application, emptied, changedAt, pendingCreate, savedAt } = payload;
        // What was told of one lead is not told of the one that follows it in another tab.
        const { id } = state.application;
        const told = id === undefined || id === application.id ? {} : nothingTold;
        const merged = {
          ...state,
          ...told,
          application,
          emptied,
          changedAt,
          pendingCreate,
          lastOperationTimestamp: savedAt,
        };
        return payload.state === null ? merged : pushedUntold(merged, payload.state);
      })
      .addMatcher(isAnswered(...answersOfLead), (state, { payload }) => withEnvelope(state, payload))
      .addMatcher(isAnswered('policies'), (state, { payload }) => {
        const { policies = [] } = state.application;
        const versioned = withVersions(policies, payload);
        if (versioned === policies) return state;
        return { ...state, application: { ...state.application, policies: [...versioned] } };
      });
  },
});

export const leadReducer = slice.reducer;
export const {
  applicationResultUpdated,
  applicationResultCleared,
  progressStatePushed,
  routeChangeRequested,
  routeChangeCleared,
  customerConsentsUpdated,
  createPrepared,
  createSettled,
  redirectFollowed,
} = slice.actions;
