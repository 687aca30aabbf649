import { useEffect, useRef, type ReactNode } from 'react';
import styles from './ScreenFrame.module.css';

interface ScreenFrameProps {
  readonly title: string;
  readonly illustration?: ReactNode;
  /** Whether the heading takes the focus, because the applicant came here by moving inside the application. */
  readonly isArrival: boolean;
  readonly children: ReactNode;
}

/** A screen that is not a step: illustration, heading, words, acts. Names the document and receives the focus. */
export function ScreenFrame({ title, illustration, isArrival, children }: ScreenFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  return (
    <section className={styles['frame']}>
      <title>{title}</title>
      {illustration}
      <h1 ref={heading} tabIndex={-1} className={styles['title']}>
        {title}
      </h1>
      {children}
    </section>
  );
}
