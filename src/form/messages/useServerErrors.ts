import { useEffect, useEffectEvent, useRef } from 'react';
import { isRequestPending } from '../../domain/journey/calls/requestStatus';
import { findQuestion } from '../../domain/pages/questionnaire';
import type { AnswerReader } from '../engine/answerReader';
import type { AnswerForm } from '../engine/answerResolver';
import type { StepFormProps } from '../engine/stepFormProps';
import { toControlError } from './formatError';

/**
 * Puts the server's errors on their fields and shows them, each once: when a step with errors opens, and when a response contains
 * errors, even the same ones as before. An error that the applicant has corrected since is not restored.
 */
export function useServerErrors(
  { errors, services, questions, submission: { status } }: StepFormProps,
  { getValues, setError }: AnswerForm,
  openSummary: () => void,
): void {
  const { here, elsewhere } = errors;
  const { questionnaire } = questions;
  /** Without the rules, which did not load, every error is shown in general. */
  const showErrors = useEffectEvent((newErrors: typeof here, reader: AnswerReader | null) => {
    for (const { control, code } of newErrors) {
      const key = findErrorKey(control, getValues);
      // An error that shows at its list says nothing about the cells.
      const question = key === control ? findQuestion(questionnaire, control) : null;
      const isExplained = question !== null && reader !== null;
      setError(
        key,
        isExplained ? toControlError(reader.explain(question.point, code)) : { type: 'not_accepted' },
      );
    }
    openSummary();
  });
  const explainErrors = useEffectEvent((newErrors: typeof here) => {
    const reader = services.getLoadedReader();
    if (reader !== null || newErrors.length === 0) return showErrors(newErrors, reader);
    void services.loadReader().then(
      (loaded) => showErrors(newErrors, loaded),
      () => showErrors(newErrors, null),
    );
  });
  const shown = useRef<readonly string[]>([]);
  const wasPending = useRef(false);
  useEffect(() => {
    if (isRequestPending(status)) {
      wasPending.current = true;
      shown.current = [];
      return;
    }
    const before = shown.current;
    // The request was accepted or did not reach the server: errors on other steps do not come from it.
    const isUnrelated = wasPending.current && status.kind !== 'idle';
    // A step without errors on the way to those that have some does not show them.
    const isOnTheWay = !wasPending.current && here.length === 0;
    wasPending.current = false;
    const isNew = (key: string) => !before.includes(key);
    const keysElsewhere = elsewhere.map(({ question, code }) => `${question?.name ?? ''}:${code}`);
    shown.current = [...here.map(({ control, code }) => `${control}:${code}`), ...keysElsewhere];
    if (isUnrelated || isOnTheWay) return;
    const newErrors = here.filter(({ control, code }) => isNew(`${control}:${code}`));
    if (newErrors.length > 0 || keysElsewhere.some(isNew)) explainErrors(newErrors);
  }, [here, elsewhere, status]);
}

/** Returns the key of a control's error. An error of a list, or of a row that the list does not have, belongs to the list. */
function findErrorKey(control: string, getValue: AnswerForm['getValues']): string {
  const [list = '', row] = control.split('.');
  if (!Array.isArray(getValue(list))) return control;
  return row === undefined || getValue(`${list}.${row}`) === undefined ? `${list}.root` : control;
}
