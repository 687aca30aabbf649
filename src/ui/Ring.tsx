import styles from './Ring.module.css';

/** The turning ring of whatever waits, without words; it stands still with reduced motion. `--ring-size` is its width. */
export const Ring = () => <span className={styles['ring']} aria-hidden="true" />;
