import { useDeferredValue, useMemo, type ComponentPropsWithRef } from 'react';
import styles from './SelectInput.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectInputProps extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> {
  readonly options: readonly Option[];
  /** The line that stands for "nothing chosen yet". */
  readonly placeholder: string;
}

/** Options above which a list is filled after it was first painted. */
const many = 40;

/**
 * The browser's own list: it is searchable by typing and known to every phone. A long one begins with what is chosen, and its
 * step does not wait for the others.
 */
export function SelectInput({ options, placeholder, ...rest }: SelectInputProps) {
  const first = options.length > many ? options.filter(({ value }) => value === rest.value) : options;
  const shown = useDeferredValue(options, first);
  const list = useMemo(
    () =>
      shown.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      )),
    [shown],
  );
  return (
    <select {...rest} className={styles['select']}>
      <option value="">{placeholder}</option>
      {list}
    </select>
  );
}
