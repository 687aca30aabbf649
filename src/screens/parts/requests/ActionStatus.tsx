import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/texts';
import { formatTimeOfDay } from '../../../domain/countries/locales';
import {
  getWaitTextKey,
  type DeadEnd,
  type FailureReason,
  type RequestStatus,
} from '../../../domain/journey/calls/requestStatus';
import { Notice } from '../../../ui/Notice';

interface ActionStatusProps {
  readonly status: RequestStatus;
  /** Replaces the general text if the server rejects the request. */
  readonly rejectionText?: string | undefined;
  /** What the same place says of a request that has not failed. */
  readonly children?: ReactNode;
}

/** Whether the server has accepted the request, and nothing follows. */
const isStuck = (status: RequestStatus): boolean =>
  status.kind === 'not-saved' && status.reason === 'no-next-state';

/** Announces the status of a request on a screen politely, and the reason if it fails. */
export function ActionStatus({ status, rejectionText, children }: ActionStatusProps) {
  const { t, i18n } = useTranslation();
  const formatReason = (reason: FailureReason | DeadEnd): string => {
    if (reason === 'no-next-state') return t('commonˆsave>no-next-state');
    return reason === 'refused' && rejectionText !== undefined ? rejectionText : t(`screensˆact>${reason}`);
  };
  return (
    <div role="status">
      {status.kind === 'still-working' ? <Notice tone="info">{t('screensˆact>still_working')}</Notice> : null}
      {status.kind === 'not-saved' ? (
        // A wait with other seconds is another announcement, also if its text names only the end.
        <Notice key={status.reason === 'wait' ? status.seconds : null} tone="warning">
          <p>
            <strong>{t(isStuck(status) ? 'commonˆsave>no-next-state_title' : 'screensˆact>not_done')}</strong>
          </p>
          <p>
            {status.reason === 'wait'
              ? t(`screensˆact>${getWaitTextKey(status)}`, {
                  count: status.seconds,
                  time: formatTimeOfDay(status.until, i18n.language),
                })
              : formatReason(status.reason === 'unconfirmed' ? 'refused' : status.reason)}
          </p>
        </Notice>
      ) : null}
      {children}
    </div>
  );
}
