import { Icon } from '../../ui/Icon';
import styles from './Stages.module.css';

interface ShownStage {
  readonly title: string;
  readonly note?: string | undefined;
  readonly progress: 'done' | 'now' | 'next';
}

/** Stages in their order, each marked by a shape as well as a colour. */
export function Stages({ stages }: { readonly stages: readonly ShownStage[] }) {
  return (
    <ol className={styles['stages']}>
      {stages.map(({ title, note, progress }) => (
        <li key={title} className={styles[progress]} aria-current={progress === 'now' ? 'step' : undefined}>
          <span className={styles['mark']}>{progress === 'done' ? <Icon name="check" /> : null}</span>
          <strong>{title}</strong>
          {note === undefined ? null : <span>{note}</span>}
        </li>
      ))}
    </ol>
  );
}
