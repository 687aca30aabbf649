import { createSlice, prepareAutoBatched, type PayloadAction } from '@reduxjs/toolkit';
import { isMoved, isResponse, leadResponses } from '../../api/responseActions';
import type { CustomerConsent } from '../../api/consents';
import type { Redirect } from '../../domain/journey/states/redirect';
import { hasDecision } from '../../domain/journey/states/progressStates';
import { renewApplication } from '../../domain/journey/arrival/start';
import { withPolicyVersions } from '../../domain/lead/policies';
import { withoutPersonalData } from '../../domain/lead/retention';
import { isStepKey } from '../../domain/pages/questionnaire';
import {
  answersRejected,
  answersAccepted,
  applicationReplaced,
  applicationDataUpdated,
  changeRequested,
  continuationDeclined,
  draftUpdated,
  leadContinued,
  leadAmended,
  personalDataCleared,
  reapplicationStarted,
  stateCleared,
  stepEntered,
  stepViewed,
  tabsMerged,
} from '../events';
import {
  getCurrentState,
  initialLeadState,
  type ApplicationResult,
  type LeadState,
  type PendingCreate,
  type PendingRoute,
} from './leadState';
import {
  applyContinuation,
  pushState,
  pushStateWithoutData,
  createReapplication,
  applyAnswers,
  applyEnvelope,
  getRevisionsOf,
  getRouteAfter,
  getUnusedAttempt,
} from './leadTransitions';

/** The fields of a lead that the server has not responded about yet. */
const noServerData = {
  result: {},
  fieldErrors: [],
  customerConsents: [],
  redirected: null,
} as const satisfies Partial<LeadState>;

/** What follows from a create: the lead's id or another session, the next attempt, and the create of another tab that is still pending. */
type CreateResult = Partial<Pick<LeadState, 'application' | 'attempt' | 'isReapplying' | 'pendingCreate'>>;

/** The application's index route. It replaces the history entry, so that *back* does not return to the old screen. */
const indexRoute: PendingRoute = { route: '', mode: 'REPLACE', leavesStandalone: true };

