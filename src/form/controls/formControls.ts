import { useCallback, useState, useSyncExternalStore } from 'react';
import { useForm, type FieldError, type UseFormReturn } from 'react-hook-form';
import type { QuestionInput, QuestionnaireInput } from '../../domain/catalogue/input';
import { createFieldSubscription, type SubscribeToField } from './fieldSubscription';
import { getRows } from './rows';
import { toJson } from '../../platform/json';

/*
 * The values and errors of a step's controls. react-hook-form holds them, and no other folder imports it.
 *
 *   step    useFormControls(initial) ─────────> FormControls: the same object from render to render
 *   field   controls.editValue(name, input) ──>   │  value, "edited" mark
 *   rules   controls.setError(name, error) ───>   │  error
 *                                                 │
 *                  fieldSubscription.ts notifies the listeners of that control, and no others
 *                                                 │
 *   field   useControlValue, useControlError <────┤  render one field
 *   step    useControlValues, useControlErrors <──┘  render the question list, the switch for all consents, the error summary
 *
 * In events, read with controls.getValue and controls.getValues. They render nothing.
 */

/** What is wrong with a control: the code of the message, and what fills its text. */
export type ControlError = Pick<FieldError, 'type' | 'types'>;

export interface FormControls extends Pick<UseFormReturn<QuestionnaireInput>, 'getValues' | 'clearErrors'> {
  readonly getValue: (control: string) => QuestionInput | undefined;
  /** Writes a value on behalf of the page. */
  readonly setValue: (control: string, input: QuestionInput) => void;
  /** Writes a value on behalf of the applicant: the control counts as edited. */
  readonly editValue: (control: string, input: QuestionInput) => void;
  readonly isEdited: (control: string) => boolean;
  readonly getError: (control: string) => ControlError | undefined;
  readonly setError: (control: string, error: ControlError) => void;
  readonly subscribe: SubscribeToField;
}

/** Creates the controls of a step with their initial values. */
export function useFormControls(initial: QuestionnaireInput): FormControls {
  const form = useForm<QuestionnaireInput>({ defaultValues: initial, shouldFocusError: false });
  const [controls] = useState(() => createFormControls(form));
  return controls;
}

/** The value of a control. Renders when it changes. */
export function useControlValue(controls: FormControls, control: string): QuestionInput | undefined {
  return useControl(controls, control, () => controls.getValue(control));
}

/** The number of rows of a list. Renders when the number changes, not when the rows do. */
export function useRowCount(controls: FormControls, list: string): number {
  return useControl(controls, list, () => getRows(controls.getValue(list)).length);
}

/** The error of a control. Renders when it changes. */
export function useControlError(controls: FormControls, control: string): ControlError | undefined {
  return useControl(controls, control, () => controls.getError(control));
}

/** The values of several controls. Renders when one of them changes. */
export function useControlValues(
  controls: FormControls,
  names: readonly string[],
): readonly (QuestionInput | undefined)[] {
  const read = () => names.map((name) => controls.getValue(name));
  useControl(controls, names.join(separator), () => toJson(read()));
  return read();
}

/** The errors of several controls. Renders when one of them changes. */
export function useControlErrors(
  controls: FormControls,
  names: readonly string[],
): readonly (ControlError | undefined)[] {
  const read = () => names.map((name) => controls.getError(name));
  useControl(controls, names.join(separator), () => toJson(read()));
  return read();
}

/** No control name contains it. */
const separator = ' ';

/** @param names one control, or several with the separator between them: the subscription follows the text */
function useControl<Snapshot>(controls: FormControls, names: string, read: () => Snapshot): Snapshot {
  const { subscribe } = controls;
  const subscribeToAll = useCallback(
    (listener: () => void) => {
      const unsubscribes = names.split(separator).map((name) => subscribe(name, listener));
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
    [subscribe, names],
  );
  return useSyncExternalStore(subscribeToAll, read, read);
}

function createFormControls(form: UseFormReturn<QuestionnaireInput>): FormControls {
  const { getValues, getFieldState, setError, clearErrors } = form;
  const { subscribe, setValue } = createFieldSubscription(form);
  return {
    getValues,
    getValue: (control) => getValues(control),
    setValue: (control, input) => setValue(control, input),
    editValue: (control, input) => setValue(control, input, { shouldDirty: true }),
    isEdited: (control) => getFieldState(control).isDirty,
    getError: (control) => getFieldState(control).error,
    setError,
    clearErrors,
    subscribe,
  };
}
