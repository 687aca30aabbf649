import { useTranslation } from '../../platform/texts';
import type { ContextLabel } from '../../domain/catalogue/step';
import type { StepPlace } from '../../domain/pages/stepSequence';
import { ProgressLine } from '../../ui/ProgressLine';
import styles from './StepProgress.module.css';

interface StepProgressProps {
  readonly place: StepPlace;
  readonly contextLabel: ContextLabel;
}

/** Where the applicant is: the name of the section, which of how many it is, and a line for the share of the form. */
export function StepProgress({ place, contextLabel }: StepProgressProps) {
  const { t } = useTranslation();
  const words = t('commonˆsection_of', { current: place.section, total: place.sections });
  return (
    <div className={styles['progress']} data-part="progress" data-sections={place.sections}>
      <p className={styles['words']}>
        <span>{t(`stepsˆcontext>${contextLabel}`)}</span>
        <span aria-live="polite">{words}</span>
      </p>
      <ProgressLine label={words} share={place.share} />
    </div>
  );
}
