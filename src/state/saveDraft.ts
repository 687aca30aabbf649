import { isEndState } from '../domain/journey/states/progressStates';
import type { QuestionnaireInput } from '../domain/catalogue/input';
import type { QuestionnaireKey } from '../domain/pages/questionnaire';
import type { AppThunk } from './root';
import { draftUpdated } from './events';
import { selectProgressState } from './selectors/journey';

/**
 * Saves typed values that are not submitted yet. After an end state it saves nothing: no personal data may remain, and a form
 * that unmounts may still report values.
 */
export function saveDraft(key: QuestionnaireKey, typed: QuestionnaireInput): AppThunk {
  return (dispatch, getState, { now }) => {
    if (isEndState(selectProgressState(getState()))) return;
    dispatch(draftUpdated({ key, typed, at: now() }));
  };
}
