import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { answersOfLead, isAnswered } from '../../api/fulfilled';
import type { CustomerConsent } from '../../api/consents';
import type { ContinuedLead } from '../../api/continued';
import type { Policy } from '../../api/policies';
import type { Company } from '../../domain/lead/company';
import { isWaiting, type Sending, type SendingKey, type Sendings } from '../../domain/journey/calls/sending';
import {
  answersRefused,
  answersTaken,
  applicationBegun,
  applicationDataUpdated,
  continuationDeclined,
  leadContinued,
  personalDataForgotten,
  reapplied,
  stateCleared,
  stepRefused,
} from '../signals';

/** How the looking up of a lead by its link stands. */
export type Continuation =
  | { readonly kind: 'idle' | 'loading' | 'unknown' | 'trouble' }
  /** `isConflict`: another application is open in this browser. */
  | { readonly kind: 'found'; readonly found: ContinuedLead; readonly isConflict: boolean };

/** How asking where the lead stands goes: answered, not answered at present, or answered that there is no such lead. */
export type Inquiry = 'answered' | 'trouble' | 'gone';

/** What arrives while the form is open. */
export interface AsyncFormData {
  readonly sendings: Sendings;
  readonly policies: readonly Policy[];
  /** The employer that was chosen from those suggested. */
  readonly company: Company | null;
  /** Milliseconds since the epoch at which the decision was last asked for; null before that. */
  readonly checkedAt: number | null;
  /** Whether checking has gone on for so long that polling has stopped. */
  readonly isCheckingStalled: boolean;
  readonly inquiry: Inquiry;
  readonly continuation: Continuation;
  /** What the server knows of the lead that was continued and this browser does not: names of data points, and masks. */
  readonly continued: Pick<ContinuedLead, 'given' | 'masked'>;
  /** The consents of the applicant as the server told them last; `unknown` before, and `trouble` where it did not answer. */
  readonly consents: readonly CustomerConsent[] | 'unknown' | 'trouble';
  /** Something the applicant has to be told at the top of the next screen. */
  readonly announcement: Announcement | null;
}

export type Announcement = 'session-over' | 'other-tab' | 'deleted';

export const initialAsyncFormData: AsyncFormData = {
  sendings: {},
  policies: [],
  company: null,
  checkedAt: null,
  isCheckingStalled: false,
  inquiry: 'answered',
  continuation: { kind: 'idle' },
  continued: { given: [], masked: {} },
  consents: 'unknown',
  announcement: null,
};

const idle: Sending = { kind: 'idle' };

const slice = createSlice({
  name: 'asyncFormData',
  initialState: initialAsyncFormData,
  reducers: {
    sendingChanged: (state, { payload }: PayloadAction<{ key: SendingKey; sending: Sending }>) =>
      standing(state, payload.key, payload.sending),
    /** Nothing could say in passing that the lead was saved at this moment; the page is to say it. */
    savedUntold: (state, { payload: at }: PayloadAction<number>) => {
      const { lead } = state.sendings;
      return lead?.kind === 'saved' && lead.at === at
        ? standing(state, 'lead', { ...lead, isUntold: true })
        : state;
    },
    /** What an earlier page of this tab was told, until the server is heard. */
    policiesKept: (state, { payload }: PayloadAction<readonly Policy[]>) => ({ ...state, policies: payload }),
    announced: (state, { payload: announcement }: PayloadAction<Announcement>) => ({
      ...state,
      announcement,
    }),
    companyChosen: (state, { payload: company }: PayloadAction<Company>) => ({ ...state, company }),
    checkingStalled: (state) => ({ ...state, isCheckingStalled: true }),
    consentsUnanswered: (state) => ({ ...state, consents: 'trouble' as const }),
    checkingResumed: (state, { payload: at }: PayloadAction<number>) => ({
      ...state,
      checkedAt: at,
      isCheckingStalled: false,
    }),
    decisionAsked: (state, { payload: at }: PayloadAction<number>) => ({ ...state, checkedAt: at }),
    inquiryChanged: (state, { payload }: PayloadAction<Inquiry>) => ({ ...state, inquiry: payload }),
    continuationChanged: (state, { payload }: PayloadAction<Continuation>) => ({
      ...state,
      continuation: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(applicationDataUpdated, (state, { payload: { sends, leadsTo } }) => {
        const told = { ...state, announcement: null };
        if (sends !== null) return standing(told, sends, { kind: 'sending' });
        // Who goes on elsewhere has left behind what was told, but not the time that the server wants.
        const isLeft = leadsTo !== null && !isWaiting(state.sendings.lead ?? idle);
        return isLeft ? standing(told, 'lead', idle) : told;
      })
      .addCase(answersTaken, (state, { payload: { sending, at } }) =>
        standing(state, sending, { kind: 'saved', at }),
      )
      .addCase(answersRefused, (state, { payload: { sending } }) => standing(state, sending, idle))
      // Nothing is saved of what stands there now.
      .addCase(stepRefused, (state) =>
        state.sendings.lead?.kind === 'saved' ? standing(state, 'lead', idle) : state,
      )
      .addCase(stateCleared, (state, { payload: { opens } }) => ({
        ...state,
        sendings: {},
        inquiry: 'answered',
        announcement: opens === null ? state.announcement : 'session-over',
      }))
      .addCase(applicationBegun, ({ policies }, { payload: { announcement } }) => ({
        ...initialAsyncFormData,
        policies,
        announcement,
      }))
      .addCase(personalDataForgotten, (state) => ({ ...state, company: null }))
      .addCase(reapplied, ({ policies }) => ({ ...initialAsyncFormData, policies }))
      .addCase(leadContinued, (state, { payload: { isStale } }) => ({
        ...state,
        sendings: {},
        inquiry: 'answered',
        consents: 'unknown',
        continuation: { kind: 'idle' },
        continued: state.continuation.kind === 'found' ? knownOf(state.continuation.found) : state.continued,
        announcement: isStale ? 'session-over' : state.announcement,
      }))
      .addCase(continuationDeclined, (state) => ({ ...state, continuation: { kind: 'idle' } }))
      .addMatcher(isAnswered(...answersOfLead), (state) => ({ ...state, inquiry: 'answered' }))
      .addMatcher(isAnswered('consents'), (state, { payload }) => ({ ...state, consents: payload }))
      .addMatcher(isAnswered('policies'), (state, { payload }) => ({
        ...state,
        policies: payload,
      }));
  },
});

function knownOf({ given, masked }: ContinuedLead): AsyncFormData['continued'] {
  return { given, masked };
}

function standing(state: AsyncFormData, key: SendingKey, sending: Sending): AsyncFormData {
  return { ...state, sendings: { ...state.sendings, [key]: sending } };
}

export const asyncFormDataReducer = slice.reducer;
export const {
  sendingChanged,
  savedUntold,
  policiesKept,
  announced,
  companyChosen,
  checkingStalled,
  checkingResumed,
  consentsUnanswered,
  decisionAsked,
  inquiryChanged,
  continuationChanged,
} = slice.actions;
