import { flushSync } from 'react-dom';
import type { StepPath } from '../../domain/catalogue/steps';
import { onPageHiddenOrLeft, runAfterPaint } from '../../platform/browser';
import { ignoreLeavesOfHidden } from '../../platform/focus';
import { scrollToTop } from '../../platform/navigation';
import type { OpenDrawnStep } from '../../screens/screenProps';

/**
 * Shows a drawn step at once and submits the answers before it after the paint, or when the page is hidden: storing them, the route, the
 * address and the focus take longer than the paint.
 *
 * @param path the step that is drawn and follows the answers
 * @param flush stores what has been submitted
 * @returns submits now, unless the paint has come
 */
export function openDrawnStep(
  path: StepPath,
  { show, submit }: OpenDrawnStep,
  flush: () => void,
): () => void {
  const stopIgnoring = ignoreLeavesOfHidden();
  show.current?.(path);
  scrollToTop();
  const submitNow = runAfterPaint(() => {
    stopWatching();
    stopIgnoring();
    // The store and the address change in one render.
    flushSync(submit);
    // If the answers have not led on, the open step comes back.
    runAfterPaint(() => show.current?.(null));
  });
  const stopWatching = onPageHiddenOrLeft(() => {
    submitNow();
    flush();
  });
  return submitNow;
}
