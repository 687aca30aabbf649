import { useDeferredValue, useMemo, type ComponentPropsWithRef } from 'react';
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

/** Longer lists are completed after the first paint. */
const deferThreshold = 40;

/**
 * The browser's own select, which supports type-ahead and native pickers. A long list first renders only the
 * selected option, so that it does not delay its step.
 */
export function SelectInput({ options, placeholder, ...rest }: SelectInputProps) {
  const first =
    options.length > deferThreshold ? options.filter(({ value }) => value === rest.value) : options;
  const renderedOptions = useDeferredValue(options, first);
  const list = useMemo(
    () =>
      renderedOptions.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      )),
    [renderedOptions],
  );
  return (
    <select {...rest} className={styles['select']}>
      <option value="">{placeholder}</option>
      {list}
    </select>
  );
}
