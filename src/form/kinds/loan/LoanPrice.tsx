import { useTranslation } from '../../../platform/texts';
import { dueDay, priceOf, type PriceFacts } from '../../../domain/pages/price';
import type { AskedDataPoint, Questionnaire } from '../../../domain/pages/questionnaire';
import type { Page } from '../../../domain/pages/resolvePage';
import { now } from '../../../platform/clock';
import { useIsAsBuilt } from '../../../ui/AsBuilt';
import { useStepContext } from '../../engine/StepContext';
import styles from './LoanPrice.module.css';
import { useStanding } from './useStanding';

/** What the loan that is asked for costs, as an example that moves with it; nothing where a step does not ask for a loan. */
export function LoanPrice({ questionnaire }: { readonly questionnaire: Questionnaire }) {
  const amount = questionnaire.dataPoints.find(({ point }) => point.kind === 'amount');
  const period = questionnaire.dataPoints.find(({ point }) => point.kind === 'period');
  return amount === undefined || period === undefined ? null : <Moving amount={amount} period={period} />;
}

interface MovingProps {
  readonly amount: AskedDataPoint;
  readonly period: AskedDataPoint;
}

/** The starter moves what it says until the application has come: what stands in the document then is as right. */
function Moving(asked: MovingProps) {
  const { page } = useStepContext();
  const { t, i18n } = useTranslation();
  const facts = priceFactsOf(page, i18n.language);
  const period = useStanding(asked.period);
  const price = priceOf(useStanding(asked.amount), period, facts);
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

/** The build does not know the day on which it is read, and leaves a place for it. */
function DueDay({ days, facts }: { readonly days: number; readonly facts: PriceFacts }) {
  const isAsBuilt = useIsAsBuilt();
  return (
    <span data-price="due" className={styles['due']} suppressHydrationWarning>
      {isAsBuilt ? '\u00A0' : dueDay(days, now(), facts)}
    </span>
  );
}

function priceFactsOf({ definition, facts }: Page, languageTag: string): PriceFacts {
  return {
    terms: definition.told.terms,
    periodScale: definition.periodScale,
    currency: facts.currency,
    timeZone: facts.timeZone,
    languageTag,
  };
}
