import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { Typed } from '../../domain/catalogue/typed';
import { controlOf, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { useStepContext } from './StepContext';
import { useTold } from './useTold';

/**
 * One question's answer in a line of text. The line holds what is typed by itself, so that a key draws nothing anew; what the
 * page writes (a tidied answer, a look-up, another tab) is put into it.
 */
export function useLine(asked: AskedDataPoint) {
  const { control, getValues, subscribe, changed, left } = useStepContext();
  const name = controlOf(asked);
  const formState = useFormState({ control, name, exact: true });
  const input = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => textOf(getValues(name)));
  useEffect(
    () =>
      // Of the list around it too, from which a row may go.
      subscribe({
        name,
        formState: { values: true },
        callback: () => {
          const text = textOf(getValues(name));
          if (input.current !== null && input.current.value !== text) input.current.value = text;
        },
      }),
    [subscribe, getValues, name],
  );
  return {
    ...useTold(asked, control.getFieldState(name, formState).error),
    ref: input,
    initial,
    change: (typed: string) => changed(asked, typed),
    leave: () => left(asked),
  };
}

function textOf(typed: Typed | undefined): string {
  return typeof typed === 'string' ? typed : '';
}
