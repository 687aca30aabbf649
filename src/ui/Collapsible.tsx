import { useState, type ReactNode } from 'react';
import styles from './Collapsible.module.css';

interface CollapsibleProps {
  readonly label: string;
  /** Rendered when the section is first opened. */
  readonly content: () => ReactNode;
}

/** An expandable section. Its summary is always rendered, so that nothing below it moves. */
export function Collapsible({ label, content }: CollapsibleProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles['foldOut']} onToggle={() => setWasOpened(true)}>
      <summary>{label}</summary>
      {wasOpened ? content() : null}
    </details>
  );
}
