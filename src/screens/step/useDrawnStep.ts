import { startTransition, useEffect, useRef, useState } from 'react';
import type { StepPath } from '../../domain/catalogue/steps';
import { useTranslation } from '../../platform/texts';
import type { DrawnStep, ScreenServices } from '../screenProps';

/**
 * The step that is drawn out of sight: the one that follows the open step if its present answers are submitted. Null until the open step has
 * stood still, and where nothing is drawn.
 */
export function useDrawnStep(path: StepPath, { watchNextStep }: ScreenServices): DrawnStep | null {
  const { language } = useTranslation().i18n;
  const [drawn, setDrawn] = useState<(DrawnStep & { readonly after: StepPath }) | null>(null);
  // What was drawn for a step that has been left must not appear again with what happened in it.
  if (drawn !== null && drawn.after !== path) setDrawn(null);
  const told = useRef<DrawnStep | null>(null);
  const shown = useRef<DrawnStep | null>(null);
  useEffect(() => {
    shown.current = drawn;
  }, [drawn]);
  useEffect(
    () =>
      watchNextStep(path, language, {
        // Keys come first: React interrupts a transition for them.
        onNext: (next) => {
          const step = { ...next, after: path };
          told.current = step;
          startTransition(() => setDrawn(step));
        },
        onType: () => {
          const isDrawing = told.current !== null && told.current !== shown.current;
          told.current = null;
          if (isDrawing) setDrawn(null);
          return isDrawing;
        },
      }),
    [path, language, watchNextStep],
  );
  return drawn;
}
