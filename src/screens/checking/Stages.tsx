import { useTranslation } from '../../platform/texts';
import { useSelector } from 'react-redux';
import { timeOfDay } from '../../domain/countries/locales';
import type { RootState } from '../../state/root';
import { Icon } from '../../ui/Icon';
import styles from './Checking.module.css';

const minute = 60_000;

/**
 * What is known of the way to the decision: when the application was sent, for how long it has been looked at, when the server
 * was last asked. The server tells no stages between, so none are shown, and nothing moves by itself.
 */
export function Stages() {
  const { t, i18n } = useTranslation();
  const sentAt = useSelector(selectSentAt);
  const checkedAt = useSelector((state: RootState) => state.asyncFormData.checkedAt);
  const minutes =
    sentAt === null || checkedAt === null ? null : Math.max(Math.floor((checkedAt - sentAt) / minute), 0);
  return (
    <>
      <h2 className="visually-hidden">{t('screensˆchecking>happens')}</h2>
      <ol className={styles['stages']}>
        <li className={styles['done']}>
          <span className={styles['mark']}>
            <Icon name="check" />
          </span>
          <strong>{t('screensˆchecking>sent')}</strong>
          {sentAt === null ? null : <span>{timeOfDay(sentAt, i18n.language)}</span>}
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
          {t('screensˆchecking>asked_at', { time: timeOfDay(checkedAt, i18n.language) })}
        </p>
      )}
    </>
  );
}

/** When the server took the last answers, or after a reload when the applicant gave them; null where this browser did not. */
function selectSentAt({ asyncFormData, leadApplication }: RootState): number | null {
  const { lead } = asyncFormData.sendings;
  return lead?.kind === 'saved' ? lead.at : leadApplication.lastOperationTimestamp;
}
