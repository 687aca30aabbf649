/**
 * Lets no listener hear that a hidden control has lost the focus: the browser takes it away when the page hides the control, and nobody
 * has left it.
 *
 * @returns ends it
 */
export function ignoreLeavesOfHidden(): () => void {
  const onLeave = (event: FocusEvent) => {
    const { target } = event;
    // A browser that cannot tell what is visible validates such a control once more.
    if (!(target instanceof Element) || !('checkVisibility' in target)) return;
    if (!target.checkVisibility({ visibilityProperty: true })) event.stopImmediatePropagation();
  };
  window.addEventListener('focusout', onLeave, { capture: true });
  window.addEventListener('blur', onLeave, { capture: true });
  return () => {
    window.removeEventListener('focusout', onLeave, { capture: true });
    window.removeEventListener('blur', onLeave, { capture: true });
  };
}
