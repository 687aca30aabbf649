import { startTransition, useEffect, useRef, useState } from 'react';
import type { FormScreen } from '../../domain/pages/resolvePage';
import { useTranslation } from '../../platform/texts';
import type { DrawnScreen, ScreenServices } from '../screenProps';

/**
 * The screen that is drawn out of sight: the one that follows the open step if its present answers are submitted. Null until the open step has
 * stood still, and where nothing is drawn.
 */
export function useDrawnScreen(open: FormScreen, { watchNextScreen }: ScreenServices): DrawnScreen | null {
  const { language } = useTranslation().i18n;
  const [drawn, setDrawn] = useState<(DrawnScreen & { readonly after: FormScreen }) | null>(null);
  // What was drawn for a step that has been left must not appear again with what happened in it.
  if (drawn !== null && drawn.after !== open) setDrawn(null);
  const told = useRef<DrawnScreen | null>(null);
  const shown = useRef<DrawnScreen | null>(null);
  useEffect(() => {
    shown.current = drawn;
  }, [drawn]);
  useEffect(
    () =>
      watchNextScreen(open, language, {
        // Keys come first: React interrupts a transition for them.
        onNext: (next) => {
          const screen = { ...next, after: open };
          told.current = screen;
          startTransition(() => setDrawn(screen));
        },
        onType: () => {
          const isDrawing = told.current !== null && told.current !== shown.current;
          told.current = null;
          if (isDrawing) setDrawn(null);
          return isDrawing;
        },
      }),
    [open, language, watchNextScreen],
  );
  return drawn;
}
