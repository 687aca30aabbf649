import type { LenderText, OfferTerms } from '../../../api/stepData/offerTerms';
import { useTranslation } from '../../../platform/i18n/texts';
import { FactTable } from '../FactTable';
import styles from './OfferTermsSection.module.css';

/** Who lends, how long the applicant may withdraw, and the lender's texts about paying late and early. Only what the server sends. */
export function TermFacts({ terms }: { readonly terms: OfferTerms }) {
  const { t } = useTranslation();
  const { lender, withdrawalDays, lateCosts, earlyRepayment } = terms;
  return (
    <>
      <FactTable
        facts={[
          { label: t('screensˆterms>lender'), value: lender?.name },
          { label: t('screensˆterms>address'), value: lender?.address },
          { label: t('screensˆterms>register'), value: lender?.registerEntry },
          {
            label: t('screensˆterms>withdrawal'),
            value: withdrawalDays === undefined ? null : t('commonˆdays', { count: withdrawalDays }),
          },
        ]}
      />
      <TermText title={t('screensˆterms>late')} words={lateCosts} />
      <TermText title={t('screensˆterms>early')} words={earlyRepayment} />
    </>
  );
}

interface TermTextProps {
  readonly title: string;
  readonly words: LenderText | undefined;
}

function TermText({ title, words }: TermTextProps) {
  if (words === undefined) return null;
  return (
    <div className={styles['text']}>
      <h3>{title}</h3>
      <p lang={words.lang}>{words.text}</p>
    </div>
  );
}
