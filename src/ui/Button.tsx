import type { ButtonHTMLAttributes, Ref } from 'react';
import { Ring } from './Ring';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly look?: 'strong' | 'outlined' | 'quiet';
  readonly type?: 'button' | 'submit';
  /** Shows that something is under way; the button keeps its place and its name. */
  readonly isBusy?: boolean;
}

/** The one strong act of a screen, or a quieter one beside it. */
export function Button({ look = 'strong', type = 'button', isBusy = false, children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={`${styles['button']} ${styles[look]}`} aria-busy={isBusy}>
      <span className={styles['words']}>{children}</span>
      {isBusy ? <Ring /> : null}
    </button>
  );
}
