import type { ComponentPropsWithRef } from 'react';
import styles from './SelectInput.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectInputProps extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> {
  readonly options: readonly Option[];
  /** The option for "nothing selected". */
  readonly placeholder: string;
}

/** The browser's own select, which supports type-ahead and native pickers. */
export function SelectInput({ options, placeholder, ...rest }: SelectInputProps) {
  return (
    <select {...rest} className={styles['select']}>
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
