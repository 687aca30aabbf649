import type { ReactNode, Ref } from 'react';
import { Notice } from '../ui/Notice';
import styles from './ScreenNotice.module.css';

interface ScreenNoticeProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly tone: 'info' | 'warning';
  readonly children: ReactNode;
}

/** A notice above the title of any screen, which is announced. */
export function ScreenNotice({ ref, tone, children }: ScreenNoticeProps) {
  return (
    <div ref={ref} role="status" className={styles['above']}>
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}
