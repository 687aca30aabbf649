import { useEffect, useRef, type ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../ui/Illustration';
import styles from './ScreenFrame.module.css';

interface ScreenFrameProps {
  readonly brand: string;
  readonly title: string;
  readonly illustration?: IllustrationName;
  /** Whether the heading takes the focus, because the applicant came here by moving inside the application. */
  readonly isArrival: boolean;
  readonly children: ReactNode;
}

/** A screen that is not a step: illustration, heading, words, acts. Names the document and receives the focus. */
export function ScreenFrame({ brand, title, illustration, isArrival, children }: ScreenFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef('');
  useEffect(() => {
    // A screen that changes what it says is a new one to those who hear it.
    if (isArrival || told.current !== '') heading.current?.focus();
    told.current = title;
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
