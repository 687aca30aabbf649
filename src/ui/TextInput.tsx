import type { ComponentPropsWithRef } from 'react';
import styles from './TextInput.module.css';

interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'size' | 'prefix'> {
  /** Shown inside the field, on the side its market uses; not part of the value. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** How wide the answer is, so that the field tells its length. */
  readonly fits?: 'part' | 'short' | 'medium' | 'full' | undefined;
  readonly isHero?: boolean | undefined;
}

/** A line to type in, with the sign of its unit inside the field. */
export function TextInput({ before, after, fits = 'full', isHero = false, ...rest }: TextInputProps) {
  return (
    <span className={`${styles['box']} ${styles[fits]} ${isHero ? styles['hero'] : ''}`}>
      {before === undefined ? null : (
        <span className={styles['sign']} aria-hidden="true">
          {before}
        </span>
      )}
      <input type="text" {...rest} className={styles['input']} />
      {after === undefined ? null : (
        <span className={styles['sign']} aria-hidden="true">
          {after}
        </span>
      )}
    </span>
  );
}
