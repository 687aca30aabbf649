import type { ReactNode } from 'react';
import { StatePicture } from '../../ui/StatePicture';
import { useScreenAssets } from '../lateAssets';
import styles from './Moment.module.css';

/** The brand's picture across the card, complete, and the amount in front of it. */
export function Moment({ children }: { readonly children: ReactNode }) {
  const assets = useScreenAssets();
  return (
    <div className={styles['moment']}>
      {assets === null ? null : <StatePicture motif={assets.motif} name="approved" />}
      <div className={styles['front']}>{children}</div>
    </div>
  );
}
