import styles from './FieldError.module.css';
import { Icon } from './Icon';

/** What is wrong with an answer, under its control, which names this by its id. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className={styles['error']}>
      <Icon name="alert" size={18} />
      <span>{text}</span>
    </p>
  );
}
