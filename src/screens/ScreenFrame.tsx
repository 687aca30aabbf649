import { useEffect, useRef, type ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../ui/Illustration';
import styles from './ScreenFrame.module.css';

interface ScreenFrameProps {
  readonly brand: string;
  readonly title: string;
  readonly illustration?: IllustrationName;
  /** Whether the heading takes the focus, because the applicant navigated inside the application. */
  readonly isArrival: boolean;
  readonly children: ReactNode;
}

/**
 * A screen that is not a step: illustration, heading, text, actions. Sets the document title and receives the
 * focus.
 */
export function ScreenFrame({ brand, title, illustration, isArrival, children }: ScreenFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastTitle = useRef('');
  useEffect(() => {
    // A new title is a new screen to screen reader users.
    if (isArrival || lastTitle.current !== '') heading.current?.focus();
    lastTitle.current = title;
  }, [isArrival, title]);
  return (
    <div className={styles['frame']}>
      <title>{`${title} | ${brand}`}</title>
      {illustration === undefined ? null : <Illustration name={illustration} />}
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      {children}
    </div>
  );
}
