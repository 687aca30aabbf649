import { isEndState } from '../domain/journey/states/progressStates';
import type { TypedValues } from '../domain/catalogue/typed';
import type { QuestionnaireKey } from '../domain/pages/questionnaire';
import type { AppDispatch, Dependencies, RootState } from './root';
import { draftKept } from './signals';
import { currentState } from './slices/leadState';

/** Something was typed and not submitted. After an end nothing personal stays, nor what a form that closes hands over late. */
export function keepDraft(key: QuestionnaireKey, typed: TypedValues) {
  return (dispatch: AppDispatch, getState: () => RootState, { now }: Dependencies): void => {
    if (isEndState(currentState(getState().leadApplication))) return;
    dispatch(draftKept({ key, typed, at: now() }));
  };
}
