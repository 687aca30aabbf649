import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isMoved, isResponse, leadResponses } from '../../api/responseActions';
import type { CustomerConsent } from '../../api/consents';
import type { Redirect } from '../../domain/journey/states/redirect';
import { hasLeftForm } from '../../domain/journey/states/progressStates';
import { renewApplication } from '../../domain/journey/arrival/start';
import { withPolicyVersions } from '../../domain/lead/policies';
import { withoutPersonalData } from '../../domain/lead/retention';
import { isStepKey } from '../../domain/pages/questionnaire';
import {
  answersRejected,
  answersAccepted,
  answersSubmitted,
  applicationOpened,
  applicationReplaced,
  changeRequested,
  continuationDeclined,
  heldDecisionShown,
  draftUpdated,
  endFollowed,
  leadContinued,
  clockCorrected,
  prefillReceived,
  pressQueued,
  queuedStepCleared,
  personalDataCleared,
  reapplicationStarted,
  stateCleared,
  stepFocused,
  stepViewed,
  tabFollowed,
} from '../events';
import { initialLeadState, type ApplicationResult, type PendingCreate, type PendingRoute } from './leadState';
import { applyEnvelope, followOtherTab, showHeldDecision } from './leadResponses';
import {
  applyContinuation,
  pushStateWithoutData,
  createReapplication,
  applyAnswers,
  addPrefilledFields,
  getAheadWhileQueued,
  getRouteAfter,
  settleCreate,
  type SettledCreate,
} from './leadTransitions';

/** The application's index route. It replaces the history entry, so that *back* does not return to the old screen. */
const indexRoute: PendingRoute = { route: '', mode: 'REPLACE', leavesStandalone: true };

/** A case sets fields of the draft, or returns a new state; the longer ones are pure functions (`leadTransitions`, `leadResponses`). */
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
    progressStatePushed: (state, { payload }: PayloadAction<number>) => pushStateWithoutData(state, payload),
    routeChangeRequested: (state, { payload }: PayloadAction<PendingRoute>) => {
      state.routeChange = payload;
    },
    routeChangeCleared: (state) => {
      state.routeChange = null;
    },
    customerConsentsUpdated: (state, { payload }: PayloadAction<readonly CustomerConsent[]>) => {
      state.customerConsents = [...payload];
    },
    createPrepared: (state, { payload }: PayloadAction<PendingCreate>) => {
      state.pendingCreate = payload;
    },
    /** The server has processed a create, so that it is not sent again. */
    createSettled: (state, { payload }: PayloadAction<SettledCreate>) => settleCreate(state, payload),
    /** The server knows the key of the pending create with another body. */
    createConflicted: (state) => {
      state.pendingCreate = null;
    },
    /** The server may have processed the pending create. The next one has an unused key. Only the applicant can decide this. */
    createAbandoned: (state) => {
      state.pendingCreate = null;
      state.attempt += 1;
    },
    redirectFollowed: (state, { payload }: PayloadAction<Redirect>) => {
      state.redirected = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(answersSubmitted, (state, { payload }) => applyAnswers(state, payload))
      .addCase(answersAccepted, (state, { payload }) => ({
        ...state,
        fieldErrors: payload.errors,
        routeChange: getRouteAfter(payload) ?? state.routeChange,
      }))
      .addCase(answersRejected, (state, { payload: { errors, stepToOpen, staysOnStep } }) => ({
        ...state,
        fieldErrors: errors,
        ahead: staysOnStep && state.ahead !== null ? { ...state.ahead, queued: null, leadsAway: true } : null,
        routeChange:
          stepToOpen === null || staysOnStep ? state.routeChange : { route: stepToOpen, mode: 'PUSH' },
      }))
      .addCase(stepFocused, (state, { payload: focusedStep }) => {
        if (state.ahead !== null) state.ahead.focusedStep = focusedStep;
      })
      .addCase(stepViewed, (state, { payload }) => {
        if (state.ahead?.focusedStep === payload) return state;
        return showHeldDecision(
          state.ahead === null ? state : { ...state, ahead: { ...state.ahead, focusedStep: null } },
        );
      })
      .addCase(heldDecisionShown, showHeldDecision)
      .addCase(draftUpdated, (state, { payload: { key, at } }) => {
        const edited = state.stepsEditedSinceSubmit;
        // In a state after the offer no step is open. A draft that is stored late must not keep the next state waiting.
        if (isStepKey(key) && !hasLeftForm(state.progressStates) && !edited.includes(key)) edited.push(key);
        state.lastOperationTimestamp = at;
      })
      .addCase(changeRequested, (state, { payload }) => {
        state.routeChange = { route: payload.path, mode: 'PUSH' };
      })
      .addCase(stateCleared, (state, { payload: { begun, stepToOpen } }) => ({
        ...initialLeadState,
        applicationId: begun.applicationId,
        application: renewApplication(state.application, begun.session),
        lastOperationTimestamp: state.lastOperationTimestamp,
        routeChange: stepToOpen === null ? null : { route: stepToOpen, mode: 'PUSH' },
      }))
      .addCase(applicationReplaced, (_state, { payload }) => ({
        ...initialLeadState,
        applicationId: payload.applicationId,
        application: payload.application,
        routeChange: indexRoute,
      }))
      .addCase(applicationOpened, (_state, { payload }) => ({
        ...payload.lead,
        // What happened in another tab leads away from no screen of its own.
        routeChange: { route: '', mode: 'REPLACE' },
      }))
      .addCase(reapplicationStarted, (state, { payload }) => ({
        ...initialLeadState,
        applicationId: payload.applicationId,
        isReapplying: true,
        application: createReapplication(state, payload),
        routeChange: indexRoute,
      }))
      .addCase(personalDataCleared, (state) => ({
        ...state,
        application: withoutPersonalData(state.application),
        pendingCreate: null,
        heldDecision: null,
        fieldErrors: [],
        emptied: [],
        customerConsents: [],
        lastOperationTimestamp: null,
      }))
      .addCase(clockCorrected, (state, { payload }) => ({ ...state, ...payload }))
      .addCase(prefillReceived, (state, { payload }) => addPrefilledFields(state, payload.fields))
      .addCase(pressQueued, (state, { payload }) => ({
        ...state,
        ahead: getAheadWhileQueued(state, payload),
      }))
      .addCase(queuedStepCleared, (state) => {
        if (state.ahead !== null) state.ahead.queued = null;
      })
      .addCase(leadContinued, (state, { payload }) => applyContinuation(state, payload))
      .addCase(continuationDeclined, (state) => {
        state.routeChange = indexRoute;
      })
      .addCase(endFollowed, (state, { payload }) => pushStateWithoutData(state, payload))
      .addCase(tabFollowed, (state, { payload }) => followOtherTab(state, payload))
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
  createAbandoned,
  createConflicted,
  createPrepared,
  createSettled,
  redirectFollowed,
} = slice.actions;
