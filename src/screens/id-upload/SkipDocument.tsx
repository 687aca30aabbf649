import { useRef, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { isUnderWay } from '../../domain/journey/calls/sending';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useAct } from '../useAct';
import styles from './IdUpload.module.css';

/** On without a document, after it was asked back. */
export function SkipDocument() {
  const { t } = useTranslation();
  const { sending, isBusy, take } = useAct('skipDocumentUpload');
  const [isAsking, setIsAsking] = useState(false);
  const [isTaken, setIsTaken] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  const skip = () => {
    setIsAsking(false);
    setIsTaken(true);
    take({ call: 'skipDocumentUpload', told: {} });
  };
  return (
    <div className={styles['skip']}>
      <Button
        look="quiet"
        isBusy={isTaken && isUnderWay(sending)}
        aria-disabled={isBusy}
        onClick={() => (isBusy ? undefined : setIsAsking(true))}
      >
        {t('screensˆidUpload>skip')}
      </Button>
      {isAsking ? (
        <Dialog label={t('screensˆidUpload>skip_title')} onClose={() => setIsAsking(false)} startAt={stay}>
          <div className={styles['asking']}>
            <h2>{t('screensˆidUpload>skip_title')}</h2>
            <p>{t('screensˆidUpload>skip_lead')}</p>
            <Button ref={stay} onClick={() => setIsAsking(false)}>
              {t('screensˆidUpload>skip_no')}
            </Button>
            <Button look="outlined" onClick={skip}>
              {t('screensˆidUpload>skip_yes')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
