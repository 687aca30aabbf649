import { useId, type ReactNode } from 'react';
import styles from './qa.module.css';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the drawer with its heading. */
export function DrawerSection({ title, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
