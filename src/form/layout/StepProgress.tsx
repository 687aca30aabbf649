import { useTranslation } from '../../platform/i18n/texts';
import type { ContextLabel } from '../../domain/catalogue/step';
import type { StepPosition } from '../../domain/pages/stepSequence';
import { ProgressLine } from '../../ui/ProgressLine';
import styles from './StepProgress.module.css';

interface StepProgressProps {
  readonly position: StepPosition;
  readonly contextLabel: ContextLabel;
}

/**
 * The progress of the applicant: the name of the section, its number, and a bar for the share of the form. A screen reader says the number
 * with the bar, so its text is hidden from it.
 */
export function StepProgress({ position, contextLabel }: StepProgressProps) {
  const { t } = useTranslation();
  const text = t('commonˆsection_of', { current: position.section, total: position.sections });
  return (
    <div
      className={styles['progress']}
      data-part="progress"
      data-sections={position.sections}
      data-section={position.section}
      data-opens-section={position.opensSection || undefined}
    >
      <p className={styles['words']}>
        <span>{t(`stepsˆcontext>${contextLabel}`)}</span>
        <span aria-hidden="true">{text}</span>
      </p>
      <ProgressLine label={text} share={position.share} />
    </div>
  );
}
