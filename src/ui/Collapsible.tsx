import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './Collapsible.module.css';

interface CollapsibleProps {
  readonly label: string;
  /** Rendered when the section is first opened. */
  readonly content: () => ReactNode;
  /** Without a border, for a section that is less important than its surroundings. */
  readonly isQuiet?: boolean;
}

/** An expandable section. Its summary is always rendered, so that nothing below it moves. */
export function Collapsible({ label, content, isQuiet = false }: CollapsibleProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const element = useRef<HTMLDetailsElement>(null);
  // The prerendered element may have been opened before hydration.
  useEffect(() => {
    if (element.current?.open === true) setWasOpened(true);
  }, []);
  return (
    <details
      ref={element}
      className={isQuiet ? styles['quiet'] : styles['foldOut']}
      onToggle={() => setWasOpened(true)}
    >
      <summary>{label}</summary>
      {wasOpened ? content() : null}
    </details>
  );
}
