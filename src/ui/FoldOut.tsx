import { useState, type ReactNode } from 'react';
import styles from './FoldOut.module.css';

interface FoldOutProps {
  readonly label: string;
  /** What is shown once it is open; made when it is first opened. */
  readonly content: () => ReactNode;
}

/** A line that opens to show more. The line itself is there from the first moment, so that nothing below it moves. */
export function FoldOut({ label, content }: FoldOutProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles['foldOut']} onToggle={() => setWasOpened(true)}>
      <summary>{label}</summary>
      {wasOpened ? content() : null}
    </details>
  );
}
