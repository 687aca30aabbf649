import type { ComponentPropsWithRef } from 'react';
import styles from './CodeInput.module.css';

interface CodeInputProps extends Omit<ComponentPropsWithRef<'input'>, 'className'> {
  /** The number of digits; null if it is not known. */
  readonly length: number | null;
  /** The digits typed so far; null if they do not fit the boxes, so that the input shows what was typed. */
  readonly digits: string | null;
}

/** One input for a code. With a known number of digits it looks like a box for each digit. */
export function CodeInput({ length, digits, ...rest }: CodeInputProps) {
  const isBoxed = length !== null && digits !== null;
  return (
    <span className={isBoxed ? styles['boxed'] : styles['plain']} dir="ltr">
      <input type="text" {...rest} className={styles['input']} />
      {isBoxed ? (
        <span aria-hidden="true" className={styles['boxes']}>
          {[...Array(length).keys()].map((position) => (
            <span
              key={position}
              className={position === Math.min(digits.length, length - 1) ? styles['next'] : undefined}
            >
              {digits[position]}
            </span>
          ))}
        </span>
      ) : null}
    </span>
  );
}
