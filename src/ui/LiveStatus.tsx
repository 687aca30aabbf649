import type { ReactNode, Ref } from 'react';
import { joinClassNames } from './classNames';
import styles from './LiveStatus.module.css';

interface LiveStatusProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** The class of its place, if it needs one. */
  readonly className?: string | undefined;
  /** The words of now. Null leaves it empty. */
  readonly children: ReactNode;
}

/**
 * A place whose words are announced politely. It stays in the page while it has none, because a browser announces a change of a place that it
 * knows, and it takes no room then.
 */
export function LiveStatus({ ref, className, children }: LiveStatusProps) {
  return (
    <div ref={ref} role="status" className={joinClassNames(styles['status'], className)}>
      {children}
    </div>
  );
}
