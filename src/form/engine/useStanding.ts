import { useEffect, useMemo, useRef } from 'react';
import type { Typed, TypedValues } from '../../domain/catalogue/typed';
import type { HeldForm } from './useStepForm';

interface Standing {
  /** What each control was filled with by the page: what stands in it untouched is no change. */
  readonly filled: () => TypedValues;
  /** What stands in the controls that somebody has touched. */
  readonly touched: () => TypedValues;
}

/**
 * Keeps the controls that nobody has touched at what stands elsewhere: another tab may change an answer while a step is
 * open here.
 *
 * @param standing what the controls hold where nothing was typed; changes when the lead does
 */
export function useStanding({ getValues, setValue, clearErrors }: HeldForm, standing: TypedValues): Standing {
  const filled = useRef(standing);
  useEffect(() => {
    const before = filled.current;
    const followed = Object.entries(standing).filter(
      ([control, value]) => isSame(getValues(control), before[control]) || isSame(getValues(control), value),
    );
    for (const [control, value] of followed) {
      if (isSame(getValues(control), value)) continue;
      setValue(control, value);
      clearErrors(control);
    }
    filled.current = { ...before, ...Object.fromEntries(followed) };
  }, [standing, getValues, setValue, clearErrors]);

  return useMemo(
    () => ({
      filled: () => filled.current,
      touched: () =>
        Object.fromEntries(
          Object.entries(getValues()).filter(([control, typed]) => !isSame(typed, filled.current[control])),
        ),
    }),
    [getValues],
  );
}

/** Whether two controls' values are the same. */
export function isSame(one: Typed | undefined, other: Typed | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
