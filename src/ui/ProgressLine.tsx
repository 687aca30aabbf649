import styles from './ProgressLine.module.css';

interface ProgressLineProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** A thin line that fills; its words stand beside it as text of their own. */
export function ProgressLine({ label, share }: ProgressLineProps) {
  return <progress aria-label={label} max={100} value={Math.round(share * 100)} className={styles['line']} />;
}
