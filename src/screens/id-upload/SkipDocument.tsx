import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n/texts';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { stateActionRequested } from '../../state/events';
import type { ScreenRequest } from '../parts/requests/useRequest';
import { useAppDispatch } from '../storeHooks';
import styles from './IdUploadScreen.module.css';

/** Skips the document after a confirmation. Says what follows before the press as well. The screen shows the status of the request. */
export function SkipDocument({ request }: { readonly request: ScreenRequest }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isSkipped, setIsSkipped] = useState(false);
  const costId = useId();
  const skip = () => {
    setIsConfirming(false);
    if (request.isTooEarly()) return;
    setIsSkipped(true);
    dispatch(stateActionRequested({ call: 'skipDocumentUpload', details: {} }));
  };
  return (
    <div className={styles['skip']}>
      <Button
        variant="quiet"
        isBusy={isSkipped && request.isBusy}
        aria-disabled={request.button['aria-disabled']}
        aria-describedby={costId}
        onClick={() => (request.isTooEarly() ? undefined : setIsConfirming(true))}
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
