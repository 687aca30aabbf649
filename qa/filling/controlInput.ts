import type { FormControl } from './controls';

/**
 * Types a text into a control: uses the browser's own setter, so React detects the change, then dispatches the events of typing and
 * leaving the control.
 */
export function typeInto(control: FormControl, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control);
  const { set } = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
  set?.call(control, value);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  dispatchBlur(control);
}

/** Clicks a checkbox or a card, unless it is already selected. */
export function pressControl(control: HTMLInputElement): void {
  if (!control.checked) control.click();
  dispatchBlur(control);
}

/** Opens a searchable list and selects its first or last option. */
export async function chooseListedOption(control: HTMLInputElement, which: 0 | -1): Promise<void> {
  control.click();
  await waitForRender();
  const list = document.getElementById(control.getAttribute('aria-controls') ?? '');
  [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].at(which)?.click();
  await waitForRender();
  dispatchBlur(control);
}

function dispatchBlur(control: FormControl): void {
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Resolves after the next render. */
export function waitForRender(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
