import styles from './ProgressLine.module.css';

interface ProgressLineProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** A thin progress bar. Its visible text, if it has one, is a separate element. */
export function ProgressLine({ label, share }: ProgressLineProps) {
  return <progress aria-label={label} max={100} value={Math.round(share * 100)} className={styles['line']} />;
}
