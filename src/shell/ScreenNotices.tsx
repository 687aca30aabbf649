import type { ReactNode } from 'react';
import { LiveStatus } from '../ui/LiveStatus';
import styles from './ScreenNotices.module.css';

/** The place of the notices above the title of any screen. It outlives the screens, so that a notice is announced that comes with one. */
export function ScreenNotices({ children }: { readonly children: ReactNode }) {
  return (
    <LiveStatus className={styles['above']} isList>
      {children}
    </LiveStatus>
  );
}
