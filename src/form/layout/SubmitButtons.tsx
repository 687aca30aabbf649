import { useTranslation } from '../../platform/i18n/texts';
import {
  isRequestPending,
  isWaitingForServer,
  type RequestStatus,
} from '../../domain/journey/calls/requestStatus';
import { Button } from '../../ui/Button';
import { SaveStatus } from '../messages/SaveStatus';
import { Countdown } from './Countdown';
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
      >
        {hasFailed ? t('commonˆretry') : label}
        {hasFailed && isWaitingForServer(requestStatus) ? <Countdown status={requestStatus} /> : null}
      </Button>
    </div>
  );
}
