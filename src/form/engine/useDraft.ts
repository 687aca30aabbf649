import { useEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TypedValues } from '../../domain/catalogue/typed';

/** Milliseconds without a further key before what is typed is kept. */
const pause = 400;

/**
 * Keeps what is typed: a moment after the last key, and at once when the page is hidden or the step is left. Off the
 * key's path: nothing renders.
 */
export function useDraft(
  { subscribe, getValues }: UseFormReturn<TypedValues>,
  onDraft: (typed: TypedValues) => void,
  subscribeHidden: (listener: () => void) => () => void,
): { readonly forget: () => void } {
  const latest = useRef(onDraft);
  useEffect(() => {
    latest.current = onDraft;
  }, [onDraft]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    const keep = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      latest.current({ ...getValues() });
    };
    const stopListening = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, pause);
      },
    });
    const stopHidden = subscribeHidden(keep);
    return () => {
      keep();
      stopListening();
      stopHidden();
    };
  }, [subscribe, getValues, subscribeHidden]);

  return useMemo(
    () => ({
      /** The values were handed over; what was typed until now is no draft any more. */
      forget: () => {
        clearTimeout(timer.current);
        timer.current = undefined;
      },
    }),
    [],
  );
}
