import { draftUpdated, editsRequested } from './events';
import type { QuestionnaireInput } from '../domain/catalogue/input';
import { isEndState } from '../domain/journey/states/progressStates';
import type { QuestionnaireKey } from '../domain/pages/questionnaire';
import type { AppThunk } from './root';
import { selectApplicationId, selectProgressState } from './selectors/journey';

/**
 * Saves what is typed in a form and not submitted yet. Saves nothing after an end, or for another application than the form was opened in
 * (`openedIn`, the present one if absent): a form that unmounts may still report values.
 */
export function saveDraft(key: QuestionnaireKey, typed: QuestionnaireInput, openedIn?: string): AppThunk {
  return (dispatch, getState, { now }) => {
    const state = getState();
    const applicationId = selectApplicationId(state);
    if (isEndState(selectProgressState(state)) || applicationId !== (openedIn ?? applicationId)) return;
    dispatch(draftUpdated({ key, typed, at: now() }));
  };
}

/** Drops what is typed in a form that closes. It stores its last edit before, and not when it unmounts. */
export function dropDraft(key: QuestionnaireKey): AppThunk {
  return (dispatch) => {
    dispatch(editsRequested());
    dispatch(saveDraft(key, {}));
  };
}

/** Writes pending changes to the storages now instead of after the next paint. */
export function persistNow(): AppThunk {
  return (_dispatch, _getState, { flush }) => flush();
}
