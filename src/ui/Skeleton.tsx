import styles from './Skeleton.module.css';

/** Stands in the place of figures, consents or documents while they load: a title, a sentence, rows and a button. */
export function Skeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" className={styles['skeleton']}>
      <span className="visually-hidden">{label}</span>
      <span className={styles['title']} />
      <span className={styles['sentence']} />
      <span className={styles['row']} />
      <span className={styles['row']} />
      <span className={styles['row']} />
      <span className={styles['button']} />
    </div>
  );
}
