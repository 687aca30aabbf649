import { useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { formatLeadValue } from '../../domain/catalogue/formatLeadValue';
import type { QuestionInput } from '../../domain/catalogue/input';
import { getControlName, type PageQuestion } from '../../domain/pages/questionnaire';
import { afterPress } from '../../platform/press';
import { getOwnRow } from '../controls/rows';
import { readAnswers, type ValidAnswer } from '../engine/readAnswers';
import type { StepFormProps } from '../engine/stepFormProps';
import type { StepInput } from '../engine/useStepInput';
import { findField } from '../kinds/fieldProps';
import { toControlError } from './formatError';
import { createNotices, type MoveByControl, type Notices, type NoticesByControl } from './notices';
import { useServerConfirmation } from './useServerConfirmation';

interface FieldValidation {
  /** Removes messages of the value before, and the error if the new value corrects it. */
  readonly validateChange: (question: PageQuestion) => void;
  /** Shows the error of an edited field that is left, or formats its valid answer. */
  readonly validateField: (question: PageQuestion) => void;
  /** Writes valid answers in the format of country and language, except in the focused field. */
  readonly tidy: (answers: readonly ValidAnswer[]) => void;
  readonly moveMessages: (move: MoveByControl) => void;
  readonly notices: Notices;
}

/**
 * Shows messages at a field while it is filled in: an error when it is left with an invalid answer, none once it is corrected, and
 * notices. A valid answer is written in the format of country and language when its field is left. Invalid input stays as it was
 * typed. If the rules cannot be loaded, the errors appear at submit.
 */
export function useFieldValidation(
  {
    questions: { page, knownAnswers },
    services: { loadReader },
  }: Pick<StepFormProps, 'questions' | 'services'>,
  { controls, element, getVisible }: StepInput,
): FieldValidation {
  const { i18n } = useTranslation();
  const [notices] = useState(createNotices);
  const { confirm, cancel, move } = useServerConfirmation(notices.addFromServer);

  /** Also true while another window has the focus: the applicant comes back into the field. */
  const isFocused = (question: PageQuestion) => {
    const field = findField(element.current, question);
    return field !== null && field === field.ownerDocument.activeElement;
  };
  const read = async (question: PageQuestion) => {
    const reader = await loadReader();
    const input = controls.getValues();
    const others = { ...knownAnswers, ...input, ...getOwnRow(question, input) };
    const result = reader.read(question.point, controls.getValue(getControlName(question)), others);
    return { reader, result };
  };
  const tidy = (answers: readonly ValidAnswer[]) => {
    const format = { facts: page.facts, languageTag: i18n.language };
    for (const { question, value } of answers) {
      // Formatting would move the caret of a focused field.
      if (value === undefined || isFocused(question)) continue;
      const control = getControlName(question);
      const text = formatLeadValue(question.point, value, format);
      if (text !== undefined && text !== controls.getValue(control)) controls.editValue(control, text);
    }
  };
  // It removes no error: the summary takes the focus out of a field that the server has just rejected.
  const validateLeft = async (question: PageQuestion, input: QuestionInput) => {
    const control = getControlName(question);
    const { reader, result } = await read(question);
    // So late the step may have gone, or the field may be edited again.
    if (element.current === null || controls.getValue(control) !== input) return;
    if (result.ok) tidy([{ question, value: result.value }]);
    else controls.setError(control, toControlError(result.message));
    const { answers, notices: fromReading } = readAnswers(
      reader,
      getVisible(),
      controls.getValues(),
      knownAnswers,
    );
    const fromRules: NoticesByControl = {
      ...fromReading,
      ...reader.findNotices({ ...knownAnswers, ...answers }),
    };
    notices.setFromRules(fromRules);
    if (!result.ok || fromRules[control] !== undefined) return;
    confirm(control, (signal) => reader.confirm(question.point, result.value, signal));
  };
  const removeCorrectedError = async (question: PageQuestion) => {
    const control = getControlName(question);
    const { result } = await read(question);
    // An error that is no longer true goes too: "fill in" once there is a value, "wrong" once there is none.
    if (result.ok || result.message.code !== controls.getError(control)?.type) controls.clearErrors(control);
  };

  return {
    validateChange: (question) => {
      const control = getControlName(question);
      notices.remove(control);
      cancel(control);
      // Removing an error notifies every field, so it is done only if there is one.
      const listError = question.inRow === undefined ? null : `${question.inRow.list}.root`;
      if (listError !== null && controls.getError(listError) !== undefined) controls.clearErrors(listError);
      if (controls.getError(control) !== undefined) {
        void removeCorrectedError(question).catch(ignoreUntilSubmit);
      }
    },
    validateField: (question) => {
      const control = getControlName(question);
      const input = controls.getValue(control);
      if (input === undefined || input === '' || !controls.isEdited(control)) return;
      // A message moves what is below it.
      afterPress(() => void validateLeft(question, input).catch(ignoreUntilSubmit));
    },
    tidy,
    moveMessages: (how) => {
      notices.move(how);
      move(how);
    },
    notices,
  };
}

const ignoreUntilSubmit = () => undefined;
