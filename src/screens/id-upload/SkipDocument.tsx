import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { isRequestPending } from '../../domain/journey/calls/requestStatus';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useStateAction } from '../parts/requests/useStateAction';
import styles from './IdUploadScreen.module.css';

/** Skips the document after a confirmation. Says what follows before the press as well. */
export function SkipDocument() {
  const { t } = useTranslation();
  const { status, send } = useStateAction('skipDocumentUpload');
  const [isConfirming, setIsConfirming] = useState(false);
  const [isSkipped, setIsSkipped] = useState(false);
  const costId = useId();
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
        <ConfirmDialog
          title={t('screensˆidUpload>skip_title')}
          lead={t('screensˆidUpload>skip_lead')}
          cancelLabel={t('screensˆidUpload>skip_no')}
          confirmLabel={t('screensˆidUpload>skip_yes')}
          onCancel={() => setIsConfirming(false)}
          onConfirm={skip}
        />
      ) : null}
    </div>
  );
}
