import { useTranslation } from '../../platform/texts';
import { timeOfDay } from '../../domain/countries/locales';
import { waitingText, type Sending } from '../../domain/journey/calls/sending';
import { Notice } from '../../ui/Notice';

interface SaveStateProps {
  readonly sending: Sending;
  /** What is said in place of "not saved" where nothing is to be saved. */
  readonly unsent?: string | undefined;
}

/** Tells politely whether the answers have reached the server, and the true reason when they have not. */
export function SaveState({ sending, unsent }: SaveStateProps) {
  const { t, i18n } = useTranslation();
  return (
    <div role="status">
      {sending.kind === 'sending' ? <p className="visually-hidden">{t('commonˆsave>sending')}</p> : null}
      {sending.kind === 'still-working' ? (
        <Notice tone="info">{t('commonˆsave>still_working')}</Notice>
      ) : null}
      {sending.kind === 'saved' && sending.isUntold ? (
        <p>{t('commonˆsave>saved_at', { time: timeOfDay(sending.at, i18n.language) })}</p>
      ) : null}
      {sending.kind === 'not-saved' ? (
        <Notice tone="warning">
          <p>
            <strong>{unsent ?? t('commonˆsave>not_saved')}</strong>
          </p>
          <p>
            {sending.reason === 'wait'
              ? t(`commonˆsave>${waitingText(sending)}`, {
                  count: sending.seconds,
                  time: timeOfDay(sending.until, i18n.language),
                })
              : t(`commonˆsave>${sending.reason}`)}
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
