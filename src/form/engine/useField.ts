import { useSyncExternalStore } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '../../platform/i18n/texts';
import type { QuestionInput, QuestionnaireInput } from '../../domain/catalogue/input';
import { getControlName, type PageQuestion } from '../../domain/pages/questionnaire';
import { formatError, type ControlError } from '../messages/formatError';
import { useStepContext } from './StepContext';

/** One question as its field shows it and changes it: a controller of react-hook-form with its messages as text. */
export function useField(question: PageQuestion) {
  const { onEdit, onLeave } = useStepContext().events;
  const { field, fieldState } = useController<QuestionnaireInput>({ name: getControlName(question) });
  const { isDirty, error } = fieldState;
  return {
    ...useFieldMessages(question),
    error: useErrorText(question, error),
    value: field.value,
    onChange: (input: QuestionInput) => {
      field.onChange(input);
      onEdit(question);
    },
    onBlur: () => {
      // An untouched or emptied field is validated at submit. An error that is shown goes when the answer is corrected.
      const isValidated = isDirty && field.value !== '' && error === undefined;
      onLeave(question, isValidated ? field.onBlur : null);
    },
  };
}

/** The text of a question's error. Undefined without an error. */
export function useErrorText(question: PageQuestion, error: ControlError | undefined): string | undefined {
  const { page } = useStepContext();
  const { t, i18n } = useTranslation();
  return error && formatError(question, error, { t, page, languageTag: i18n.language });
}

/** What is shown beside a question besides its error: a notice, and values found by a look-up, to choose from while typing. */
function useFieldMessages(question: PageQuestion) {
  const { notices, lookUps } = useStepContext();
  const { lookUpResults, filledIn } = lookUps;
  const getNotice = () => notices.get(getControlName(question));
  return {
    notice: useSyncExternalStore(notices.subscribe, getNotice, getNotice),
    suggestions: filledIn.has(question.name) ? [] : (lookUpResults?.[question.name]?.values ?? []),
  };
}

/** The value of a control as text. */
export function toText(input: QuestionInput | undefined): string {
  return typeof input === 'string' ? input : '';
}
