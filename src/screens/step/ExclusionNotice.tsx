import { useSelector } from 'react-redux';
import type { Exclusion } from '../../domain/pages/eligibility';
import type { Page } from '../../domain/pages/resolvePage';
import { useTranslation } from '../../platform/texts';
import { selectApplication } from '../../state/selectors/journey';
import { Notice } from '../../ui/Notice';
import { TextWithMail } from '../../ui/TextWithMail';
import styles from './ExclusionNotice.module.css';
import { formatEligibility } from './formatEligibility';

interface ExclusionNoticeProps {
  readonly page: Page;
  readonly reason: Exclusion;
}

/** What it means that an answer excludes the applicant, what can be done, and what has been sent. The answer can be corrected. */
export default function ExclusionNotice({ page, reason }: ExclusionNoticeProps) {
  const { t, i18n } = useTranslation();
  const isSent = useSelector(selectApplication).id !== undefined;
  const deletion = t('commonˆfooter>delete');
  return (
    <Notice tone="info">
      <section className={styles['exclusion']} aria-labelledby="exclusion-title">
        <h2 id="exclusion-title">{t('screensˆexclusion>title')}</h2>
        <p>{t(`screensˆexclusion>${reason}`, formatEligibility(page, t, i18n.language))}</p>
        <p>{t(`screensˆexclusion>${reason}_act`)}</p>
        <h3>{t('screensˆrejected>advice')}</h3>
        <p>{t('screensˆrejected>advice_note')}</p>
        <p>
          {isSent ? (
            <TextWithMail
              text={t('screensˆexclusion>sent', { email: '{{email}}', delete: deletion })}
              address={page.definition.contact.email}
            />
          ) : (
            t('screensˆexclusion>unsent', { delete: deletion })
          )}
        </p>
      </section>
    </Notice>
  );
}
