import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styles from './TextInput.module.css';

interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'size' | 'prefix'> {
  /** Shown inside the field, on the side its market uses; not part of the value. */
  readonly before?: string | undefined;
  readonly after?: ReactNode;
  /** How wide the answer is, so that the field tells its length. */
  readonly fits?: 'part' | 'short' | 'medium' | 'full' | undefined;
  /** A plain figure without a box around it: the first of a screen large, one in the line of its label small. */
  readonly figure?: 'large' | 'small' | undefined;
  /** Values that the browser offers while another may be typed. */
  readonly suggestions?: readonly string[] | undefined;
}

const none: readonly string[] = [];

/** A line to type in, with the sign of its unit inside the field. */
export function TextInput({
  before,
  after,
  fits = 'full',
  figure,
  suggestions = none,
  ...rest
}: TextInputProps) {
  const listId = useId();
  return (
    <span
      className={`${styles['box']} ${styles[fits]} ${figure === undefined ? '' : `figure ${styles[figure]}`}`}
    >
      {before === undefined ? null : (
        <span className={styles['sign']} aria-hidden="true">
          {before}
        </span>
      )}
      <input
        type="text"
        {...rest}
        list={suggestions.length === 0 ? undefined : listId}
        className={styles['input']}
      />
      {suggestions.length === 0 ? null : (
        <datalist id={listId}>
          {suggestions.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </datalist>
      )}
      {after === undefined ? null : (
        <span className={styles['sign']} aria-hidden="true">
          {after}
        </span>
      )}
    </span>
  );
}
