import type { QuestionnaireInput } from '../domain/catalogue/input';
import { isEndState } from '../domain/journey/states/progressStates';
import type { QuestionnaireKey } from '../domain/pages/questionnaire';
import type { AppThunk } from './root';
import { draftUpdated, editsRequested } from './events';
import { selectProgressState } from './selectors/journey';

/** Saves typed values that are not submitted yet. */
export type SaveDraft = (typed: QuestionnaireInput) => void;

/** Opens the draft of a form. Nothing is saved after an end, or for another application: a form that unmounts may still report values. */
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

/** Drops what is typed in a form that closes. It stores its last edit before, and not when it unmounts. */
export function dropDraft(key: QuestionnaireKey): AppThunk {
  return (dispatch) => {
    dispatch(editsRequested());
    dispatch(openDraft(key))({});
  };
}
