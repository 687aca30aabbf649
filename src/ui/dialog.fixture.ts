import { vi } from 'vitest';

/**
 * What browsers do with a modal dialog and happy-dom leaves out: the focus goes in, Escape asks to close, and closing gives
 * the focus back, though only to a dialog that still stands in the document.
 */
export function actLikeBrowserDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function showModal(
    this: HTMLDialogElement,
  ) {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, input, a[href]')?.focus();
  });
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    const opener = before.get(this);
    if (this.open && this.isConnected && opener instanceof HTMLElement) opener.focus();
    this.open = false;
  });
  document.addEventListener('keydown', askToClose);
}

function askToClose({ key }: KeyboardEvent): void {
  const dialog = document.querySelector('dialog[open]');
  if (key !== 'Escape' || !(dialog instanceof HTMLDialogElement)) return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
