import styles from './FactTable.module.css';

export interface Fact {
  readonly label: string;
  /** A fact without a value has no row. */
  readonly value: string | null | undefined;
  readonly note?: string;
}

interface FactTableProps {
  readonly facts: readonly Fact[];
}

/** Facts in ruled rows. Renders nothing without a fact. */
export function FactTable({ facts }: FactTableProps) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {known.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note === undefined ? null : <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
