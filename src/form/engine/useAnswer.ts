import type { Typed } from '../../domain/catalogue/typed';
import { controlOf, type AskedDataPoint } from '../../domain/pages/questionnaire';
import { useStepContext } from './StepContext';
import { useRefusal, useTyped } from './useControl';
import { useTold } from './useTold';

/** One question's answer as its field shows and changes it; re-renders that field alone. */
export function useAnswer(asked: AskedDataPoint) {
  const { left, changed } = useStepContext();
  const control = controlOf(asked);
  return {
    ...useTold(asked, useRefusal(control)),
    typed: useTyped(control),
    change: (typed: Typed) => changed(asked, typed),
    leave: () => left(asked),
  };
}
