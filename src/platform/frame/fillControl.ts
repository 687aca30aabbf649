/**
 * Fills in empty text controls of the open form as a browser's autofill does, so that the form handles it like typing. A control that
 * holds something stays.
 *
 * @param values by the name of the control
 */
export function fillEmptyControls(values: Readonly<Record<string, string>>): void {
  for (const control of document.querySelectorAll<HTMLInputElement>('form[data-step] input[name]')) {
    const value = values[control.name];
    if (value === undefined || control.value !== '') continue;
    // The setter of the prototype: React replaces the one of the element to notice programmatic changes.
    Reflect.set(HTMLInputElement.prototype, 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Moves the focus to the heading of the screen. Returns whether there is one. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.focus();
  return heading !== null;
}
