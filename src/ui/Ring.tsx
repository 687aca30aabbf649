import styles from './Ring.module.css';

/** The turning ring of whatever waits, sized by the text around it; it stands still with reduced motion. */
export const Ring = () => <span className={styles['ring']} aria-hidden="true" />;
