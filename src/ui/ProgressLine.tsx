import styles from './ProgressLine.module.css';

interface ProgressLineProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** A thin line that fills; its words stand beside it as text of their own. */
export function ProgressLine({ label, share }: ProgressLineProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className={styles['line']}
      style={{ '--filled': `${share * 100}%` }}
    >
      <span />
    </div>
  );
}
