import { createSlice } from '@reduxjs/toolkit';
import type { Envelope } from '../../api/envelope';
import { isMoved, isResponse, leadResponses } from '../../api/responseActions';
import type { StepPath } from '../../domain/catalogue/steps';
import { isStepKey } from '../../domain/pages/questionnaire';
import {
  answersRejected,
  answersReopened,
  answersAccepted,
  applicationReplaced,
  applicationDataUpdated,
  changeRequested,
  draftUpdated,
  leadContinued,
  personalDataCleared,
  reapplicationStarted,
  stateCleared,
  tabsMerged,
} from '../events';
import { initialDynamicPages, type DynamicPagesState } from './dynamicPagesState';

const slice = createSlice({
  name: 'dynamicPages',
  initialState: initialDynamicPages,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(draftUpdated, (state, { payload: { key, typed } }) => ({
        ...state,
        drafts: { ...state.drafts, [key]: typed },
      }))
      .addCase(applicationDataUpdated, (state, { payload: { key, completesReturn } }) =>
        // The answers of a state's screen stay a draft until the server accepts them.
        isStepKey(key)
          ? {
              ...state,
              drafts: withoutDraft(state, key),
              submitted: state.submitted.includes(key) ? state.submitted : [...state.submitted, key],
              isReturning: state.isReturning && !completesReturn,
            }
          : state,
      )
      .addCase(
        answersAccepted,
        (state, { payload: { key, completesReturn, stepsToReopen, isSameState } }) => ({
          ...state,
          submitted: isStepKey(key)
            ? withoutSteps(state, stepsToReopen)
            : [...withoutKey(state, key), ...(isSameState ? [key] : [])],
          drafts: isStepKey(key) || isSameState ? state.drafts : withoutDraft(state, key),
          isReturning: state.isReturning && !completesReturn,
        }),
      )
      .addCase(answersReopened, (state, { payload }) => ({ ...state, submitted: withoutKey(state, payload) }))
      .addCase(answersRejected, (state, { payload: { stepToOpen, stepsToReopen } }) => ({
        ...state,
        submitted: withoutSteps(state, stepsToReopen),
        isReturning: stepToOpen !== null || state.isReturning,
        returnsAfter: stepToOpen === null ? state.returnsAfter : null,
      }))
      .addCase(changeRequested, (state, { payload: { returnsAfter } }) => ({
        ...state,
        isReturning: true,
        returnsAfter,
      }))
      .addCase(stateCleared, (state, { payload: { stepsToReopen, stepToOpen, drafts } }) => ({
        ...state,
        drafts,
        submitted: withoutSteps(state, stepsToReopen),
        isReturning: stepToOpen !== null || state.isReturning,
        returnsAfter: null,
      }))
      .addCase(leadContinued, (state, { payload: { drafts, requested, submitted } }) => ({
        requested: state.isWhole ? state.requested : requested,
        isWhole: state.isWhole,
        submitted,
        drafts,
        isReturning: false,
        returnsAfter: null,
      }))
      .addCase(tabsMerged, (state, { payload: { submitted, requested } }) => ({
        ...state,
        submitted,
        requested,
      }))
      .addCase(applicationReplaced, () => initialDynamicPages)
      .addCase(personalDataCleared, () => initialDynamicPages)
      .addCase(reapplicationStarted, () => initialDynamicPages)
      .addMatcher(isResponse(...leadResponses), (state, { payload }) => applyDataPoints(state, payload))
      .addMatcher(isMoved, (state, { payload }) => applyDataPoints(state, payload.envelope))
      .addMatcher(isResponse('dataPoints'), (state, { payload }) => ({
        ...state,
        requested: [...payload.dataPoints],
        isWhole: true,
      }));
  },
});

/** The data points that the server asks for now. */
function applyDataPoints(state: DynamicPagesState, { dataPoints }: Envelope): DynamicPagesState {
  return dataPoints === undefined || state.isWhole ? state : { ...state, requested: [...dataPoints] };
}

function withoutSteps({ submitted }: DynamicPagesState, paths: readonly StepPath[]): readonly string[] {
  return submitted.filter((path) => !paths.some((step) => step === path));
}

function withoutKey({ submitted }: DynamicPagesState, key: string): readonly string[] {
  return submitted.filter((other) => other !== key);
}

function withoutDraft({ drafts }: DynamicPagesState, key: string): DynamicPagesState['drafts'] {
  const { [key]: _submitted, ...others } = drafts;
  return others;
}

export const dynamicPagesReducer = slice.reducer;
