import { useController } from 'react-hook-form';
import type { Typed } from '../../domain/catalogue/typed';
import { controlOf, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { useStepContext } from './StepContext';
import { useTold } from './useTold';

/** One question's answer as its field shows and changes it; re-renders that field alone. */
export function useAnswer(asked: AskedDataPoint) {
  const { control, left, changed } = useStepContext();
  const { field, fieldState } = useController({ control, name: controlOf(asked) });
  return {
    ...useTold(asked, fieldState.error),
    typed: field.value,
    ref: field.ref,
    change: (typed: Typed) => changed(asked, typed),
    leave: () => {
      field.onBlur();
      left(asked);
    },
  };
}
