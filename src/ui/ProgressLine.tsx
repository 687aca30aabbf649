import styles from './ProgressLine.module.css';

interface ProgressLineProps {
  readonly label: string;
  readonly current: number;
  readonly total: number;
}

/** A thin line that fills; its words stand beside it as text of their own. */
export function ProgressLine({ label, current, total }: ProgressLineProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={current}
      className={styles['line']}
      style={{ '--filled': `${(current / total) * 100}%` }}
    >
      <span />
    </div>
  );
}
