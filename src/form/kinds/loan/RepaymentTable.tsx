import { countDecimals, getMoneyFormat } from '../../../domain/countries/money';
import { preventWrapping } from '../../../domain/countries/formats';
import { getPriceFacts } from '../../../domain/pages/costs/price';
import { createRepaymentPlan } from '../../../domain/pages/costs/repaymentPlan';
import { useTranslation } from '../../../platform/i18n/texts';
import { useStepContext } from '../../engine/StepContext';
import type { LoanQuestions } from './findLoan';
import styles from './RepaymentTable.module.css';
import { useSliderValue } from './useSliderValue';

/** How the requested loan is repaid by the page's terms: what each year, or each month of a short loan, pays of interest and debt. */
export function RepaymentTable({ amount, period }: LoanQuestions) {
  const { page } = useStepContext();
  const { t, i18n } = useTranslation();
  const { terms, periodScale, currency, languageTag } = getPriceFacts(page, i18n.language);
  const loan = { amount: useSliderValue(amount), period: useSliderValue(period), periodScale };
  const decimals = countDecimals(currency);
  const { unit, rows } = createRepaymentPlan(loan, terms, decimals);
  const money = getMoneyFormat({ currency, languageTag }, decimals);
  const format = (value: number) => preventWrapping(money.format(value));
  const columns = ['interest', 'principal', 'remaining'] as const;
  return (
    <div className={styles['around']}>
      <table className={styles['plan']}>
        <caption>{t('commonˆprice>example')}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`commonˆrepayment>${unit}`)}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`commonˆrepayment>${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">{row.number}</th>
              {columns.map((column) => (
                <td key={column} data-label={t(`commonˆrepayment>${column}`)}>
                  {format(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
