import type { TFunction } from 'i18next';
import { useTranslation } from '../../platform/i18n/texts';
import { useAppSelector } from '../storeHooks';
import { formatTimeOfDay } from '../../domain/countries/locales';
import { toServerTime } from '../../domain/journey/calls/serverTime';
import type { RootState } from '../../state/root';
import { Stages } from '../parts/Stages';
import { useOutcome } from '../parts/loan/useOutcome';
import styles from './CheckingScreen.module.css';

const minuteMs = 60_000;

/**
 * The known stages before the decision: when the application was sent, how long the check has taken, when the
 * server last responded. The server reports no stages in between, so none are shown.
 */
export function CheckingStages() {
  const { t, i18n } = useTranslation();
  const ownSentAt = useAppSelector(selectSentAt);
  const { sentAt: serverSentAt } = useOutcome();
  const serverAheadMs = useAppSelector((state) => state.leadApplication.serverAheadMs);
  // By the server's clock, as on the screens that follow. The time that has passed is counted by the device's.
  const formatTime = (at: number) =>
    formatTimeOfDay(Date.parse(toServerTime(new Date(at).toISOString(), serverAheadMs)), i18n.language);
  const checkedAt = useAppSelector((state) => state.asyncFormData.checkedAt);
  const minutes =
    ownSentAt === null || checkedAt === null
      ? null
      : Math.max(Math.floor((checkedAt - ownSentAt) / minuteMs), 0);
  const ownSentTime = ownSentAt === null ? undefined : formatTime(ownSentAt);
  const sentTime =
    serverSentAt === undefined ? ownSentTime : formatTimeOfDay(Date.parse(serverSentAt), i18n.language);
  return (
    <>
      <h2 className="visually-hidden">{t('screensˆchecking>happens')}</h2>
      <Stages
        stages={[
          {
            title: t('screensˆchecking>sent'),
            note: sentTime,
            progress: 'done',
          },
          { title: t('screensˆchecking>second'), note: formatWait(minutes, t), progress: 'now' },
          { title: t('screensˆchecking>decision'), note: t('screensˆchecking>third'), progress: 'next' },
        ]}
      />
      {checkedAt === null ? null : (
        <p className={styles['quiet']}>{t('screensˆchecking>asked_at', { time: formatTime(checkedAt) })}</p>
      )}
    </>
  );
}

/** How long the check has taken; null if this browser does not know it. */
function formatWait(minutes: number | null, t: TFunction): string {
  if (minutes === null) return t('screensˆchecking>now');
  return minutes === 0 ? t('screensˆchecking>so_far_zero') : t('screensˆchecking>so_far', { count: minutes });
}

/**
 * When the server accepted the last answers, or after a reload when the applicant submitted them, whichever is later: the second follows a jump of
 * the clock. Null if this browser does not know it: a lead that was continued by its link may have been sent elsewhere.
 */
function selectSentAt({ asyncFormData, leadApplication }: RootState): number | null {
  const { continuedLead, requests } = asyncFormData;
  const { lastOperationTimestamp } = leadApplication;
  if (requests.lead?.kind === 'saved') return Math.max(requests.lead.at, lastOperationTimestamp ?? 0);
  return continuedLead.given.length > 0 ? null : lastOperationTimestamp;
}
