import { useTranslation } from '../platform/texts';
import { timeOfDay } from '../domain/countries/locales';
import { waitingText, type Sending } from '../domain/journey/calls/sending';
import { Notice } from '../ui/Notice';

interface ActStateProps {
  readonly sending: Sending;
  /** What is said in place of the general words where the server refused what was done. */
  readonly refused?: string | undefined;
}

/** Tells politely how an act on a screen stands, and the true reason when it has not gone through. */
export function ActState({ sending, refused }: ActStateProps) {
  const { t, i18n } = useTranslation();
  return (
    <div role="status">
      {sending.kind === 'still-working' ? (
        <Notice tone="info">{t('screensˆact>still_working')}</Notice>
      ) : null}
      {sending.kind === 'not-saved' ? (
        <Notice tone="warning">
          <p>
            <strong>{t('screensˆact>not_done')}</strong>
          </p>
          <p>
            {sending.reason === 'wait'
              ? t(`screensˆact>${waitingText(sending)}`, {
                  count: sending.seconds,
                  time: timeOfDay(sending.until, i18n.language),
                })
              : reasonOf(sending.reason)}
          </p>
        </Notice>
      ) : null}
    </div>
  );

  function reasonOf(reason: 'offline' | 'unreachable' | 'server' | 'no-answer' | 'refused'): string {
    return reason === 'refused' && refused !== undefined ? refused : t(`screensˆact>${reason}`);
  }
}
