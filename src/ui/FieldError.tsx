import styles from './FieldError.module.css';
import { Icon } from './Icon';

/** The error of an answer. The control references it by its id. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className={styles['error']}>
      <Icon name="alert" size={18} />
      <span>{text}</span>
    </p>
  );
}
