import { createAction } from '@reduxjs/toolkit';
import type { RequestKey } from '../../domain/journey/calls/requestStatus';
import type { Answers, Questionnaire } from '../../domain/pages/questionnaire';

/** The applicant submitted valid answers while a request with this key was pending. They are submitted when it ends. */
export const submissionDeferred = createAction<{
  readonly requestKey: RequestKey;
  readonly questionnaire: Questionnaire;
  readonly answers: Answers;
  /** Whether the review of the answers was submitted, which sends what is stored. */
  readonly isReview?: true;
}>('submissionDeferred');
