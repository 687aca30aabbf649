import { useCallback, useSyncExternalStore } from 'react';
import type { FieldError } from 'react-hook-form';
import type { FieldNotice } from '../../domain/catalogue/messages';
import type { Typed } from '../../domain/catalogue/typed';
import { rowsOf } from './readAll';
import { useStepContext } from './StepContext';

/** What stands in a control, as it is typed; renders when it is another. */
export function useTyped(control: string): Typed | undefined {
  const { getValues } = useStepContext().form;
  return useHeardOf(control, () => getValues(control));
}

/** How many rows stand in the control of a list; renders when it is another number. */
export function useRowCount(control: string): number {
  const { getValues } = useStepContext().form;
  return useHeardOf(control, () => rowsOf(getValues(control)).length);
}

/** What is wrong with a control; renders when it is another error. */
export function useRefusal(control: string): FieldError | undefined {
  const { form } = useStepContext();
  return useHeardOf(control, () => form.getFieldState(control).error);
}

/** What is asked softly beside a control; renders when it is another notice. */
export function useNotice(control: string): FieldNotice | undefined {
  const { notices } = useStepContext();
  const read = () => notices.at(control);
  return useSyncExternalStore(notices.hear, read, read);
}

function useHeardOf<Value>(control: string, read: () => Value): Value {
  const { hear } = useStepContext().form;
  const subscribe = useCallback((listener: () => void) => hear(control, listener), [hear, control]);
  return useSyncExternalStore(subscribe, read, read);
}
