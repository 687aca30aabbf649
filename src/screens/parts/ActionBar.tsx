import type { ReactNode } from 'react';
import { joinClassNames } from '../../ui/classNames';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** The announced status of the actions. It stays beside them, so that a press is answered where it was made. */
  readonly status: ReactNode;
  /** Whose offer it is. Null if nothing is offered yet, or a button names the lender. */
  readonly owner: ReactNode;
  /** Whether it may stay in sight while the screen scrolls. Windows that are too low scroll it. */
  readonly isPinned: boolean;
  /** The buttons, each of the same size. */
  readonly children: ReactNode;
}

/**
 * The actions of an offer below the name of its lender. Its place is after everything that the applicant is told. Once that has been seen, it
 * stays at the foot of the window.
 */
export function ActionBar({ status, owner, isPinned, children }: ActionBarProps) {
  return (
    <div
      className={joinClassNames(styles['bar'], isPinned ? styles['pinned'] : undefined)}
      data-print="hidden"
    >
      {status}
      {owner}
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
