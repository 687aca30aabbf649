import { useTranslation } from '../../../platform/i18n/texts';
import { FactTable } from '../FactTable';
import { formatDeadline } from './formatFigures';
import styles from './HandoverFacts.module.css';
import { Stages } from '../Stages';
import { useOutcome } from './useOutcome';

interface HandoverFactsProps {
  /** In the card, or beside it on a wide window, where the card then has nothing of it. */
  readonly place: 'card' | 'column';
  /** Whether the applicant chooses an offer on a comparison portal first. */
  readonly isPortal?: boolean;
}

/** What happens at the lender, in three stages, and what the applicant keeps. */
export function HandoverFacts({ place, isPortal = false }: HandoverFactsProps) {
  const { t, i18n } = useTranslation();
  const { reference, validUntil } = useOutcome();
  const stages = [isPortal ? 'compare' : 'read', 'sign', 'money'] as const;
  return (
    <div className={styles[place]} data-part={place === 'column' ? 'aside' : undefined}>
      <h2>{t('screensˆchecking>happens')}</h2>
      <Stages
        stages={stages.map((stage, index) => ({
          title: t(`screensˆhandover>${stage}`),
          note: t(`screensˆhandover>${stage}_note`),
          progress: index === 0 ? 'now' : 'next',
        }))}
      />
      <FactTable
        facts={[
          {
            label: t('screensˆhandover>reference'),
            value: reference,
            note: t('screensˆhandover>reference_note'),
          },
          {
            label: t('screensˆhandover>valid_until'),
            value: validUntil === undefined ? null : formatDeadline(validUntil, i18n.language),
          },
          {
            label: t('screensˆhandover>signing'),
            value: isPortal ? null : t('screensˆhandover>signing_place'),
          },
        ]}
      />
    </div>
  );
}
