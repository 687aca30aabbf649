import { useSyncExternalStore } from 'react';
import type { LedgerSource } from './ledger';
import { DrawerSection } from './DrawerSection';
import styles from './qa.module.css';

interface LedgerPartProps {
  readonly ledger: LedgerSource;
}

/** The tracking events, newest first. */
export function LedgerSection({ ledger }: LedgerPartProps) {
  const entries = useSyncExternalStore(ledger.subscribe, ledger.get);
  return (
    <DrawerSection title="Events">
      {entries.length === 0 ? <p>No events yet.</p> : null}
      <ol className={styles['changes']} data-qa="ledger">
        {[...entries].reverse().map(({ atMs, name, details }) => (
          <li key={`${atMs} ${name} ${details}`}>
            {`${new Date(atMs).toISOString().slice('YYYY-MM-DDT'.length, -1)} ${name} ${details}`}
          </li>
        ))}
      </ol>
    </DrawerSection>
  );
}
