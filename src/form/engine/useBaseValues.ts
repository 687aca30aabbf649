import { useEffect, useMemo, useRef } from 'react';
import type { QuestionInput, QuestionnaireInput } from '../../domain/catalogue/input';
import type { FormControls } from '../controls/formControls';
import { toJson } from '../../platform/json';

interface BaseValues {
  /** The values that the page wrote into the controls. A control that still holds its base value is unchanged. */
  readonly getBase: () => QuestionnaireInput;
  /** The values of the controls that were edited. */
  readonly getEdited: () => QuestionnaireInput;
}

/**
 * Updates the controls that nobody edited when the lead changes: another tab may change an answer while the step is open here.
 *
 * @param base the values of controls that nobody edited; another object when the lead has changed
 */
export function useBaseValues(controls: FormControls, base: QuestionnaireInput): BaseValues {
  const latest = useRef(base);
  useEffect(() => {
    const { getValue, setValue, clearErrors } = controls;
    const before = latest.current;
    const unedited = Object.entries(base).filter(
      ([control, value]) =>
        isSameInput(getValue(control), before[control]) || isSameInput(getValue(control), value),
    );
    for (const [control, value] of unedited) {
      if (isSameInput(getValue(control), value)) continue;
      setValue(control, value);
      clearErrors(control);
    }
    latest.current = { ...before, ...Object.fromEntries(unedited) };
  }, [base, controls]);

  return useMemo(
    () => ({
      getBase: () => latest.current,
      getEdited: () =>
        Object.fromEntries(
          Object.entries(controls.getValues()).filter(
            ([control, input]) => !isSameInput(input, latest.current[control]),
          ),
        ),
    }),
    [controls],
  );
}

/** Whether two controls hold the same, lists row by row. */
export function isSameInput(one: QuestionInput | undefined, other: QuestionInput | undefined): boolean {
  return one === other || toJson(one) === toJson(other);
}
