import { createSlice } from '@reduxjs/toolkit';
import type { Envelope } from '../../api/envelope';
import { isMoved, isResponse, leadResponses } from '../../api/responseActions';
import type { DataPointName } from '../../domain/catalogue/names';
import type { FilledIn } from '../../domain/pages/filledIn';
import { isStepKey } from '../../domain/pages/questionnaire';
import {
  answersRejected,
  answersReopened,
  answersAccepted,
  applicationOpened,
  applicationReplaced,
  answersSubmitted,
  changeRequested,
  draftUpdated,
  prefillReceived,
  leadContinued,
  personalDataCleared,
  reapplicationStarted,
  stateCleared,
  stepsLedPast,
  tabFollowed,
} from '../events';
import { companyChosen, requestStatusChanged } from './asyncFormData';
import { initialDynamicPages, withoutSteps, type DynamicPagesState } from './dynamicPagesState';

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
      .addCase(answersSubmitted, (state, { payload }) => {
        const { key, requestKey, completesReturn, answers, sources, outdatedSteps = [] } = payload;
        const removed = answers.filter(({ value }) => value === undefined).map(({ name }) => name);
        const others = withoutAnswers(state, [...removed, ...(sources?.questions ?? [])]);
        const present = {
          ...state,
          submitted: withoutSteps(state.submitted, outdatedSteps),
          filledIn: { ...others, ...sources?.filledIn },
        };
        // The answers of a state's screen stay a draft until the server accepts them, if they are sent.
        if (!isStepKey(key))
          return requestKey === null ? { ...present, drafts: withoutDraft(state, key) } : present;
        return {
          ...present,
          drafts: payload.preservesDraft === true ? state.drafts : withoutDraft(state, key),
          submitted: present.submitted.includes(key) ? present.submitted : [...present.submitted, key],
          isReturning: state.isReturning && !completesReturn,
        };
      })
      .addCase(companyChosen, (state, { payload: { outdated } }) => {
        Object.assign(state.filledIn, outdated);
      })
      .addCase(
        answersAccepted,
        (state, { payload: { key, completesReturn, stepsToReopen, staysOnScreen } }) => ({
          ...state,
          submitted: isStepKey(key)
            ? withoutSteps(state.submitted, stepsToReopen)
            : [...withoutKey(state, key), ...(staysOnScreen ? [key] : [])],
          drafts: isStepKey(key) || staysOnScreen ? state.drafts : withoutDraft(state, key),
          isReturning: state.isReturning && !completesReturn,
        }),
      )
      .addCase(stepsLedPast, (state, { payload }) => {
        state.submitted = [...new Set([...state.submitted, ...payload])];
      })
      // The e-mail of the link has served.
      .addCase(requestStatusChanged, (state, { payload: { key, status } }) => {
        if (key === 'unsubscribe' && status.kind === 'saved') delete state.drafts['unsubscribe'];
      })
      .addCase(answersReopened, (state, { payload }) => {
        state.submitted = state.submitted.filter((key) => key !== payload);
      })
      .addCase(answersRejected, (state, { payload: { stepToOpen, stepsToReopen } }) => ({
        ...state,
        submitted: withoutSteps(state.submitted, stepsToReopen),
        isReturning: stepToOpen !== null || state.isReturning,
        returnsAfter: stepToOpen === null ? state.returnsAfter : null,
      }))
      .addCase(prefillReceived, (state, { payload: { drafts } }) => ({ ...state, drafts }))
      .addCase(changeRequested, (state, { payload: { returnsAfter } }) => {
        state.isReturning = true;
        state.returnsAfter = returnsAfter;
      })
      .addCase(stateCleared, (state, { payload: { stepsToReopen, stepToOpen, drafts } }) => ({
        ...state,
        drafts,
        submitted: withoutSteps(state.submitted, stepsToReopen),
        isReturning: stepToOpen !== null || state.isReturning,
        returnsAfter: null,
      }))
      .addCase(leadContinued, (state, { payload: { drafts, requested, submitted } }) => ({
        requested: state.isWhole ? state.requested : requested,
        isWhole: state.isWhole,
        submitted,
        drafts,
        filledIn: {},
        isReturning: false,
        returnsAfter: null,
      }))
      .addCase(tabFollowed, (state, { payload: { input, server } }) => ({
        ...state,
        submitted: input.submitted,
        drafts: input.drafts,
        filledIn: input.filledIn,
        requested: server.requested ?? state.requested,
      }))
      .addCase(applicationOpened, (_state, { payload: { dynamicPages } }) => dynamicPages)
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

function applyDataPoints(state: DynamicPagesState, { dataPoints }: Envelope): DynamicPagesState {
  return dataPoints === undefined || state.isWhole ? state : { ...state, requested: [...dataPoints] };
}

/** The sources of the other answers. The same object if these have none. */
function withoutAnswers({ filledIn }: DynamicPagesState, names: readonly DataPointName[]): FilledIn {
  const isOther = (name: string) => !names.some((one) => one === name);
  return Object.keys(filledIn).every(isOther)
    ? filledIn
    : Object.fromEntries(Object.entries(filledIn).filter(([name]) => isOther(name)));
}

function withoutKey({ submitted }: DynamicPagesState, key: string): readonly string[] {
  return submitted.filter((other) => other !== key);
}

function withoutDraft({ drafts }: DynamicPagesState, key: string): DynamicPagesState['drafts'] {
  const { [key]: _submitted, ...others } = drafts;
  return others;
}

export const dynamicPagesReducer = slice.reducer;
