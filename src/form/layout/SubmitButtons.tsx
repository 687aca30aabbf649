import type { TFunction } from 'i18next';
import { useTranslation } from '../../platform/i18n/texts';
import {
  isRequestPending,
  isWaitingForServer,
  type RequestStatus,
} from '../../domain/journey/calls/requestStatus';
import { Button } from '../../ui/Button';
import { SaveStatus } from '../messages/SaveStatus';
import { formatCountdown } from './formatCountdown';
import styles from './SubmitButtons.module.css';

interface SubmitButtonsProps {
  readonly requestStatus: RequestStatus;
  /** Whether the request is that of a step before, so that the button is free. */
  readonly isAhead: boolean;
  readonly label: string;
  readonly notSavedText?: string | undefined;
}

/** The button that submits a step, and the status of its request. */
export function SubmitButtons({ requestStatus, isAhead, label, notSavedText }: SubmitButtonsProps) {
  const { t } = useTranslation();
  const hasFailed = requestStatus.kind === 'not-saved' && !isAhead;
  return (
    <div className={styles['act']} data-part="submit">
      <SaveStatus requestStatus={requestStatus} notSavedText={notSavedText} />
      <Button
        type="submit"
        isBusy={!isAhead && isRequestPending(requestStatus)}
        aria-disabled={!isAhead && isWaitingForServer(requestStatus)}
        // A screen reader speaks a focused button again with each change of its name.
        aria-label={hasFailed ? t('commonˆretry') : undefined}
      >
        {hasFailed ? getRetryLabel(requestStatus, t) : label}
      </Button>
    </div>
  );
}

function getRetryLabel(status: RequestStatus, t: TFunction): string {
  if (!isWaitingForServer(status)) return t('commonˆretry');
  return t('commonˆretry_in', { time: formatCountdown(status) });
}
