import { useTranslation } from '../../platform/texts';
import {
  isRequestPending,
  isWaitingForServer,
  type RequestStatus,
} from '../../domain/journey/calls/requestStatus';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ActionStatus } from '../ActionStatus';

interface ReferenceSubmissionProps {
  readonly status: RequestStatus;
  readonly onRetry: () => void;
}

/**
 * The partner has finished. Shows the status of the reference's submission, which can be retried without the
 * partner.
 */
export function ReferenceSubmission({ status, onRetry }: ReferenceSubmissionProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        {status.kind === 'sending' ? <Notice tone="info">{t('screensˆpartner>sending')}</Notice> : null}
      </div>
      <ActionStatus status={status} />
      <Button isBusy={isRequestPending(status)} aria-disabled={isWaitingForServer(status)} onClick={onRetry}>
        {t('screensˆpartner>again')}
      </Button>
    </>
  );
}
