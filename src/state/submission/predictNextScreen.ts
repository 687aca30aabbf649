import type { StepPath } from '../../domain/catalogue/steps';
import type { Answers } from '../../domain/pages/questionnaire';
import type { FormScreen } from '../../domain/pages/resolvePage';
import { applicationDataUpdated } from '../events';
import type { AppThunk, RootState } from '../root';
import { dynamicPagesReducer } from '../slices/dynamicPages';
import { leadReducer } from '../slices/lead';
import { resolveSubmit } from './submitQuestionnaire';

/** What opens at once if answers are submitted. */
export interface PredictedScreen {
  /** The next step, or the review. */
  readonly next: FormScreen;
  /** The state after the answers are stored, without what follows from it. */
  readonly getStateAfter: () => RootState;
}

/**
 * Predicts what opens at once if these answers are submitted. Null if the applicant then stays or waits for the server, or the
 * application is over.
 */
export function predictNextScreen(path: StepPath, answers: Answers): AppThunk<PredictedScreen | null> {
  return (_dispatch, getState, extra) => {
    const state = getState();
    const submit = resolveSubmit(path, answers, state, extra);
    if (submit === null || submit.isOver || submit.isDeferred) return null;
    const { nextRoute, opensReview } = submit.payload;
    if (nextRoute === null) return null;
    const action = applicationDataUpdated(submit.payload);
    return {
      next: opensReview === true ? 'review' : nextRoute,
      getStateAfter: () => ({
        ...state,
        leadApplication: leadReducer(state.leadApplication, action),
        dynamicPages: dynamicPagesReducer(state.dynamicPages, action),
      }),
    };
  };
}
