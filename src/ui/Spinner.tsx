import { Ring } from './Ring';
import { joinClassNames } from './classNames';
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
    <div
      role="status"
      className={joinClassNames(styles['spinner'], isNeutral ? styles['neutral'] : undefined)}
    >
      <Ring />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
