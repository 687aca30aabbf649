import { useTranslation } from '../../platform/i18n/texts';
import { formatTimeOfDay } from '../../domain/countries/locales';
import { getWaitTextKey, type RequestStatus } from '../../domain/journey/calls/requestStatus';
import { Notice } from '../../ui/Notice';

interface SaveStatusProps {
  readonly requestStatus: RequestStatus;
  /** Replaces the text "not saved" where the request saves nothing. */
  readonly notSavedText?: string | undefined;
}

/** A live region that reports whether the answers were saved, and the reason if they were not. */
export function SaveStatus({ requestStatus, notSavedText }: SaveStatusProps) {
  const { t, i18n } = useTranslation();
  return (
    <div role="status">
      {requestStatus.kind === 'sending' ? (
        <p className="visually-hidden">{t('commonˆsave>sending')}</p>
      ) : null}
      {requestStatus.kind === 'still-working' ? (
        <Notice tone="info">{t('commonˆsave>still_working')}</Notice>
      ) : null}
      {requestStatus.kind === 'saved' && requestStatus.needsInlineNotice ? (
        <p>{t('commonˆsave>saved_at', { time: formatTimeOfDay(requestStatus.at, i18n.language) })}</p>
      ) : null}
      {requestStatus.kind === 'not-saved' ? (
        <Notice tone="warning">
          <p>
            <strong>
              {notSavedText ?? t([`commonˆsave>${requestStatus.reason}_title`, 'commonˆsave>not_saved'])}
            </strong>
          </p>
          <p>
            {requestStatus.reason === 'wait'
              ? t(`commonˆsave>${getWaitTextKey(requestStatus)}`, {
                  count: requestStatus.seconds,
                  time: formatTimeOfDay(requestStatus.until, i18n.language),
                })
              : t(`commonˆsave>${requestStatus.reason}`)}
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
