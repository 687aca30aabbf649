import { useTranslation } from '../../platform/texts';
import { isUnderWay, isWaiting } from '../../domain/journey/calls/sending';
import { countedDown } from '../../form/around/countedDown';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ActState } from '../ActState';
import { useAct } from '../useAct';

/** Has another code sent, not before the server lets it: the time counts down on the button itself. */
export function ResendCode() {
  const { t } = useTranslation();
  const { sending, isBusy, take } = useAct('resendCode');
  const hasWaited = sending.kind === 'not-saved' && sending.reason === 'wait';
  const isOnItsWay = isWaiting(sending) || sending.kind === 'saved';
  return (
    <>
      {isOnItsWay || hasWaited ? (
        <div role="status">
          {isOnItsWay ? <Notice tone="info">{t('screensˆcode>on_its_way')}</Notice> : null}
        </div>
      ) : (
        <ActState sending={sending} />
      )}
      <Button
        look="outlined"
        isBusy={isUnderWay(sending)}
        aria-disabled={isBusy}
        onClick={() => take({ call: 'resendCode', told: {} })}
      >
        {isWaiting(sending)
          ? t('screensˆcode>resend_in', { time: countedDown(sending) })
          : t('screensˆcode>resend')}
      </Button>
    </>
  );
}
