import type { QuestionnaireInput } from '../domain/catalogue/input';
import type { QuestionnaireKey } from '../domain/pages/questionnaire';
import { openDraft } from './openDraft';
import type { AppThunk } from './root';

/** Saves what is typed in a form of the present application. */
export function saveDraft(key: QuestionnaireKey, typed: QuestionnaireInput): AppThunk {
  return (dispatch) => dispatch(openDraft(key))(typed);
}
