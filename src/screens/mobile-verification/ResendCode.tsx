import { useTranslation } from '../../platform/texts';
import { isRequestPending, isWaitingForServer } from '../../domain/journey/calls/requestStatus';
import { formatCountdown } from '../../form/layout/formatCountdown';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ActionStatus } from '../ActionStatus';
import { useStateAction } from '../useStateAction';

/** Requests another code. The button counts down the server's delay. */
export function ResendCode() {
  const { t } = useTranslation();
  const { status, isBusy, send } = useStateAction('resendCode');
  const hasWaited = status.kind === 'not-saved' && status.reason === 'wait';
  const isSent = isWaitingForServer(status) || status.kind === 'saved';
  return (
    <>
      {isSent || hasWaited ? (
        <div role="status">{isSent ? <Notice tone="info">{t('screensˆcode>on_its_way')}</Notice> : null}</div>
      ) : (
        <ActionStatus status={status} />
      )}
      <Button
        variant="outlined"
        isBusy={isRequestPending(status)}
        aria-disabled={isBusy}
        onClick={() => send({ call: 'resendCode', details: {} })}
      >
        {isWaitingForServer(status)
          ? t('screensˆcode>resend_in', { time: formatCountdown(status) })
          : t('screensˆcode>resend')}
      </Button>
    </>
  );
}
