import type { ReactNode } from 'react';
import type { RejectionFacts } from '../../../api/stepData/rejection';
import { useTranslation } from '../../../platform/i18n/texts';

interface DecisionFactsProps extends Pick<RejectionFacts, 'isAutomated' | 'registers'> {
  /** What may be asked about it, or null. */
  readonly children: ReactNode;
}

/** What the server tells about the decision, and what may be asked. Nothing if it tells nothing: no reason is invented. */
export function DecisionFacts({ isAutomated, registers, children }: DecisionFactsProps) {
  const { t, i18n } = useTranslation();
  if (isAutomated === null && registers.length === 0 && children === null) return null;
  return (
    <>
      <h2>{t('screensˆdecision>title')}</h2>
      {isAutomated === null ? null : (
        <p>{t(isAutomated ? 'screensˆdecision>automated' : 'screensˆdecision>not_automated')}</p>
      )}
      {registers.length === 0 ? null : (
        <p>
          {t('screensˆdecision>registers', { names: new Intl.ListFormat(i18n.language).format(registers) })}
        </p>
      )}
      {children}
    </>
  );
}
