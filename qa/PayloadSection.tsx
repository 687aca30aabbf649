import { useSyncExternalStore } from 'react';
import { JsonField } from './JsonField';
import { DrawerSection } from './DrawerSection';
import { comparePayloads } from './payloads';
import styles from './qa.module.css';
import type { QaTools } from './tools';

type PayloadPartProps = Pick<QaTools, 'payloads'>;

/** The last sent payload, and its changes since the previous one. */
export function PayloadSection({ payloads }: PayloadPartProps) {
  const { last, previous } = useSyncExternalStore(payloads.subscribe, payloads.get);
  if (last === null) {
    return (
      <DrawerSection title="Last payload">
        <p>Nothing has been sent since the drawer was loaded.</p>
      </DrawerSection>
    );
  }
  const changes = previous === null ? [] : comparePayloads(previous.body, last.body);
  return (
    <DrawerSection title="Last payload">
      <p data-qa="call">{`${last.method} ${last.url}`}</p>
      {previous === null ? null : (
        <ul className={styles['changes']} aria-label="Changes since the previous payload" data-qa="changes">
          {changes.map((change) => (
            <li key={change.path}>
              {`${change.path}: ${change.before ?? 'absent'} → ${change.after ?? 'absent'}`}
            </li>
          ))}
          {changes.length === 0 ? <li>Nothing changed.</li> : null}
        </ul>
      )}
      <JsonField label="Body" name="payload" value={last.body} />
    </DrawerSection>
  );
}
