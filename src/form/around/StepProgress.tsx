import { useTranslation } from 'react-i18next';
import type { ContextLabel } from '../../domain/catalogue/step';
import { ProgressLine } from '../../ui/ProgressLine';
import styles from './StepProgress.module.css';

interface StepProgressProps {
  readonly current: number;
  readonly total: number;
  readonly contextLabel: ContextLabel;
}

/** Where the applicant is and how much is left: one line, one sentence, the name of the part. */
export function StepProgress({ current, total, contextLabel }: StepProgressProps) {
  const { t } = useTranslation();
  const words = t('commonˆstep_of', { current, total });
  return (
    <div className={styles['progress']}>
      <p className={styles['words']}>
        <span>{t(`stepsˆcontext>${contextLabel}`)}</span>
        <span aria-live="polite">{words}</span>
      </p>
      <ProgressLine label={words} current={current} total={total} />
    </div>
  );
}
