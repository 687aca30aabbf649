import { useTranslation } from 'react-i18next';
import { isUnderWay, type Sending } from '../domain/journey/sending';
import { Button } from '../ui/Button';
import { SaveState } from './SaveState';
import styles from './SubmitAct.module.css';

interface SubmitActProps {
  readonly sending: Sending;
  /** Something else is awaited before the sending. */
  readonly isBusy: boolean;
  readonly label: string;
  /** Told when a press begins and ends: a message that appears above meanwhile would take the button from under it. */
  readonly onPressing: (isPressing: boolean) => void;
}

/** The one act that leaves a step, and how it stands with the sending. */
export function SubmitAct({ sending, isBusy, label, onPressing }: SubmitActProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['act']}>
      <SaveState sending={sending} />
      <Button
        type="submit"
        isBusy={isBusy || isUnderWay(sending)}
        onPointerDown={() => onPressing(true)}
        onPointerUp={() => onPressing(false)}
        onPointerLeave={() => onPressing(false)}
        // The second press of a double click belongs to this step, not to the one that takes its place.
        onClick={(event) => {
          if (event.detail > 1) event.preventDefault();
        }}
      >
        {sending.kind === 'not-saved' ? t('commonˆretry') : label}
      </Button>
    </div>
  );
}
