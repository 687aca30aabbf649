import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Ring } from './Ring';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly variant?: 'strong' | 'outlined' | 'quiet';
  readonly type?: 'button' | 'submit';
  /** Shows that a request is pending. The button keeps its place and its name. */
  readonly isBusy?: boolean;
}

/**
 * The primary action of a screen, or a secondary one. The second click of a double click presses nothing: the button of the next screen may have
 * taken its place.
 */
export function Button({
  variant = 'strong',
  type = 'button',
  isBusy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      onClick={press}
      type={type}
      className={`${styles['button']} ${styles[variant]}`}
      aria-busy={isBusy}
    >
      <span className={styles['words']}>{children}</span>
      {isBusy ? <Ring /> : null}
    </button>
  );
}