const slice = createSlice({
  name: 'leadApplication',
  initialState: initialLeadState,
  reducers: {
    applicationResultUpdated: (state, { payload }: PayloadAction<ApplicationResult>) => ({
      ...state,
      result: { ...state.result, ...payload },
    }),
    /** Removes the result and the lead's id. */
    applicationResultCleared: (state) => {
      const { id: _id, ...application } = state.application;
      return { ...state, result: {}, application };
    },
    progressStatePushed: (state, { payload }: PayloadAction<number>) => pushState(state, payload),
    routeChangeRequested: (state, { payload }: PayloadAction<PendingRoute>) => ({
      ...state,
      routeChange: payload,
    }),
    routeChangeCleared: (state) => ({ ...state, routeChange: null }),
    customerConsentsUpdated: (state, { payload }: PayloadAction<readonly CustomerConsent[]>) => ({
      ...state,
      customerConsents: payload,
    }),
    // No screen depends on these two actions, so subscribers are notified with the next action.
    createPrepared: {
      prepare: prepareAutoBatched<PendingCreate>(),
      reducer: (state, { payload }: PayloadAction<PendingCreate>) => ({ ...state, pendingCreate: payload }),
    },
    /** The pending create is not sent again: the server has processed it, or another create takes its place. */
    createSettled: {
      prepare: prepareAutoBatched<CreateResult>(),
      reducer: (state, { payload }: PayloadAction<CreateResult>) => ({
        ...state,
        pendingCreate: null,
        ...payload,
      }),
    },
    redirectFollowed: (state, { payload }: PayloadAction<Redirect>) => ({ ...state, redirected: payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(applicationDataUpdated, (state, { payload }) => applyAnswers(state, payload))
      .addCase(answersAccepted, (state, { payload }) => ({
        ...state,
        fieldErrors: payload.errors,
        routeChange: getRouteAfter(payload) ?? state.routeChange,
      }))
      .addCase(answersRejected, (state, { payload: { errors, stepToOpen, isHeld } }) => ({
        ...state,
        fieldErrors: errors,
        ahead: isHeld && state.ahead !== null ? { ...state.ahead, queued: null, isHeld } : null,
        routeChange: stepToOpen === null || isHeld ? state.routeChange : { route: stepToOpen, mode: 'PUSH' },
      }))
      .addCase(stepEntered, (state, { payload: occupied }) =>
        state.ahead === null ? state : { ...state, ahead: { ...state.ahead, occupied } },
      )
      .addCase(stepViewed, (state, { payload }) =>
        state.ahead === null || state.ahead.occupied === payload
          ? state
          : { ...state, ahead: { ...state.ahead, occupied: null } },
      )
      .addCase(draftUpdated, (state, { payload: { key, at } }) => {
        const edited = new Set(state.stepsEditedSinceSubmit);
        // In a state after the offer no step is open. A draft that is stored late must not keep the next state waiting.
        if (isStepKey(key) && !hasDecision(state.progressStates)) edited.add(key);
        return { ...state, stepsEditedSinceSubmit: [...edited], lastOperationTimestamp: at };
      })
      .addCase(changeRequested, (state, { payload }) => ({
        ...state,
        routeChange: { route: payload.path, mode: 'PUSH' },
      }))
      .addCase(stateCleared, (state, { payload: { session, stepToOpen } }) => {
        const application = renewApplication(state.application, session);
        return {
          ...initialLeadState,
          application,
          changedAt: getRevisionsOf(application, state),
          lastOperationTimestamp: state.lastOperationTimestamp,
          routeChange: stepToOpen === null ? null : { route: stepToOpen, mode: 'PUSH' },
        };
      })
      .addCase(applicationReplaced, (_state, { payload: { application, announcement } }) => ({
        ...initialLeadState,
        application,
        routeChange: announcement === 'other-tab' ? { route: '', mode: 'REPLACE' } : indexRoute,
      }))
      .addCase(reapplicationStarted, (state, { payload }) => ({
        ...initialLeadState,
        isReapplying: true,
        application: createReapplication(state, payload),
        routeChange: indexRoute,
      }))
      .addCase(personalDataCleared, (state) => ({
        ...state,
        application: withoutPersonalData(state.application),
        attempt: getUnusedAttempt(state),
        pendingCreate: null,
        fieldErrors: [],
        emptied: [],
        changedAt: {},
        customerConsents: [],
        lastOperationTimestamp: null,
      }))
      .addCase(leadAmended, (state, { payload }) => ({ ...state, ...payload }))
      .addCase(leadContinued, (state, { payload }) => applyContinuation(state, payload))
      .addCase(continuationDeclined, (state) => ({ ...state, routeChange: indexRoute }))
      .addCase(tabsMerged, (state, { payload }) => {
        const { progressStates, submitted: _submitted, requested: _requested, savedAt, ...lead } = payload;
        // Server data of one lead does not apply to the lead that replaced it in another tab.
        const { id } = state.application;
        const reset = id === undefined || id === lead.application.id ? {} : noServerData;
        const merged = { ...state, ...reset, ...lead, lastOperationTimestamp: savedAt };
        if (progressStates === null) return merged;
        // With the same list, either tab can tell which of them is further.
        return { ...pushStateWithoutData(merged, getCurrentState({ progressStates })), progressStates };
      })
      .addMatcher(isResponse(...leadResponses), (state, { payload }) => applyEnvelope(state, payload))
      .addMatcher(isMoved, (state, { payload }) => applyEnvelope(state, payload.envelope))
      .addMatcher(isResponse('policies'), (state, { payload }) => {
        const { policies = [] } = state.application;
        const withVersions = withPolicyVersions(policies, payload);
        if (withVersions === policies) return state;
        return { ...state, application: { ...state.application, policies: [...withVersions] } };
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
