import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/texts';
import { findComparedPeriods } from '../../../domain/pages/costs/comparedPeriods';
import { formatPrice, getPriceFacts } from '../../../domain/pages/costs/price';
import { Icon } from '../../../ui/Icon';
import { useStepContext } from '../../engine/StepContext';
import { formatPeriod } from '../../messages/formatError';
import type { LoanQuestions } from './findLoan';
import styles from './TermChoices.module.css';
import { getLoanLimits, useSliderValue } from './useSliderValue';

/** Three periods with their prices for the chosen amount. A press takes one of them, as its slider does. */
export function TermChoices({ amount, period }: LoanQuestions) {
  const { page, events } = useStepContext();
  const { t, i18n } = useTranslation();
  const asked = useSliderValue(amount);
  const chosen = useSliderValue(period);
  const [compared, setCompared] = useState<readonly number[]>([]);
  // The periods remain while one of them is chosen, so that nothing moves under the finger that takes one.
  const periods = compared.includes(chosen)
    ? compared
    : findComparedPeriods(chosen, getLoanLimits(period, page));
  if (periods !== compared && periods.length > 0) setCompared(periods);
  const facts = getPriceFacts(page, i18n.language);
  return (
    <div className={styles['group']} role="group" aria-label={t('commonˆcompare_periods')}>
      <div className={styles['terms']}>
        {periods.map((months) => {
          const price = formatPrice(asked, months, facts);
          return (
            <button
              key={months}
              type="button"
              className={styles['term']}
              aria-pressed={months === chosen}
              onClick={() => events.onChange(period, String(months))}
            >
              <span className={styles['period']}>
                {formatPeriod(months, { t, page })}
                {months === chosen ? <Icon name="check" size={18} /> : null}
              </span>{' '}
              <span className={styles['figures']}>
                <span>
                  <strong>{price.instalment}</strong> {t('commonˆprice>monthly')}
                </span>{' '}
                <span>
                  {t('commonˆprice>total')} <span key={price.total}>{price.total}</span>
                </span>
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
