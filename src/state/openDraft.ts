import { isEndState } from '../domain/journey/states/progressStates';
import type { QuestionnaireInput } from '../domain/catalogue/input';
import type { QuestionnaireKey } from '../domain/pages/questionnaire';
import type { AppThunk } from './root';
import { draftUpdated } from './events';
import { selectProgressState } from './selectors/journey';

/** Saves typed values that are not submitted yet. */
export type SaveDraft = (typed: QuestionnaireInput) => void;

/**
 * Opens the draft of a form in the present application. A form that unmounts may still report values, so nothing is saved after an
 * end state or after another application replaced this one: no personal data may remain.
 */
export function openDraft(key: QuestionnaireKey): AppThunk<SaveDraft> {
  return (dispatch, getState, { now }) => {
    const { replacedCount } = getState().asyncFormData;
    return (typed) => {
      const state = getState();
      if (state.asyncFormData.replacedCount !== replacedCount || isEndState(selectProgressState(state)))
        return;
      dispatch(draftUpdated({ key, typed, at: now() }));
    };
  };
}
