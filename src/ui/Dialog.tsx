import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly label: string;
  /** The user pressed Escape. */
  readonly onClose: () => void;
  /** The initial focus, if it is not the first control. */
  readonly startAt?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: it traps the focus, closes on Escape and makes the page behind it inert. */
export function Dialog({ label, onClose, startAt, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog closes while it is still in the document. Otherwise the browser does not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      startAt?.current?.focus();
    }
    return () => element?.close();
  }, [startAt]);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
