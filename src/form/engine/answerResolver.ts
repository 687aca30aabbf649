import { set, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { Answers } from '../../domain/pages/questionnaire';
import { toControlError } from '../messages/formatError';
import { readAnswers } from './readAnswers';
import type { StepFormProps } from './stepFormProps';

/** The form of a step, as `useForm` returns it: input in, answers out. */
export type AnswerForm = UseFormReturn<QuestionnaireInput, unknown, Answers>;

/**
 * The resolver of a step's form: reads the input of all visible questions by the rules of their kinds. If the rules cannot be loaded, it
 * finds no error; `useSubmit` loads them before it submits.
 */
export function createAnswerResolver({
  questions: { getVisible, knownAnswers },
  services: { getLoadedReader, loadReader },
}: Pick<StepFormProps, 'questions' | 'services'>): Resolver<QuestionnaireInput, unknown, Answers> {
  return async (input) => {
    const reader = getLoadedReader() ?? (await loadReader().catch(() => null));
    if (reader === null) return { values: {}, errors: {} };
    const { answers, invalid } = readAnswers(reader, getVisible(input), input, knownAnswers);
    if (invalid.length === 0) return { values: answers, errors: {} };
    const errors: FieldErrors<QuestionnaireInput> = {};
    for (const { control, message } of invalid) set(errors, control, toControlError(message));
    return { values: {}, errors };
  };
}
