import { useRef, type ReactNode } from 'react';
import { Button } from './Button';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** What Escape does, if it is not the same as the first button. */
  readonly onClose?: () => void;
}

/** Asks before something is done that cannot be undone. The button that does not do it comes first, is prominent and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, lead, cancelLabel, confirmLabel, onCancel, onConfirm, onClose = onCancel } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog label={title} onClose={onClose} startAt={cancel}>
      <div className={styles['question']}>
        <h2>{title}</h2>
        <p>{lead}</p>
        <Button ref={cancel} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="outlined" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
