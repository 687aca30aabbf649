import type { QuestionnaireInput } from '../domain/catalogue/input';
import { isEndState } from '../domain/journey/states/progressStates';
import type { QuestionnaireKey } from '../domain/pages/questionnaire';
import type { AppThunk } from './root';
import { draftUpdated } from './events';
import { selectProgressState } from './selectors/journey';

/** Saves typed values that are not submitted yet. */
export type SaveDraft = (typed: QuestionnaireInput) => void;

/**
 * Opens the draft of a form in the present application. A form that unmounts may still report values, so nothing is saved after an end
 * state or after another application replaced this one: no personal data may remain.
 */
export function openDraft(key: QuestionnaireKey): AppThunk<SaveDraft> {
  return (dispatch, getState, extra) => {
    const { applicationId } = getState().leadApplication;
    return (typed) => {
      const state = getState();
      if (state.leadApplication.applicationId !== applicationId || isEndState(selectProgressState(state)))
        return;
      dispatch(draftUpdated({ key, typed, at: extra.now() }));
    };
  };
}
