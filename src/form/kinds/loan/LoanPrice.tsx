import { useTranslation } from '../../../platform/texts';
import { formatDueDay, formatPrice, type PriceFacts } from '../../../domain/pages/price';
import type { PageQuestion, Questionnaire } from '../../../domain/pages/questionnaire';
import type { Page } from '../../../domain/pages/resolvePage';
import { now } from '../../../platform/clock';
import { useIsHydrating } from '../../../ui/HydrationProvider';
import { useStepContext } from '../../engine/StepContext';
import styles from './LoanPrice.module.css';
import { useSliderValue } from './useSliderValue';

/** The price of the requested loan, as an example that follows the slider. Renders nothing if the step does not ask for a loan. */
export function LoanPrice({ questionnaire }: { readonly questionnaire: Questionnaire }) {
  const amount = questionnaire.dataPoints.find(({ point }) => point.kind === 'amount');
  const period = questionnaire.dataPoints.find(({ point }) => point.kind === 'period');
  return amount === undefined || period === undefined ? null : (
    <CurrentPrice amount={amount} period={period} />
  );
}

interface CurrentPriceProps {
  readonly amount: PageQuestion;
  readonly period: PageQuestion;
}

/** Until hydration the starter script updates the price. React keeps its text, so differences are no warning. */
function CurrentPrice({ amount, period: periodQuestion }: CurrentPriceProps) {
  const { page } = useStepContext();
  const { t, i18n } = useTranslation();
  const facts = getPriceFacts(page, i18n.language);
  const period = useSliderValue(periodQuestion);
  const price = formatPrice(useSliderValue(amount), period, facts);
  const isOnce = facts.periodScale === 'days';
  return (
    <dl className={styles['price']} data-part="price">
      <div className={styles['first']}>
        <dt>
          {t(`commonˆprice>${isOnce ? 'once' : 'monthly'}`)}
          {isOnce ? <DueDay days={period} facts={facts} /> : null}
        </dt>
        <dd data-price="instalment" suppressHydrationWarning>
          {price.instalment}
        </dd>
      </div>
      <div>
        <dt>{t(`commonˆprice>${isOnce ? 'cost' : 'total'}`)}</dt>
        <dd data-price={isOnce ? 'cost' : 'total'} suppressHydrationWarning>
          {isOnce ? price.cost : price.total}
        </dd>
      </div>
      <div>
        <dt>{t('commonˆprice>apr')}</dt>
        <dd data-price="apr" suppressHydrationWarning>
          {price.apr}
        </dd>
      </div>
      <div className={styles['example']}>
        <dt className="visually-hidden">{t('commonˆprice>kind')}</dt>
        <dd>{t('commonˆprice>example')}</dd>
      </div>
    </dl>
  );
}

/** The build does not know the present day, so it renders a placeholder. */
function DueDay({ days, facts }: { readonly days: number; readonly facts: PriceFacts }) {
  const isHydrating = useIsHydrating();
  return (
    <span data-price="due" className={styles['due']} suppressHydrationWarning>
      {isHydrating ? '\u00A0' : formatDueDay(days, now(), facts)}
    </span>
  );
}

function getPriceFacts({ definition, facts }: Page, languageTag: string): PriceFacts {
  return {
    terms: definition.disclosures.terms,
    periodScale: definition.periodScale,
    currency: facts.currency,
    timeZone: facts.timeZone,
    languageTag,
  };
}
