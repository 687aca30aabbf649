import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAnswered } from '../../api/fulfilled';
import type { StepPath } from '../../domain/catalogue/steps';
import type { TypedValues } from '../../domain/catalogue/typed';
import { applicationBegun } from './lead';

export interface DynamicPagesState {
  /** The data points the server wants asked; null before it has said so. */
  readonly requested: readonly string[] | null;
  /** Steps whose answers have entered the lead. */
  readonly submitted: readonly StepPath[];
  /** What was typed in a step and has not been submitted, by step. */
  readonly drafts: Readonly<Partial<Record<StepPath, TypedValues>>>;
  /** Whether leaving a step leads back to where the applicant was sent from (a change, a server error). */
  readonly isReturning: boolean;
}

export const initialDynamicPages: DynamicPagesState = {
  requested: null,
  submitted: [],
  drafts: {},
  isReturning: false,
};

const slice = createSlice({
  name: 'dynamicPages',
  initialState: initialDynamicPages,
  reducers: {
    draftKept: (state, { payload }: PayloadAction<{ path: StepPath; typed: TypedValues }>) => ({
      ...state,
      drafts: { ...state.drafts, [payload.path]: payload.typed },
    }),
    stepCompleted: (state, { payload }: PayloadAction<StepPath>) => {
      const { [payload]: _submitted, ...drafts } = state.drafts;
      return {
        ...state,
        drafts,
        submitted: state.submitted.includes(payload) ? state.submitted : [...state.submitted, payload],
      };
    },
    /** Steps that have to be gone through again, for example because their consent no longer stands. */
    stepsReopened: (state, { payload }: PayloadAction<readonly StepPath[]>) => ({
      ...state,
      submitted: state.submitted.filter((path) => !payload.includes(path)),
    }),
    returnStarted: (state) => ({ ...state, isReturning: true }),
    returnEnded: (state) => ({ ...state, isReturning: false }),
    stepsRestored: (state, { payload }: PayloadAction<Partial<DynamicPagesState>>) => ({
      ...state,
      ...payload,
    }),
    stepsForgotten: () => initialDynamicPages,
  },
  extraReducers: (builder) => {
    builder.addCase(applicationBegun, () => initialDynamicPages);
    builder.addMatcher(isAnswered('envelope'), (state, { payload }) =>
      payload.dataPoints === undefined ? state : { ...state, requested: [...payload.dataPoints] },
    );
  },
});

export const dynamicPagesReducer = slice.reducer;
export const {
  draftKept,
  stepCompleted,
  stepsReopened,
  returnStarted,
  returnEnded,
  stepsRestored,
  stepsForgotten,
} = slice.actions;
