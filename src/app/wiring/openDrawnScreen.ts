import { flushSync } from 'react-dom';
import type { FormScreen } from '../../domain/pages/resolvePage';
import { onPageHiddenOrLeft, runAfterPaint } from '../../platform/browser';
import { ignoreLeavesOfHidden } from '../../platform/focus';
import { scrollToTop } from '../../platform/scroll';
import { onPress } from '../../platform/press';
import type { OpenDrawnScreen } from '../../screens/screenProps';

/**
 * Shows a drawn screen at once and submits the answers before it after the paint, or when the page is hidden or something is pressed
 * before: storing them, the route, the address and the focus take longer than the paint.
 *
 * @param screen what is drawn and follows the answers
 * @param flush stores what has been submitted
 */
export function openDrawnScreen(
  screen: FormScreen,
  { show, submit }: OpenDrawnScreen,
  flush: () => void,
): void {
  const stopIgnoring = ignoreLeavesOfHidden();
  show(screen);
  scrollToTop();
  const submitNow = runAfterPaint(() => {
    stopWatching.forEach((stop) => stop());
    stopIgnoring();
    // The store and the address change in one render.
    flushSync(submit);
    // If the answers have not led on, the open step comes back.
    runAfterPaint(() => show(null));
  });
  const stopWatching = [
    onPageHiddenOrLeft(() => {
      submitNow();
      flush();
    }),
    // A script may press before the paint of the screen that it presses in.
    onPress(submitNow),
  ];
}
