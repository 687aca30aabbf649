import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { isRequestPending } from '../../domain/journey/calls/requestStatus';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useStateAction } from '../useStateAction';
import styles from './IdUploadScreen.module.css';

/** Skips the document after a confirmation. Says what follows before the press as well. */
export function SkipDocument() {
  const { t } = useTranslation();
  const { status, send } = useStateAction('skipDocumentUpload');
  const [isConfirming, setIsConfirming] = useState(false);
  const [isSkipped, setIsSkipped] = useState(false);
  const costId = useId();
  const stayButton = useRef<HTMLButtonElement>(null);
  const skip = () => {
    setIsConfirming(false);
    setIsSkipped(true);
    send({ call: 'skipDocumentUpload', details: {} });
  };
  return (
    <div className={styles['skip']}>
      <Button
        variant="quiet"
        isBusy={isSkipped && isRequestPending(status)}
        aria-describedby={costId}
        onClick={() => setIsConfirming(true)}
      >
        {t('screensˆidUpload>skip')}
      </Button>
      <p id={costId} className={styles['small']}>
        {t('screensˆidUpload>skip_lead')}
      </p>
      {isConfirming ? (
        <Dialog
          label={t('screensˆidUpload>skip_title')}
          onClose={() => setIsConfirming(false)}
          startAt={stayButton}
        >
          <div className={styles['asking']}>
            <h2>{t('screensˆidUpload>skip_title')}</h2>
            <p>{t('screensˆidUpload>skip_lead')}</p>
            <Button ref={stayButton} onClick={() => setIsConfirming(false)}>
              {t('screensˆidUpload>skip_no')}
            </Button>
            <Button variant="outlined" onClick={skip}>
              {t('screensˆidUpload>skip_yes')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
