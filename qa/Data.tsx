import styles from './qa.module.css';

interface DataProps {
  readonly label: string;
  /** `data-qa` of its field. */
  readonly name: string;
  readonly value: unknown;
}

/** A value as JSON, in a field that the keyboard reaches and from which it can be copied. */
export function Data({ label, name, value }: DataProps) {
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
