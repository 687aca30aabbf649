import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { formatLeadValue } from '../../domain/catalogue/formatLeadValue';
import type { QuestionInput } from '../../domain/catalogue/input';
import { isAnswerDependent } from '../../domain/catalogue/options';
import { getControlName, type PageQuestion } from '../../domain/pages/questionnaire';
import { afterPress } from '../../platform/events/press';
import { getOwnRow } from '../controls/rows';
import type { AnswerReader } from '../engine/answerReader';
import type { StepFormProps } from '../engine/stepFormProps';
import type { StepInput } from '../engine/useStepInput';
import { findField } from '../kinds/fieldProps';
import { findStepNotices } from './findStepNotices';
import { createNotices, type Notices } from './notices';
import { useServerConfirmation } from './useServerConfirmation';

export interface AnswerMessages {
  /** Removes the messages about the answer before, and the error if the new answer corrects it. */
  readonly removeOutdated: (question: PageQuestion) => void;
  /**
   * The question is left. When nothing is pressed and the focus is elsewhere, calls `validate`, writes a valid answer in the format of
   * country and language, and finds the notices.
   */
  readonly completeAnswer: (question: PageQuestion, validate: () => void) => void;
  readonly notices: Notices;
}

/**
 * What a field says while it is filled in, besides the errors of react-hook-form: an error goes once it is corrected, and a valid
 * answer that is left is formatted and may get notices. Invalid input stays as it was typed.
 */
export function useAnswerMessages(
  {
    questions: { page, questionnaire, knownAnswers, index },
    services: { loadReader, getLoadedReader },
  }: Pick<StepFormProps, 'questions' | 'services'>,
  { form, element, getVisible }: StepInput,
): AnswerMessages {
  const { i18n } = useTranslation();
  const { getValues, setValue, getFieldState, clearErrors } = form;
  const [notices] = useState(createNotices);
  const { confirm, cancel } = useServerConfirmation(notices.addFromServer);

  /** Also true while another window has the focus: the applicant comes back into the field. */
  const isFocused = (question: PageQuestion) => {
    const frame = findField(element.current, question)?.closest('[data-invalid]') ?? null;
    // The slider of an amount has no name: it is another control of the same answer.
    return frame !== null && frame.querySelector('[name]:focus') !== null;
  };
  const read = async (question: PageQuestion) => {
    const reader = await loadReader();
    const input = getValues();
    const others = { ...knownAnswers, ...input, ...getOwnRow(question, input) };
    return { reader, result: reader.read(question.point, getValues(getControlName(question)), others) };
  };
  const noticeByRules = (reader: AnswerReader) => {
    const found = findStepNotices(reader, getVisible(), getValues(), { knownAnswers, index });
    notices.setFromRules(found);
    return found;
  };
  const formatAndNotice = async (question: PageQuestion, input: QuestionInput) => {
    const control = getControlName(question);
    const { reader, result } = await read(question);
    // So late the step may have gone, or the field may be edited again.
    if (element.current === null || getValues(control) !== input) return;
    const { value } = result.ok ? result : {};
    const format = { facts: page.facts, languageTag: i18n.language };
    const text = value === undefined ? undefined : formatLeadValue(question.point, value, format);
    // Formatting would move the caret of a focused field.
    if (text !== undefined && text !== input && !isFocused(question)) {
      setValue(control, text, { shouldDirty: true });
    }
    const fromRules = noticeByRules(reader);
    // A late notice would not find a row that has moved.
    if (!result.ok || fromRules[control] !== undefined || question.inRow !== undefined) return;
    confirm(control, (signal) => reader.confirm(question.point, result.value, signal));
  };
  /** The questions that are read with the answer to this one: an account as its bank has it, an option of the list for the answer. */
  const listReadWith = ({ name }: PageQuestion) =>
    questionnaire.dataPoints.filter(({ point }) =>
      point.kind === 'choice'
        ? isAnswerDependent(point.options) && point.options.of === name
        : point.kind === 'bank-account' && name === 'bank_name',
    );
  const removeCorrectedError = async (question: PageQuestion) => {
    const control = getControlName(question);
    const { result } = await read(question);
    // An error that is no longer true goes too: "fill in" once there is a value, "wrong" once there is none.
    if (result.ok || result.message.code !== getFieldState(control).error?.type) clearErrors(control);
  };

  return {
    removeOutdated: (question) => {
      const control = getControlName(question);
      notices.remove(control);
      cancel(control);
      const isList = question.point.kind === 'list';
      // Rows have been added or removed, so answers are in other controls.
      const reader = isList ? getLoadedReader() : null;
      if (reader !== null) noticeByRules(reader);
      const listError = `${isList ? question.name : question.inRow?.list}.root`;
      if (getFieldState(listError).error !== undefined) clearErrors(listError);
      for (const read of isList ? [] : [question, ...listReadWith(question)])
        if (getFieldState(getControlName(read)).error !== undefined)
          void removeCorrectedError(read).catch(ignoreUntilSubmit);
    },
    completeAnswer: (question, validate) => {
      const control = getControlName(question);
      const input = getValues(control);
      // A message moves what is below it.
      afterPress(() => {
        // The row may have been removed by the press. A field that keeps the focus was not left.
        if (getValues(control) !== input || isFocused(question)) return;
        validate();
        void formatAndNotice(question, input).catch(ignoreUntilSubmit);
      });
    },
    notices,
  };
}

const ignoreUntilSubmit = () => undefined;
