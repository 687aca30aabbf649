import { createSlice } from '@reduxjs/toolkit';
import { answersOfLead, isAnswered } from '../../api/fulfilled';
import type { StepPath } from '../../domain/catalogue/steps';
import type { TypedValues } from '../../domain/catalogue/typed';
import { isStepKey } from '../../domain/pages/questionnaire';
import {
  answersRefused,
  answersReopened,
  answersTaken,
  applicationBegun,
  applicationDataUpdated,
  changeRequested,
  draftKept,
  leadContinued,
  personalDataForgotten,
  reapplied,
  stateCleared,
  tabsMerged,
} from '../signals';

export interface DynamicPagesState {
  /** The data points the server wants asked, by name; null before it has said so. */
  readonly requested: readonly string[] | null;
  /** QA asks for everything that the server knows: no answer about the lead asks for less. */
  readonly isWhole: boolean;
  /** Steps whose answers have entered the lead, by path; of states those whose screen stays open when they are taken, by key. */
  readonly submitted: readonly string[];
  /** What was typed and has not been submitted, by the key of its questionnaire. */
  readonly drafts: Readonly<Record<string, TypedValues>>;
  /** Whether leaving a step leads back to where the applicant was sent from (a change, a server error). */
  readonly isReturning: boolean;
}

export const initialDynamicPages: DynamicPagesState = {
  requested: null,
  isWhole: false,
  submitted: [],
  drafts: {},
  isReturning: false,
};

const slice = createSlice({
  name: 'dynamicPages',
  initialState: initialDynamicPages,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(draftKept, (state, { payload: { key, typed } }) => ({
        ...state,
        drafts: { ...state.drafts, [key]: typed },
      }))
      .addCase(applicationDataUpdated, (state, { payload: { key, endsReturn } }) =>
        // What a state's screen asked is no part of the lead: it stays a draft until the server has taken it.
        isStepKey(key)
          ? {
              ...state,
              drafts: withoutDraft(state, key),
              submitted: state.submitted.includes(key) ? state.submitted : [...state.submitted, key],
              isReturning: state.isReturning && !endsReturn,
            }
          : state,
      )
      .addCase(answersTaken, (state, { payload: { key, endsReturn, reopens, stays } }) => ({
        ...state,
        submitted: isStepKey(key)
          ? withoutSteps(state, reopens)
          : [...withoutKey(state, key), ...(stays ? [key] : [])],
        drafts: isStepKey(key) || stays ? state.drafts : withoutDraft(state, key),
        isReturning: state.isReturning && !endsReturn,
      }))
      .addCase(answersReopened, (state, { payload }) => ({ ...state, submitted: withoutKey(state, payload) }))
      .addCase(answersRefused, (state, { payload: { opens, reopens } }) => ({
        ...state,
        submitted: withoutSteps(state, reopens),
        isReturning: opens !== null || state.isReturning,
      }))
      .addCase(changeRequested, (state) => ({ ...state, isReturning: true }))
      .addCase(stateCleared, (state, { payload: { reopens, opens } }) => ({
        ...state,
        submitted: withoutSteps(state, reopens),
        isReturning: opens !== null || state.isReturning,
      }))
      .addCase(leadContinued, (state, { payload: { isSame, requested, submitted } }) => ({
        requested: state.isWhole ? state.requested : requested,
        isWhole: state.isWhole,
        submitted,
        drafts: isSame ? state.drafts : {},
        isReturning: false,
      }))
      .addCase(tabsMerged, (state, { payload: { submitted, requested } }) => ({
        ...state,
        submitted,
        requested,
      }))
      .addCase(applicationBegun, () => initialDynamicPages)
      .addCase(personalDataForgotten, () => initialDynamicPages)
      .addCase(reapplied, () => initialDynamicPages)
      .addMatcher(isAnswered(...answersOfLead), (state, { payload }) =>
        payload.dataPoints === undefined || state.isWhole
          ? state
          : { ...state, requested: [...payload.dataPoints] },
      )
      .addMatcher(isAnswered('dataPoints'), (state, { payload }) => ({
        ...state,
        requested: [...payload.dataPoints],
        isWhole: true,
      }));
  },
});

function withoutSteps({ submitted }: DynamicPagesState, reopens: readonly StepPath[]): readonly string[] {
  return submitted.filter((path) => !reopens.some((step) => step === path));
}

function withoutKey({ submitted }: DynamicPagesState, key: string): readonly string[] {
  return submitted.filter((other) => other !== key);
}

function withoutDraft({ drafts }: DynamicPagesState, key: string): DynamicPagesState['drafts'] {
  const { [key]: _submitted, ...others } = drafts;
  return others;
}

export const dynamicPagesReducer = slice.reducer;
