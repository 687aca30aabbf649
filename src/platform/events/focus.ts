/** Whether the focus is in a control of this name, in a part of it or in a row of it, inside the element. */
export function isFocused(element: Element | null, control: string): boolean {
  const { activeElement } = document;
  if (activeElement === null || element?.contains(activeElement) !== true) return false;
  const names = [activeElement.getAttribute('name'), activeElement.getAttribute('data-of')];
  const parts = ['_', '.'].map((mark) => control + mark);
  return names.some((name) => name === control || parts.some((part) => name?.startsWith(part) === true));
}

/** Whether nothing has the focus, because the element that had it is gone. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/** Remembers what has the focus. Returns a function that gives it the focus again. */
export function rememberFocus(): () => void {
  const { activeElement } = document;
  return () => {
    if (activeElement instanceof HTMLElement) activeElement.focus();
  };
}
