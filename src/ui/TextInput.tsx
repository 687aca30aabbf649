import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { joinClassNames } from './classNames';
import styles from './TextInput.module.css';

interface TextInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'size' | 'prefix' | 'value' | 'onChange'
> {
  readonly value?: string | undefined;
  /** A unit inside the field, on the side that is usual in the country. Not part of the value, but of the description. */
  readonly prefix?: string | undefined;
  readonly suffix?: ReactNode;
  /** The expected length of the answer, shown by the width of the field. */
  readonly size?: 'part' | 'short' | 'medium' | 'full' | undefined;
  /** Renders the value as a figure without a box: large for the first field of a screen, small on the line of its label. */
  readonly figure?: 'large' | 'small' | undefined;
  /** Values that the browser suggests. Others can be typed. */
  readonly suggestions?: readonly string[] | undefined;
}

const none: readonly string[] = [];

/**
 * A text input with an optional unit inside the field. It has no `onChange`: React does not report a value that a script of the page wrote,
 * as password managers do, but it reports each input event.
 */
export function TextInput({
  value,
  prefix,
  suffix,
  size = 'full',
  figure,
  suggestions = none,
  'aria-describedby': describedBy,
  ...rest
}: TextInputProps) {
  const listId = useId();
  const unitId = useId();
  const hasUnit = prefix !== undefined || suffix !== undefined;
  const input = (
    <input
      type="text"
      {...rest}
      value={value}
      aria-describedby={[hasUnit && unitId, describedBy].filter(Boolean).join(' ') || undefined}
      list={suggestions.length === 0 ? undefined : listId}
      className={styles['input']}
    />
  );
  return (
    <span
      className={joinClassNames(
        styles['box'],
        styles[size],
        figure === undefined ? undefined : `figure ${styles[figure]}`,
      )}
    >
      {prefix === undefined ? null : (
        <span id={unitId} className={styles['sign']} aria-hidden="true">
          {prefix}
        </span>
      )}
      {figure === undefined ? (
        input
      ) : (
        <span className={styles['copied']} data-value={value}>
          {input}
        </span>
      )}
      {suggestions.length === 0 ? null : (
        <datalist id={listId}>
          {suggestions.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </datalist>
      )}
      {suffix === undefined ? null : (
        <span id={unitId} className={styles['sign']} aria-hidden="true">
          {suffix}
        </span>
      )}
    </span>
  );
}
