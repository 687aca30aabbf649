import { vi } from 'vitest';

/**
 * Emulates what happy-dom lacks of modal dialogs: opening moves the focus inside, Escape sends a cancel
 * event, and closing restores the focus if the dialog is still in the document.
 */
export function emulateBrowserDialogs(): void {
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
