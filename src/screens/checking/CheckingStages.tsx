import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import { formatTimeOfDay } from '../../domain/countries/locales';
import type { RootState } from '../../state/root';
import { Icon } from '../../ui/Icon';
import styles from './CheckingScreen.module.css';

const minuteMs = 60_000;

/**
 * The known stages before the decision: when the application was sent, how long the check has taken, when the
 * server last responded. The server reports no stages in between, so none are shown.
 */
export function CheckingStages() {
  const { t, i18n } = useTranslation();
  const sentAt = useSelector(selectSentAt);
  const checkedAt = useSelector((state: RootState) => state.asyncFormData.checkedAt);
  const minutes =
    sentAt === null || checkedAt === null ? null : Math.max(Math.floor((checkedAt - sentAt) / minuteMs), 0);
  return (
    <>
      <h2 className="visually-hidden">{t('screensˆchecking>happens')}</h2>
      <ol className={styles['stages']}>
        <li className={styles['done']}>
          <span className={styles['mark']}>
            <Icon name="check" />
          </span>
          <strong>{t('screensˆchecking>sent')}</strong>
          {sentAt === null ? null : <span>{formatTimeOfDay(sentAt, i18n.language)}</span>}
        </li>
        <li className={styles['now']} aria-current="step">
          <span className={styles['mark']} />
          <strong>{t('screensˆchecking>second')}</strong>
          <span>
            {minutes === null
              ? t('screensˆchecking>now')
              : minutes === 0
                ? t('screensˆchecking>so_far_zero')
                : t('screensˆchecking>so_far', { count: minutes })}
          </span>
        </li>
        <li>
          <span className={styles['mark']} />
          <strong>{t('screensˆchecking>decision')}</strong>
          <span>{t('screensˆchecking>third')}</span>
        </li>
      </ol>
      {checkedAt === null ? null : (
        <p className={styles['quiet']}>
          {t('screensˆchecking>asked_at', { time: formatTimeOfDay(checkedAt, i18n.language) })}
        </p>
      )}
    </>
  );
}

/**
 * When the server accepted the last answers, or after a reload when the applicant submitted them. Null if
 * this browser does not know it.
 */
function selectSentAt({ asyncFormData, leadApplication }: RootState): number | null {
  const { lead } = asyncFormData.requests;
  return lead?.kind === 'saved' ? lead.at : leadApplication.lastOperationTimestamp;
}
