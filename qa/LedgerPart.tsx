import { useSyncExternalStore } from 'react';
import type { LedgerSource } from './ledger';
import { Part } from './Part';
import styles from './qa.module.css';

interface LedgerPartProps {
  readonly ledger: LedgerSource;
}

/** The events that were told, the last first. */
export function LedgerPart({ ledger }: LedgerPartProps) {
  const entries = useSyncExternalStore(ledger.subscribe, ledger.get);
  return (
    <Part title="Events">
      {entries.length === 0 ? <p>No event was told.</p> : null}
      <ol className={styles['changes']} data-qa="ledger">
        {entries.toReversed().map(({ at, name, details }) => (
          <li key={`${at} ${name} ${details}`}>
            {`${new Date(at).toISOString().slice('YYYY-MM-DDT'.length, -1)} ${name} ${details}`}
          </li>
        ))}
      </ol>
    </Part>
  );
}
