import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** The announced status of the actions. It stays beside them, so that a press is answered where it was made. */
  readonly status: ReactNode;
  /** Whose offer it is. Null if nothing is offered yet, or a button names the lender. */
  readonly owner: ReactNode;
  /** The buttons, each of the same size. */
  readonly children: ReactNode;
}

/** The actions of an offer below the name of its lender. They follow everything that the applicant must read before. */
export function ActionBar({ status, owner, children }: ActionBarProps) {
  return (
    <div className={styles['bar']} data-print="hidden">
      {status}
      {owner}
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
