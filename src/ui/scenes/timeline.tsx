import styles from './timeline.module.css';

/** From today to the due date. The end of the line follows the slider, and both ends have their words (`platform/page/sceneLoan.ts`). */
export default function Scene() {
  return (
    <div className={styles['line']} aria-hidden="true">
      <span className={styles['today']} />
      <span className={styles['due']} />
    </div>
  );
}
