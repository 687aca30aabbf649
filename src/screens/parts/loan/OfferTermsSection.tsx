import type { OfferTerms } from '../../../api/stepData/offerTerms';
import { useTranslation } from '../../../platform/i18n/texts';
import { OfferDocuments } from './OfferDocuments';
import styles from './OfferTermsSection.module.css';
import { TermFacts } from './TermFacts';
import { useReportDropped } from '../requests/useReportDropped';

interface OfferTermsSectionProps {
  readonly terms: OfferTerms;
}

/**
 * What an applicant is told before accepting an offer: the documents, the lender and the terms that the server sends. Without documents it
 * says that the lender sends the information later.
 */
export function OfferTermsSection({ terms }: OfferTermsSectionProps) {
  const { t } = useTranslation();
  const { documents, dropped, isPersonalised } = terms;
  useReportDropped(dropped);
  return (
    <section className={styles['terms']}>
      <h2>{t('screensˆterms>title')}</h2>
      {documents.length === 0 ? (
        <p>{t('screensˆterms>no_documents')}</p>
      ) : (
        <OfferDocuments documents={documents} />
      )}
      <TermFacts terms={terms} />
      {isPersonalised === true ? <p>{t('screensˆterms>personalised')}</p> : null}
    </section>
  );
}
