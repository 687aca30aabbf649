/**
 * Runs the work when nothing is pressed any more: after the events of a tap, or when the mouse button is up. What moves earlier takes the
 * click away from what is pressed, because a press takes the focus before it clicks.
 */
export function afterPress(work: () => void, delayMs = 0): void {
  setTimeout(() => {
    if (isPressing()) afterPress(work, 50);
    else work();
  }, delayMs);
}

/** Resolves when nothing is pressed any more: at once if nothing is. */
export function whenReleased(): Promise<void> {
  return isPressing() ? new Promise((resolve) => afterPress(resolve, 50)) : Promise.resolve();
}

const isPressing = () => document.querySelector(':active') !== null;
