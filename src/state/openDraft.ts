import type { QuestionnaireInput } from '../domain/catalogue/input';
import type { QuestionnaireKey } from '../domain/pages/questionnaire';
import type { AppThunk } from './root';
import { draftUpdated } from './events';
import { watchApplication } from './sessions';

/** Saves typed values that are not submitted yet. */
export type SaveDraft = (typed: QuestionnaireInput) => void;

/** Opens the draft of a form in the present application. A form that unmounts may still report values of one that has ended. */
export function openDraft(key: QuestionnaireKey): AppThunk<SaveDraft> {
  return (dispatch, _getState, { now }) => {
    const isPresent = dispatch(watchApplication());
    return (typed) => {
      if (isPresent()) dispatch(draftUpdated({ key, typed, at: now() }));
    };
  };
}
