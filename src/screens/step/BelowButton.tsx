import { Suspense } from 'react';
import type { PageStep } from '../../domain/pages/resolvePage';
import { shouldSubmitOnLeave } from '../../domain/pages/leadToSend';
import { useTranslation } from '../../platform/i18n/texts';
import { selectApplication, selectLeadRequestStatus } from '../../state/selectors/journey';
import { Collapsible } from '../../ui/Collapsible';
import type { ScreenProps } from '../screenProps';
import { useServices } from '../services';
import { useAppSelector } from '../storeHooks';
import { SendAsNewButton } from './lazyComponents';
import styles from './StepView.module.css';

interface BelowButtonProps extends Pick<ScreenProps, 'page'> {
  readonly step: PageStep;
  readonly steps: readonly PageStep[];
  readonly isFirst: boolean;
}

/**
 * Below the button: on the first step the warning about the cost, that the application is free, and who is eligible; the notice of the captcha on a
 * step that creates the lead, which sends data to its provider; and how to send the step as a new application.
 */
export function BelowButton({ page, step: { path }, steps, isFirst }: BelowButtonProps) {
  const { t } = useTranslation();
  const { EligibilityList, isCaptchaEnabled } = useServices();
  const application = useAppSelector(selectApplication);
  const requestStatus = useAppSelector(selectLeadRequestStatus);
  const usesCaptcha =
    isCaptchaEnabled && application.id === undefined && shouldSubmitOnLeave(page, application, steps, path);
  return (
    <>
      {requestStatus.kind === 'not-saved' && requestStatus.reason === 'unconfirmed' ? (
        <Suspense>
          <SendAsNewButton />
        </Suspense>
      ) : null}
      {isFirst || usesCaptcha ? (
        <div className={styles['reassurance']}>
          {isFirst ? <p className={styles['warning']}>{t('brandˆlegal>warning')}</p> : null}
          {isFirst ? <p>{t('brandˆhero>free')}</p> : null}
          {usesCaptcha ? <p>{t('commonˆcaptcha')}</p> : null}
        </div>
      ) : null}
      {isFirst && page.definition.eligibility !== undefined ? (
        <Collapsible
          label={t('commonˆeligibility')}
          isQuiet
          content={() => (
            <Suspense>
              <EligibilityList page={page} />
            </Suspense>
          )}
        />
      ) : null}
    </>
  );
}
