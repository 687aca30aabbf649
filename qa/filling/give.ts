import type { Control } from './controls';

/**
 * Puts a text into a control as typing does: the browser's own setter, so that React sees that it changed, the events of
 * typing, and leaving the control.
 */
export function type(control: Control, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control);
  const { set } = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
  set?.call(control, value);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  leave(control);
}

/** Presses a box or a card, unless it is chosen already. */
export function press(control: HTMLInputElement): void {
  if (!control.checked) control.click();
  leave(control);
}

/** Opens a list that is searched and takes its first option or its last. */
export async function chooseListed(control: HTMLInputElement, which: 0 | -1): Promise<void> {
  control.click();
  await drawn();
  const list = document.getElementById(control.getAttribute('aria-controls') ?? '');
  [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])].at(which)?.click();
  await drawn();
  leave(control);
}

function leave(control: Control): void {
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Resolves when what was just done is on the screen. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
