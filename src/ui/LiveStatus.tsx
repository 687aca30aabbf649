import type { ReactNode } from 'react';
import { joinClassNames } from './classNames';
import styles from './LiveStatus.module.css';

interface LiveStatusProps {
  /** The class of its place, if it needs one. */
  readonly className?: string | undefined;
  /** Whether only what is new is announced: the place has several things to say. Otherwise all of it is. */
  readonly isList?: boolean;
  /** The words of now. Null leaves it empty. */
  readonly children: ReactNode;
}

/**
 * A place whose words are announced politely. It stays in the page while it has none, because a browser announces a change of a place that it
 * knows, and it takes no room then.
 */
export function LiveStatus({ className, isList = false, children }: LiveStatusProps) {
  return (
    <div
      role="status"
      aria-atomic={isList ? false : undefined}
      className={joinClassNames(styles['status'], className)}
    >
      {children}
    </div>
  );
}
