import { useSyncExternalStore } from 'react';
import { Data } from './Data';
import { Part } from './Part';
import { changesBetween } from './payloads';
import styles from './qa.module.css';
import type { Tools } from './tools';

type PayloadPartProps = Pick<Tools, 'payloads'>;

/** What was sent last, and what changed in it since the payload before. */
export function PayloadPart({ payloads }: PayloadPartProps) {
  const { last, before } = useSyncExternalStore(payloads.subscribe, payloads.get);
  if (last === null) {
    return (
      <Part title="Last payload">
        <p>Nothing was sent since the drawer is there.</p>
      </Part>
    );
  }
  const changes = before === null ? [] : changesBetween(before.body, last.body);
  return (
    <Part title="Last payload">
      <p data-qa="call">{`${last.method} ${last.address}`}</p>
      {before === null ? null : (
        <ul className={styles['changes']} aria-label="Changes since the payload before" data-qa="changes">
          {changes.map((change) => (
            <li key={change.path}>
              {`${change.path}: ${change.before ?? 'absent'} → ${change.after ?? 'absent'}`}
            </li>
          ))}
          {changes.length === 0 ? <li>Nothing changed.</li> : null}
        </ul>
      )}
      <Data label="Body" name="payload" value={last.body} />
    </Part>
  );
}
