import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { readRejectionFacts } from '../../api/stepData/rejection';
import { formatMoney } from '../../domain/countries/money';
import { formatOpeningHours, formatPhoneLink } from '../../domain/pages/contact';
import { formatPrice } from '../../domain/pages/costs/price';
import type { Page } from '../../domain/pages/resolvePage';
import { findSmallerAmount } from '../../domain/pages/costs/smallerLoan';
import { useTranslation } from '../../platform/i18n/texts';
import { reapplyRequested } from '../../state/events';
import { selectApplication, selectResult } from '../../state/selectors/journey';
import { Button } from '../../ui/Button';
import { TextWithMail } from '../../ui/TextWithMail';
import { CreditHelp } from '../parts/CreditHelp';
import { DecisionFacts } from '../parts/loan/DecisionFacts';
import type { ScreenProps } from '../screenProps';
import { ScreenFrame } from '../parts/ScreenFrame';
import { useReportDropped } from '../parts/requests/useReportDropped';
import { Appeals } from './Appeals';
import styles from './RejectedScreen.module.css';

/** The rejection: what it does not mean, what is known of the decision, what the applicant can do now, a person to ask, and the deletion of the data. */
export default function RejectedScreen({ page, isArrival }: ScreenProps) {
  const { t, i18n } = useTranslation();
  const { contact } = page.definition;
  const { stepData } = useAppSelector(selectResult);
  // Nothing until the server responds after a reload.
  const rejection = useMemo(() => readRejectionFacts(stepData ?? {}), [stepData]);
  useReportDropped(rejection.dropped);
  // A person has decided, or the review by a person is asked for above.
  const isReviewKnown = rejection.appeals.some(({ kind }) => kind === 'review');
  const way = rejection.isAutomated === false || isReviewKnown ? 'ask' : 'human';
  return (
    <ScreenFrame
      brand={page.brand.name}
      title={t('screensˆrejected>title')}
      picture="rejected"
      isArrival={isArrival}
    >
      <p>{t('screensˆrejected>lead')}</p>
      <DecisionFacts {...rejection}>
        {rejection.appeals.length === 0 ? null : <Appeals appeals={rejection.appeals} />}
      </DecisionFacts>
      <h2>{t('screensˆrejected>now')}</h2>
      <CreditHelp>
        <SmallerLoan page={page} />
      </CreditHelp>
      <h2>{t('screensˆrejected>reach')}</h2>
      <p>
        <TextWithMail text={t(`screensˆrejected>${way}`, { email: '{{email}}' })} address={contact.email} />
      </p>
      {rejection.appeals.length === 0 ? <p>{t('screensˆrejected>write')}</p> : null}
      <p className={styles['phone']}>
        <a href={formatPhoneLink(contact.phone)}>{contact.phone}</a>
        <span>{formatOpeningHours(contact.hours, i18n.language)}</span>
      </p>
      <h2>{t('commonˆfooter>delete')}</h2>
      <p>
        <TextWithMail text={t('screensˆrejected>forget', { email: '{{email}}' })} address={contact.email} />
      </p>
    </ScreenFrame>
  );
}

/** A new application, for a smaller amount if there is one. */
function SmallerLoan({ page }: { readonly page: Page }) {
  const { t, i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const { amount, period } = useAppSelector(selectApplication);
  const { definition, facts } = page;
  const { periodScale, disclosures } = definition;
  const smaller = findSmallerAmount(amount, definition.amount);
  const format = { currency: facts.currency, languageTag: i18n.language };
  const priceFacts = { ...format, terms: disclosures.terms, periodScale };
  const isSmallerKnown = smaller !== null && period !== undefined;
  return (
    <section>
      {isSmallerKnown ? (
        <>
          <h3>{t('screensˆrejected>smaller')}</h3>
          <p>
            {t(`screensˆrejected>smaller_${periodScale}`, {
              amount: formatMoney(smaller, format),
              instalment: formatPrice(smaller, period, priceFacts).instalment,
            })}
          </p>
          <Button variant="outlined" onClick={() => void dispatch(reapplyRequested({ amount: smaller }))}>
            {t('screensˆrejected>smaller_act', { amount: formatMoney(smaller, format) })}
          </Button>
        </>
      ) : null}
      <Button
        variant={isSmallerKnown ? 'quiet' : 'outlined'}
        onClick={() => void dispatch(reapplyRequested())}
      >
        {t('screensˆrejected>again')}
      </Button>
    </section>
  );
}
