import styles from './Ring.module.css';

/** A rotating ring, sized by the surrounding text. It does not rotate with reduced motion. */
export const Ring = () => <span className={styles['ring']} aria-hidden="true" />;
