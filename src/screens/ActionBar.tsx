import type { ReactNode } from 'react';
import { joinClassNames } from '../ui/classNames';
import styles from './ActionBar.module.css';

interface ActionBarProps {
  /** Whose offer it is. Null if nothing is offered yet. */
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
export function ActionBar({ owner, isPinned, children }: ActionBarProps) {
  return (
    <div
      className={joinClassNames(styles['bar'], isPinned ? styles['pinned'] : undefined)}
      data-print="hidden"
    >
      {owner}
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
