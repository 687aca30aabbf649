import { useSyncExternalStore } from 'react';
import { createLedger, type Ledger, type LedgerEntry } from '../src/tracking/ledger';
import { DrawerSection } from './DrawerSection';
import styles from './qa.module.css';

interface LedgerPartProps {
  /** Null in a build without platforms. */
  readonly ledger: Ledger | null;
}

const emptyLedger = createLedger();

/** The tracking events, newest first. */
export function LedgerSection({ ledger }: LedgerPartProps) {
  const { subscribe, getEntries } = ledger ?? emptyLedger;
  const entries = useSyncExternalStore(subscribe, getEntries);
  return (
    <DrawerSection title="Events">
      {entries.length === 0 ? <p>No events yet.</p> : null}
      <ol className={styles['changes']} data-qa="ledger">
        {[...entries]
          .reverse()
          .map(formatEntry)
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ol>
    </DrawerSection>
  );
}

function formatEntry({ at, event, platform, outcome, reason }: LedgerEntry): string {
  const time = new Date(at).toISOString().slice('YYYY-MM-DDT'.length, -1);
  return `${time} ${event} ${platform}: ${outcome}${reason === '' ? '' : `, ${reason}`}`;
}
