import styles from './qa.module.css';

interface DataProps {
  readonly label: string;
  /** The `data-qa` value of the field. */
  readonly name: string;
  readonly value: unknown;
}

/** A value as JSON in a read-only text field, which can be focused and copied. */
export function JsonField({ label, name, value }: DataProps) {
  return (
    <label>
      {label}
      <textarea
        readOnly
        rows={8}
        className={styles['data']}
        data-qa={name}
        value={JSON.stringify(value, null, 2)}
      />
    </label>
  );
}
