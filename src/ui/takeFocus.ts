/** A `ref` for what takes the place of a pressed button: it takes the focus, so that a screen reader says it. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
