import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAnswered } from '../../api/fulfilled';
import type { ContinuedLead } from '../../api/continued';
import type { Policy } from '../../api/policies';
import type { Sending } from '../../domain/journey/calls/sending';

/** How the looking up of a lead by its link stands. */
export type Continuation =
  | { readonly kind: 'idle' | 'loading' | 'unknown' | 'trouble' }
  /** `isConflict`: another application is open in this browser. */
  | { readonly kind: 'found'; readonly found: ContinuedLead; readonly isConflict: boolean };

/** What arrives while the form is open. */
export interface AsyncFormData {
  readonly submission: Sending;
  readonly policies: readonly Policy[];
  /** Whether checking has gone on for so long that polling has stopped. */
  readonly isCheckingStalled: boolean;
  readonly continuation: Continuation;
  /** Something the applicant has to be told at the top of the next screen. */
  readonly announcement: 'session-over' | 'other-tab' | 'deleted' | null;
}

const initialState: AsyncFormData = {
  submission: { kind: 'idle' },
  policies: [],
  isCheckingStalled: false,
  continuation: { kind: 'idle' },
  announcement: null,
};

const slice = createSlice({
  name: 'asyncFormData',
  initialState,
  reducers: {
    submissionChanged: (state, { payload }: PayloadAction<Sending>) => ({ ...state, submission: payload }),
    checkingStalled: (state) => ({ ...state, isCheckingStalled: true }),
    checkingResumed: (state) => ({ ...state, isCheckingStalled: false }),
    continuationChanged: (state, { payload }: PayloadAction<Continuation>) => ({
      ...state,
      continuation: payload,
    }),
    announced: (state, { payload }: PayloadAction<AsyncFormData['announcement']>) => ({
      ...state,
      announcement: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnswered('policies'), (state, { payload }) => ({
      ...state,
      policies: payload ?? state.policies,
    }));
  },
});

export const asyncFormDataReducer = slice.reducer;
export const { submissionChanged, checkingStalled, checkingResumed, continuationChanged, announced } =
  slice.actions;
