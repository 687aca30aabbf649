import type { TFunction } from 'i18next';
import { useTranslation } from '../../platform/texts';
import { isUnderWay, isWaiting, type Sending } from '../../domain/journey/calls/sending';
import { Button } from '../../ui/Button';
import { SaveState } from '../messages/SaveState';
import { countedDown } from './countedDown';
import styles from './SubmitAct.module.css';

interface SubmitActProps {
  readonly sending: Sending;
  /** Something else is awaited before the sending. */
  readonly isBusy: boolean;
  readonly label: string;
  /** What is said in place of "not saved" where nothing is to be saved. */
  readonly unsent?: string | undefined;
  /** Told when a press begins and ends: a message that appears above meanwhile would take the button from under it. */
  readonly onPressing: (isPressing: boolean) => void;
}

/** The one act that leaves a step, and how it stands with the sending. */
export function SubmitAct({ sending, isBusy, label, unsent, onPressing }: SubmitActProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['act']} data-part="submit">
      <SaveState sending={sending} unsent={unsent} />
      <Button
        type="submit"
        isBusy={isBusy || isUnderWay(sending)}
        aria-disabled={isWaiting(sending)}
        onPointerDown={() => onPressing(true)}
        onPointerUp={() => onPressing(false)}
        onPointerLeave={() => onPressing(false)}
        // The second press of a double click belongs to this step, not to the one that takes its place.
        onClick={(event) => {
          if (event.detail > 1) event.preventDefault();
        }}
      >
        {sending.kind === 'not-saved' ? retryLabel(sending, t) : label}
      </Button>
    </div>
  );
}

/** Minutes and seconds count down while another try would come too early. */
function retryLabel(sending: Sending, t: TFunction): string {
  if (!isWaiting(sending)) return t('commonˆretry');
  return t('commonˆretry_in', { time: countedDown(sending) });
}
