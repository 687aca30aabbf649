import { useAppSelector } from '../storeHooks';
import type { Exclusion } from '../../domain/pages/eligibility';
import type { Page } from '../../domain/pages/resolvePage';
import { shouldSubmitOnLeave } from '../../domain/pages/leadToSend';
import { useTranslation } from '../../platform/i18n/texts';
import type { RootState } from '../../state/root';
import { selectApplication, selectSteps } from '../../state/selectors/journey';
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
  const isSent = useAppSelector((state) => mayHaveArrived(state, page));
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

/** Whether a step was left that sends, so that the server may have received it: it may not have answered yet, or its answer was lost. */
function mayHaveArrived(state: RootState, page: Page): boolean {
  const application = selectApplication(state);
  const steps = selectSteps(state, page);
  return (
    application.id !== undefined ||
    steps.some(
      ({ path }) =>
        state.dynamicPages.submitted.includes(path) && shouldSubmitOnLeave(page, application, steps, path),
    )
  );
}
