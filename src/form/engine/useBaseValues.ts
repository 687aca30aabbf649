import { useEffect, useMemo, useRef } from 'react';
import { listFilledTogether } from '../../domain/catalogue/fillGroups';
import type { QuestionInput, QuestionnaireInput } from '../../domain/catalogue/input';
import type { AnswerForm } from './answerResolver';

interface BaseValues {
  /** The values that the page wrote into the controls. A control that still holds its base value is unchanged. */
  readonly getBase: () => QuestionnaireInput;
  readonly getEdited: () => QuestionnaireInput;
}

/**
 * Updates the controls that nobody edited when the lead changes: another tab may change an answer while the step is open here.
 *
 * @param base the values of controls that nobody edited; another object when the lead has changed
 */
export function useBaseValues(form: AnswerForm, base: QuestionnaireInput): BaseValues {
  const latest = useRef(base);
  useEffect(() => {
    const { getValues, setValue, clearErrors } = form;
    const before = latest.current;
    const isUnedited = (control: string) =>
      isSameInput(getValues(control), before[control]) || isSameInput(getValues(control), base[control]);
    // What is filled in with an edited answer belongs to it, and stays.
    const isWholeUnedited = (control: string) =>
      listFilledTogether(control).every((name) => !Object.hasOwn(base, name) || isUnedited(name));
    const unedited = Object.entries(base).filter(([control]) => isUnedited(control));
    for (const [control, value] of unedited) {
      if (isSameInput(getValues(control), value) || !isWholeUnedited(control)) continue;
      setValue(control, value);
      clearErrors(control);
    }
    latest.current = base;
  }, [base, form]);

  return useMemo(
    () => ({
      getBase: () => latest.current,
      getEdited: () =>
        Object.fromEntries(
          Object.entries(form.getValues()).filter(
            ([control, input]) => !isSameInput(input, latest.current[control]),
          ),
        ),
    }),
    [form],
  );
}

/** Whether two controls hold the same, lists row by row. */
export function isSameInput(one: QuestionInput | undefined, other: QuestionInput | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
