import type { ReactNode } from 'react';
import styles from './ReviewSection.module.css';

interface ReviewSectionProps {
  readonly title: string;
  /** The button that changes the answers; null if they cannot be changed. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** A ruled part of a review: its title, the way to change it, and its answers. */
export function ReviewSection({ title, action, children }: ReviewSectionProps) {
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
