import { get, type FieldErrors } from 'react-hook-form';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import { getErrorKey, type PageQuestion } from '../../domain/pages/questionnaire';
import type { InvalidControl } from '../engine/stepFormProps';
import type { ControlError } from './formatError';

/** The controls with an error, in the order of their questions. */
export function listInvalidControls(
  questions: readonly PageQuestion[],
  errors: FieldErrors<QuestionnaireInput>,
): readonly InvalidControl[] {
  return questions.flatMap((question) => {
    const control = getErrorKey(question);
    const error: ControlError | undefined = get(errors, control);
    return error === undefined ? [] : [{ control, code: error.type }];
  });
}
