import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n/texts';
import {
  idleStatus,
  isRequestPending,
  isWaitingForServer,
  type RequestStatus,
} from '../../../domain/journey/calls/requestStatus';
import { Countdown } from '../../../form/layout/Countdown';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { ActionStatus } from './ActionStatus';

interface ResendCodeProps {
  readonly status: RequestStatus;
  readonly onPress: () => void;
}

/** Requests another code. The button counts down the server's delay. */
export function ResendCode({ status, onPress }: ResendCodeProps) {
  const { t } = useTranslation();
  const isPlanned = status.kind === 'not-saved' && status.reason === 'wait' && status.isPlanned === true;
  const isSent = status.kind === 'saved' || (isPlanned && isWaitingForServer(status));
  // A press during the delay is answered by the same words again.
  const [presses, setPresses] = useState(0);
  return (
    <>
      <ActionStatus status={isPlanned ? idleStatus : status}>
        {isSent ? (
          <Notice key={presses} tone="info">
            {t('screensˆcode>on_its_way')}
          </Notice>
        ) : null}
      </ActionStatus>
      <Button
        variant="outlined"
        isBusy={isRequestPending(status)}
        aria-disabled={isRequestPending(status) || isWaitingForServer(status)}
        onClick={() => {
          setPresses(presses + 1);
          onPress();
        }}
      >
        {t('screensˆcode>resend')}
        {isWaitingForServer(status) ? <Countdown status={status} /> : null}
      </Button>
    </>
  );
}
