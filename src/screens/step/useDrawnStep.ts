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
  const isDrawing = useRef(false);
  useEffect(() => {
    isDrawing.current = false;
  }, [drawn]);
  useEffect(
    () =>
      watchNextStep(path, language, {
        // Keys come first: React interrupts a transition for them.
        onNext: (next) => {
          isDrawing.current = true;
          startTransition(() => setDrawn({ ...next, after: path }));
        },
        onType: () => {
          const isGivenUp = isDrawing.current;
          if (isGivenUp) setDrawn(null);
          isDrawing.current = false;
          return isGivenUp;
        },
      }),
    [path, language, watchNextStep],
  );
  return drawn;
}
