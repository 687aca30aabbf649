import { useTranslation } from '../../platform/texts';
import { isUnderWay, isWaiting, type Sending } from '../../domain/journey/calls/sending';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ActState } from '../ActState';

interface HandingOverProps {
  readonly sending: Sending;
  readonly onAgain: () => void;
}

/** The partner has ended: its reference is on its way, or can be sent once more without asking the partner again. */
export function HandingOver({ sending, onAgain }: HandingOverProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="status">
        {sending.kind === 'sending' ? <Notice tone="info">{t('screensˆpartner>sending')}</Notice> : null}
      </div>
      <ActState sending={sending} />
      <Button isBusy={isUnderWay(sending)} aria-disabled={isWaiting(sending)} onClick={onAgain}>
        {t('screensˆpartner>again')}
      </Button>
    </>
  );
}
