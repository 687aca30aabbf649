import type { OfferDocument } from '../../../api/stepData/offerTerms';
import { useTranslation } from '../../../platform/i18n/texts';
import { formatMegabytes } from '../formatMegabytes';
import { useLateAssets } from '../../lateAssets';
import styles from './OfferTermsSection.module.css';

interface OfferDocumentsProps {
  readonly documents: readonly OfferDocument[];
}

/**
 * The documents of an offer, each to open in a new window, where the browser prints it, and to save. A browser saves a file of another host
 * only from its window, so both links open one.
 */
export function OfferDocuments({ documents }: OfferDocumentsProps) {
  const { t } = useTranslation();
  const { getDocumentLink } = useLateAssets().partnerAddresses;
  return (
    <>
      <p>{t('screensˆterms>documents_note')}</p>
      <ul className={styles['documents']}>
        {documents.map((document) => {
          const link = {
            href: getDocumentLink(document.address),
            target: '_blank',
            rel: 'noopener noreferrer',
          };
          return (
            <li key={document.address}>
              <DocumentName {...document} />
              <span className={styles['ways']}>
                <a {...link}>
                  {t('screensˆterms>open')}
                  <span className="visually-hidden">
                    {' '}
                    <span lang={document.language}>{document.title}</span> {t('commonˆnew_tab')}
                  </span>
                </a>
                <a {...link} download="">
                  {t('screensˆterms>save')}
                  <span className="visually-hidden">
                    {' '}
                    <span lang={document.language}>{document.title}</span> {t('commonˆnew_tab')}
                  </span>
                </a>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The name of a language without its region. A tag whose language has no name is shown as it is. */
const formatLanguage = (language: string, languageTag: string): string =>
  new Intl.DisplayNames(languageTag, { type: 'language' }).of(language.replace(/-.*$/s, '')) ?? language;

function DocumentName({ kind, title, language, bytes }: OfferDocument) {
  const { t, i18n } = useTranslation();
  const details = [
    ...(kind === 'other' ? [] : [t(`screensˆterms>${kind}`)]),
    formatLanguage(language, i18n.language),
    formatMegabytes(bytes, i18n.language),
  ];
  return (
    <>
      <strong lang={language}>{title}</strong>
      <span className={styles['details']}>{details.join(' · ')}</span>
    </>
  );
}
