import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAnswered } from '../../api/fulfilled';
import type { QuestionnaireKey } from '../../domain/pages/questionnaire';
import type { TypedValues } from '../../domain/catalogue/typed';
import { applicationBegun } from './lead';

export interface DynamicPagesState {
  /** The data points the server wants asked, by name; null before it has said so. */
  readonly requested: readonly string[] | null;
  /** Steps whose answers have entered the lead, by path. */
  readonly submitted: readonly string[];
  /** What was typed and has not been submitted, by the key of its questionnaire. */
  readonly drafts: Readonly<Record<string, TypedValues>>;
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
    draftKept: (state, { payload }: PayloadAction<{ key: QuestionnaireKey; typed: TypedValues }>) => ({
      ...state,
      drafts: { ...state.drafts, [payload.key]: payload.typed },
    }),
    stepCompleted: (state, { payload }: PayloadAction<QuestionnaireKey>) => {
      const { [payload]: _submitted, ...drafts } = state.drafts;
      return {
        ...state,
        drafts,
        submitted: state.submitted.includes(payload) ? state.submitted : [...state.submitted, payload],
      };
    },
    /** Steps that have to be gone through again, for example because their consent no longer stands. */
    stepsReopened: (state, { payload }: PayloadAction<readonly string[]>) => ({
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
