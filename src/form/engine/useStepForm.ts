import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { TypedValues } from '../../domain/catalogue/typed';
import { makeHearing, type Hear } from './hearing';

/** What holds the values and the errors of a step's controls. */
export interface HeldForm extends Pick<
  UseFormReturn<TypedValues>,
  'control' | 'getValues' | 'setValue' | 'getFieldState' | 'setError' | 'clearErrors'
> {
  /** Hears of one control, without being rendered. */
  readonly hear: Hear;
}

/** The form of a step; the same from render to render. */
export function useStepForm(initial: TypedValues): HeldForm {
  const form = useForm<TypedValues>({ defaultValues: initial, shouldFocusError: false });
  const [held] = useState((): HeldForm => {
    const { control, getValues, getFieldState, setError, clearErrors } = form;
    return { control, getValues, getFieldState, setError, clearErrors, ...makeHearing(form) };
  });
  return held;
}
