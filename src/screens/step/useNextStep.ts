import { startTransition, useEffect, useRef, useState } from 'react';
import type { StepPath } from '../../domain/catalogue/steps';
import { useTranslation } from '../../platform/texts';
import type { ScreenServices, StepAhead } from '../screenProps';

/**
 * The step to draw ahead: the one that follows the open step if its present answers are submitted. Null until the open step has stood
 * still, and where nothing is drawn ahead.
 */
export function useNextStep(path: StepPath, { watchNextStep }: ScreenServices): StepAhead | null {
  const { language } = useTranslation().i18n;
  const [next, setNext] = useState<{ readonly after: StepPath; readonly ahead: StepAhead } | null>(null);
  const isDrawing = useRef(false);
  useEffect(() => {
    isDrawing.current = false;
  }, [next]);
  useEffect(
    () =>
      watchNextStep(path, language, {
        // Keys come first: React interrupts a transition for them.
        onNext: (ahead) => {
          isDrawing.current = true;
          startTransition(() => setNext({ after: path, ahead }));
        },
        onType: () => {
          const isGivenUp = isDrawing.current;
          if (isGivenUp) setNext(null);
          return isGivenUp;
        },
      }),
    [path, language, watchNextStep],
  );
  return next?.after === path ? next.ahead : null;
}
