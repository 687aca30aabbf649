import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly label: string;
  /** The applicant pressed Escape. */
  readonly onClose: () => void;
  /** What takes the focus at first where it is not the first control. */
  readonly startAt?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The browser's own modal dialog: focus stays inside, Escape closes, the page behind is inert. */
export function Dialog({ label, onClose, startAt, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands in the document: only then does the browser give the focus back to where it was.
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
