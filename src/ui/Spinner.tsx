import { Ring } from './Ring';
import styles from './Spinner.module.css';

/** A rotating ring with a label for screen readers. */
export function Spinner({
  label,
  isNeutral = false,
}: {
  readonly label: string;
  readonly isNeutral?: boolean;
}) {
  return (
    <div role="status" className={`${styles['spinner']} ${isNeutral ? styles['neutral'] : ''}`}>
      <Ring />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
